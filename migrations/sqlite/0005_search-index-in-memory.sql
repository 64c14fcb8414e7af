-- Each server now keeps the full-text index of listings in memory.
DROP TRIGGER listing_texts_added;
--> statement-breakpoint
DROP TRIGGER listing_texts_removed;
--> statement-breakpoint
DROP TRIGGER listing_texts_changed;
--> statement-breakpoint
DROP TABLE listing_terms;
--> statement-breakpoint
DROP TABLE listing_texts_fts;
