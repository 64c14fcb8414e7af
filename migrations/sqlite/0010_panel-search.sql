DROP INDEX `audit_log_created_at`;--> statement-breakpoint
CREATE INDEX `audit_log_subject_kind` ON `audit_log` (`subject_kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_created_at` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name`);--> statement-breakpoint
CREATE INDEX `listings_states` ON `listings` (`id`,`status`,`hold`,`seller_active`,`expires_at`,`kind`,`featured`,`verified`,`seller_id`,`updated_at`);
--> statement-breakpoint
CREATE TABLE user_texts (
	doc_id INTEGER PRIMARY KEY,
	user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	contact TEXT NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_texts_fts USING fts5(
	user_id UNINDEXED,
	name,
	contact,
	content = 'user_texts',
	content_rowid = 'doc_id',
	tokenize = 'trigram'
);
--> statement-breakpoint
INSERT INTO user_texts_fts (user_texts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER user_texts_added AFTER INSERT ON user_texts BEGIN
	INSERT INTO user_texts_fts (rowid, user_id, name, contact) VALUES (new.doc_id, new.user_id, new.name, new.contact);
END;
--> statement-breakpoint
CREATE TRIGGER user_texts_removed AFTER DELETE ON user_texts BEGIN
	INSERT INTO user_texts_fts (user_texts_fts, rowid, user_id, name, contact) VALUES ('delete', old.doc_id, old.user_id, old.name, old.contact);
END;
--> statement-breakpoint
CREATE TRIGGER user_texts_changed AFTER UPDATE ON user_texts BEGIN
	INSERT INTO user_texts_fts (user_texts_fts, rowid, user_id, name, contact) VALUES ('delete', old.doc_id, old.user_id, old.name, old.contact);
	INSERT INTO user_texts_fts (rowid, user_id, name, contact) VALUES (new.doc_id, new.user_id, new.name, new.contact);
END;
--> statement-breakpoint
-- Spelt as foldSpelling spells, which a test holds it against; two spaces before every word, so that three characters know its beginning.
CREATE VIEW user_words AS SELECT id AS user_id,
	'  ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ة', 'ه'), 'ؤ', 'و'), 'ئ', 'ي'), 'گ', 'ك'), 'ک', 'ك'), 'چ', 'ج'), 'پ', 'ب'), 'ڤ', 'ف'), 'ژ', 'ز'), char(1611), ''), char(1612), ''), char(1613), ''), char(1614), ''), char(1615), ''), char(1616), ''), char(1617), ''), char(1618), ''), char(1619), ''), char(1620), ''), char(1621), ''), char(1622), ''), char(1623), ''), char(1624), ''), char(1625), ''), char(1626), ''), char(1627), ''), char(1628), ''), char(1629), ''), char(1630), ''), char(1631), ''), char(1648), ''), char(1600), ''), ' ', '  ') AS name,
	'  ' || email_key || '  ' || coalesce(phone, '') AS contact
FROM users;
--> statement-breakpoint
INSERT INTO user_texts (user_id, name, contact) SELECT user_id, name, contact FROM user_words ORDER BY user_id;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
	INSERT INTO user_texts (user_id, name, contact) SELECT user_id, name, contact FROM user_words WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name, email_key, phone ON users BEGIN
	UPDATE user_texts SET (name, contact) = (SELECT name, contact FROM user_words WHERE user_id = new.id) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_fts USING fts5(entry_id UNINDEXED, words, tokenize = 'trigram');
--> statement-breakpoint
CREATE VIEW audit_words AS SELECT id AS entry_id,
	'  ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(actor_name || ' ' || subject_name), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ة', 'ه'), 'ؤ', 'و'), 'ئ', 'ي'), 'گ', 'ك'), 'ک', 'ك'), 'چ', 'ج'), 'پ', 'ب'), 'ڤ', 'ف'), 'ژ', 'ز'), char(1611), ''), char(1612), ''), char(1613), ''), char(1614), ''), char(1615), ''), char(1616), ''), char(1617), ''), char(1618), ''), char(1619), ''), char(1620), ''), char(1621), ''), char(1622), ''), char(1623), ''), char(1624), ''), char(1625), ''), char(1626), ''), char(1627), ''), char(1628), ''), char(1629), ''), char(1630), ''), char(1631), ''), char(1648), ''), char(1600), ''), ' ', '  ') || '  ' || coalesce(actor_id, '') || '  ' || subject_id AS words
FROM audit_log;
--> statement-breakpoint
INSERT INTO audit_fts (entry_id, words) SELECT entry_id, words FROM audit_words ORDER BY entry_id;
--> statement-breakpoint
CREATE TRIGGER audit_log_added AFTER INSERT ON audit_log BEGIN
	INSERT INTO audit_fts (entry_id, words) SELECT entry_id, words FROM audit_words WHERE entry_id = new.id;
END;
