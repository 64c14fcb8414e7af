ALTER TABLE "saved_searches" ADD COLUMN "rev" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_searches_rev" ON "saved_searches" USING btree ("rev","id");