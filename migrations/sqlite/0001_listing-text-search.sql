CREATE VIRTUAL TABLE listing_texts_fts USING fts5(
	folded,
	content = 'listing_texts',
	content_rowid = 'doc_id',
	tokenize = "unicode61 remove_diacritics 0",
	prefix = '2 3'
);
--> statement-breakpoint
CREATE TRIGGER listing_texts_added AFTER INSERT ON listing_texts BEGIN
	INSERT INTO listing_texts_fts (rowid, folded) VALUES (new.doc_id, new.folded);
END;
--> statement-breakpoint
CREATE TRIGGER listing_texts_removed AFTER DELETE ON listing_texts BEGIN
	INSERT INTO listing_texts_fts (listing_texts_fts, rowid, folded) VALUES ('delete', old.doc_id, old.folded);
END;
--> statement-breakpoint
CREATE TRIGGER listing_texts_changed AFTER UPDATE ON listing_texts BEGIN
	INSERT INTO listing_texts_fts (listing_texts_fts, rowid, folded) VALUES ('delete', old.doc_id, old.folded);
	INSERT INTO listing_texts_fts (rowid, folded) VALUES (new.doc_id, new.folded);
END;
