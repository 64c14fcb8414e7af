DROP INDEX "plates_number";--> statement-breakpoint
CREATE INDEX "plates_digit_count" ON "plates" USING btree ("digit_count","number","area_code","listing_id");