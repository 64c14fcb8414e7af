ALTER TABLE "listings" ADD COLUMN "text_hash" text;--> statement-breakpoint
CREATE INDEX "listings_text_hash" ON "listings" USING btree ("text_hash");