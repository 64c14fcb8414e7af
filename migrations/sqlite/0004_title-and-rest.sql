DROP TRIGGER listing_texts_added;
--> statement-breakpoint
DROP TRIGGER listing_texts_removed;
--> statement-breakpoint
DROP TRIGGER listing_texts_changed;
--> statement-breakpoint
DROP TABLE listing_texts_fts;
--> statement-breakpoint
ALTER TABLE `listing_texts` RENAME COLUMN "folded" TO "rest";
--> statement-breakpoint
ALTER TABLE `listing_texts` ADD `title` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE listing_texts_fts USING fts5(
	title,
	rest,
	content = 'listing_texts',
	content_rowid = 'doc_id',
	tokenize = "unicode61 remove_diacritics 0",
	prefix = '2 3'
);
--> statement-breakpoint
INSERT INTO listing_texts_fts (listing_texts_fts) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE listing_terms USING fts5vocab(listing_texts_fts, row);
--> statement-breakpoint
CREATE TRIGGER listing_texts_added AFTER INSERT ON listing_texts BEGIN
	INSERT INTO listing_texts_fts (rowid, title, rest) VALUES (new.doc_id, new.title, new.rest);
END;
--> statement-breakpoint
CREATE TRIGGER listing_texts_removed AFTER DELETE ON listing_texts BEGIN
	INSERT INTO listing_texts_fts (listing_texts_fts, rowid, title, rest) VALUES ('delete', old.doc_id, old.title, old.rest);
END;
--> statement-breakpoint
CREATE TRIGGER listing_texts_changed AFTER UPDATE ON listing_texts BEGIN
	INSERT INTO listing_texts_fts (listing_texts_fts, rowid, title, rest) VALUES ('delete', old.doc_id, old.title, old.rest);
	INSERT INTO listing_texts_fts (rowid, title, rest) VALUES (new.doc_id, new.title, new.rest);
END;
