ALTER TABLE "plates" RENAME COLUMN "number" TO "plate_number";--> statement-breakpoint
DROP INDEX "plates_digit_count";--> statement-breakpoint
DROP INDEX "plates_area_code";--> statement-breakpoint
CREATE INDEX "plates_digit_count" ON "plates" USING btree ("digit_count","plate_number","area_code","listing_id");--> statement-breakpoint
CREATE INDEX "plates_area_code" ON "plates" USING btree ("area_code","digit_count","plate_number","listing_id");