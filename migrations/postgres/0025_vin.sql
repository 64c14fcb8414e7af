ALTER TABLE "cars" ADD COLUMN "vin" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "cars_vin" ON "cars" USING btree ("vin") WHERE "cars"."vin" is not null;