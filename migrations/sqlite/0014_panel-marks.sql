DROP INDEX `listings_states`;--> statement-breakpoint
CREATE INDEX `listings_created_at` ON `listings` (`created_at`);--> statement-breakpoint
DROP INDEX `users_name`;--> statement-breakpoint
CREATE INDEX `users_created_at` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `inquiries_created_at` ON `inquiries` (`created_at`,`status`,`updated_at`);--> statement-breakpoint
-- A mark is three characters, one token: the rare mark of a frequent word is found by going through the rare one.
CREATE VIEW user_marks AS SELECT id AS user_id,
	CASE WHEN is_active THEN '' ELSE '!s!' END || CASE WHEN verified_at IS NULL THEN '' ELSE '!v!' END || CASE role WHEN 'admin' THEN '!a!' ELSE '' END AS marks
FROM users;
--> statement-breakpoint
DROP TRIGGER user_texts_added;
--> statement-breakpoint
DROP TRIGGER user_texts_removed;
--> statement-breakpoint
DROP TRIGGER user_texts_changed;
--> statement-breakpoint
DROP TRIGGER users_added;
--> statement-breakpoint
DROP TABLE user_texts_fts;
--> statement-breakpoint
ALTER TABLE user_texts ADD COLUMN marks TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE user_texts SET marks = (SELECT marks FROM user_marks WHERE user_id = user_texts.user_id);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_texts_fts USING fts5(
	user_id UNINDEXED,
	name,
	contact,
	marks,
	content = 'user_texts',
	content_rowid = 'doc_id',
	tokenize = 'trigram'
);
--> statement-breakpoint
INSERT INTO user_texts_fts (user_texts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO user_texts_fts (user_texts_fts) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER user_texts_added AFTER INSERT ON user_texts BEGIN
	INSERT INTO user_texts_fts (rowid, user_id, name, contact, marks) VALUES (new.doc_id, new.user_id, new.name, new.contact, new.marks);
END;
--> statement-breakpoint
CREATE TRIGGER user_texts_removed AFTER DELETE ON user_texts BEGIN
	INSERT INTO user_texts_fts (user_texts_fts, rowid, user_id, name, contact, marks) VALUES ('delete', old.doc_id, old.user_id, old.name, old.contact, old.marks);
END;
--> statement-breakpoint
CREATE TRIGGER user_texts_changed AFTER UPDATE ON user_texts BEGIN
	INSERT INTO user_texts_fts (user_texts_fts, rowid, user_id, name, contact, marks) VALUES ('delete', old.doc_id, old.user_id, old.name, old.contact, old.marks);
	INSERT INTO user_texts_fts (rowid, user_id, name, contact, marks) VALUES (new.doc_id, new.user_id, new.name, new.contact, new.marks);
END;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
	INSERT INTO user_texts (user_id, name, contact, marks) SELECT user_id, name, contact, marks FROM user_words JOIN user_marks USING (user_id) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_marked AFTER UPDATE OF is_active, verified_at, role ON users BEGIN
	UPDATE user_texts SET marks = (SELECT marks FROM user_marks WHERE user_id = new.id) WHERE user_id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER audit_log_added;
--> statement-breakpoint
DROP TABLE audit_fts;
--> statement-breakpoint
-- The beginnings of the kind and of what was done, as one token each: `!li.ba` of `listing.badges`.
CREATE VIEW audit_about AS SELECT id AS entry_id, '!' || substr(subject_kind, 1, 2) || substr(action, instr(action, '.'), 3) AS about FROM audit_log;
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_fts USING fts5(entry_id UNINDEXED, words, about, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO audit_fts (entry_id, words, about) SELECT entry_id, words, about FROM audit_words JOIN audit_about USING (entry_id) ORDER BY entry_id;
--> statement-breakpoint
CREATE TRIGGER audit_log_added AFTER INSERT ON audit_log BEGIN
	INSERT INTO audit_fts (entry_id, words, about) SELECT entry_id, words, about FROM audit_words JOIN audit_about USING (entry_id) WHERE entry_id = new.id;
END;
