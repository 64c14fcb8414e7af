ALTER TABLE "saved_search_anchors" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "saved_search_anchors" CASCADE;--> statement-breakpoint
DROP INDEX "saved_searches_query";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "rev" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_searches_rev" ON "saved_searches" USING btree ("rev","id");