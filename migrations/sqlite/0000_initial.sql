CREATE TABLE `one_time_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_links_user_id` ON `one_time_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `one_time_links_expires_at` ON `one_time_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`awaits_code` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`location` text,
	`role` text DEFAULT 'user' NOT NULL,
	`listing_limit` integer DEFAULT 5,
	`is_active` integer DEFAULT true NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`email_verified_at` integer,
	`verified_at` integer,
	`mails_inquiries` integer DEFAULT true NOT NULL,
	`mails_expiry` integer DEFAULT true NOT NULL,
	`admin_note` text,
	`totp_secret` text,
	`totp_confirmed_at` integer,
	`totp_step` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `users_created_at` ON `users` (`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_created_at` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject_kind` ON `audit_log` (`subject_kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`created_at`);--> statement-breakpoint
CREATE TABLE `cars` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer NOT NULL,
	`mileage_km` integer NOT NULL,
	`fuel_type` text NOT NULL,
	`transmission` text NOT NULL,
	`body_type` text NOT NULL,
	`engine_size` text,
	`color` text NOT NULL,
	`features` text NOT NULL,
	`customs` text,
	`licence` text,
	`licensed_until` text,
	`insurance` text,
	`regional_spec` text,
	`paint` text,
	`body_condition` text,
	`inspection` text,
	`inspection_note` text,
	`payment` text,
	`down_payment_cents` integer,
	`monthly_cents` integer,
	`months` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cars_make_model` ON `cars` (`make`,`model`,`listing_id`);--> statement-breakpoint
CREATE INDEX `cars_year` ON `cars` (`year`,`listing_id`);--> statement-breakpoint
CREATE INDEX `cars_mileage_km` ON `cars` (`mileage_km`);--> statement-breakpoint
CREATE INDEX `cars_body_type` ON `cars` (`body_type`);--> statement-breakpoint
CREATE TABLE `favorites` (
	`user_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`price_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `listing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favorites_listing_id` ON `favorites` (`listing_id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created_at` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_user_id` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE TABLE `inquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`seller_id` text NOT NULL,
	`buyer_id` text,
	`message` text NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_phone` text NOT NULL,
	`buyer_email` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `inquiries_seller_id_created_at` ON `inquiries` (`seller_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `inquiries_created_at` ON `inquiries` (`created_at`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `inquiries_listing_id` ON `inquiries` (`listing_id`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `erased_listings` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`rev` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erased_listings_rev_unique` ON `erased_listings` (`rev`);--> statement-breakpoint
CREATE TABLE `listing_photos` (
	`listing_id` text NOT NULL,
	`photo_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `photo_id`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_photos_photo_id` ON `listing_photos` (`photo_id`);--> statement-breakpoint
CREATE TABLE `listing_texts` (
	`doc_id` integer PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`rest` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_texts_listingId_unique` ON `listing_texts` (`listing_id`);--> statement-breakpoint
CREATE TABLE `listing_views` (
	`listing_id` text NOT NULL,
	`visitor` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`listing_id`, `visitor`, `day`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_views_day` ON `listing_views` (`day`);--> statement-breakpoint
CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`seller_id` text NOT NULL,
	`title` text NOT NULL,
	`price_cents` integer NOT NULL,
	`description` text NOT NULL,
	`location` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`listed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`hold` text,
	`seller_active` integer DEFAULT true NOT NULL,
	`sold_at` integer,
	`removed_at` integer,
	`view_count` integer DEFAULT 0 NOT NULL,
	`contact_count` integer DEFAULT 0 NOT NULL,
	`submission_key` text,
	`sole_item` text,
	`text_hash` text,
	`rev` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listings_newest` ON `listings` (`kind`,`status`,`listed_at`,`id`,`expires_at`,`hold`,`seller_active`,`price_cents`,`location`);--> statement-breakpoint
CREATE INDEX `listings_price` ON `listings` (`kind`,`status`,`price_cents`,`id`,`expires_at`,`hold`,`seller_active`);--> statement-breakpoint
CREATE INDEX `listings_seller_id` ON `listings` (`seller_id`,`status`);--> statement-breakpoint
CREATE INDEX `listings_of_seller` ON `listings` (`seller_id`,`id`,`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `listings_featured` ON `listings` (`kind`,`featured`,`listed_at`);--> statement-breakpoint
CREATE INDEX `listings_rev` ON `listings` (`rev`);--> statement-breakpoint
CREATE INDEX `listings_sole_item` ON `listings` (`sole_item`);--> statement-breakpoint
CREATE INDEX `listings_text_hash` ON `listings` (`text_hash`);--> statement-breakpoint
CREATE INDEX `listings_created_at` ON `listings` (`created_at`);--> statement-breakpoint
CREATE INDEX `listings_hold` ON `listings` (`hold`,`status`) WHERE "listings"."hold" is not null;--> statement-breakpoint
CREATE INDEX `listings_sold` ON `listings` (`kind`,`hold`,`seller_active`,`sold_at`) WHERE "listings"."sold_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `listings_submission_key` ON `listings` (`seller_id`,`submission_key`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`unique_key` text,
	`user_id` text,
	`recipient` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`unsubscribe_url` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_uniqueKey_unique` ON `outbox` (`unique_key`);--> statement-breakpoint
CREATE INDEX `outbox_next_try_at` ON `outbox` (`sent_at`,`failed_at`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `outbox_user_id` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `flags` (
	`listing_id` text NOT NULL,
	`rule` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL,
	`passed_at` integer,
	PRIMARY KEY(`listing_id`, `rule`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `flags_rule` ON `flags` (`rule`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text,
	`seller_id` text,
	`subject` text NOT NULL,
	`reporter_id` text,
	`reporter_key` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open` ON `reports` (`subject`,`reporter_key`) WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX `reports_status` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_listing_id` ON `reports` (`listing_id`);--> statement-breakpoint
CREATE INDEX `reports_seller_id` ON `reports` (`seller_id`);--> statement-breakpoint
CREATE INDEX `reports_reporter_id` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`admin_id` text,
	`verdict` text NOT NULL,
	`reason` text,
	`note` text DEFAULT '' NOT NULL,
	`note_ar` text DEFAULT '' NOT NULL,
	`listing_then` text,
	`hold_before` text,
	`rev` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reviews_listing_id` ON `reviews` (`listing_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`language` text NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_emailKey_unique` ON `subscribers` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_token_unique` ON `subscribers` (`token`);--> statement-breakpoint
CREATE TABLE `photo_uploads` (
	`photo_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`photo_id`, `owner_id`),
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `photo_uploads_created_at` ON `photo_uploads` (`created_at`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `plates` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`area_code` integer NOT NULL,
	`plate_number` text NOT NULL,
	`digit_count` integer NOT NULL,
	`tags` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plates_digit_count` ON `plates` (`digit_count`,`plate_number`,`area_code`,`listing_id`);--> statement-breakpoint
CREATE INDEX `plates_area_code` ON `plates` (`area_code`,`digit_count`,`plate_number`,`listing_id`);--> statement-breakpoint
CREATE TABLE `site_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends_at` ON `rate_limits` (`ends_at`);--> statement-breakpoint
-- Everything from here on is written by hand: full-text indexes, the triggers that keep them up to date, and the guard of the audit log.
CREATE VIRTUAL TABLE listing_texts_fts USING fts5(
	title,
	rest,
	content = 'listing_texts',
	content_rowid = 'doc_id',
	tokenize = "unicode61 remove_diacritics 0",
	prefix = '2 3'
);
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
--> statement-breakpoint
CREATE TABLE user_texts (
	doc_id INTEGER PRIMARY KEY,
	user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	contact TEXT NOT NULL,
	marks TEXT NOT NULL DEFAULT ''
);
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
-- Deleted names and addresses are removed from the index at once, not at its next merge.
INSERT INTO user_texts_fts (user_texts_fts, rank) VALUES ('secure-delete', 1);
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
-- The same folding as foldSpelling in src/core/fold.ts; a test compares them. Two spaces stand before every word, so that
-- the first one or two letters of a word are part of a trigram.
CREATE VIEW user_words AS SELECT id AS user_id,
	'  ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ة', 'ه'), 'ؤ', 'و'), 'ئ', 'ي'), 'گ', 'ك'), 'ک', 'ك'), 'چ', 'ج'), 'پ', 'ب'), 'ڤ', 'ف'), 'ژ', 'ز'), char(1611), ''), char(1612), ''), char(1613), ''), char(1614), ''), char(1615), ''), char(1616), ''), char(1617), ''), char(1618), ''), char(1619), ''), char(1620), ''), char(1621), ''), char(1622), ''), char(1623), ''), char(1624), ''), char(1625), ''), char(1626), ''), char(1627), ''), char(1628), ''), char(1629), ''), char(1630), ''), char(1631), ''), char(1648), ''), char(1600), ''), ' ', '  ') AS name,
	'  ' || email_key || '  ' || coalesce(phone, '') AS contact
FROM users;
--> statement-breakpoint
-- A mark is three characters, one trigram, so that a rare mark and a frequent word are matched by starting with the rare one.
CREATE VIEW user_marks AS SELECT id AS user_id,
	CASE WHEN is_active THEN '' ELSE '!s!' END || CASE WHEN verified_at IS NULL THEN '' ELSE '!v!' END || CASE role WHEN 'admin' THEN '!a!' ELSE '' END AS marks
FROM users;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
	INSERT INTO user_texts (user_id, name, contact, marks) SELECT user_id, name, contact, marks FROM user_words JOIN user_marks USING (user_id) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name, email_key, phone ON users BEGIN
	UPDATE user_texts SET (name, contact) = (SELECT name, contact FROM user_words WHERE user_id = new.id) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_marked AFTER UPDATE OF is_active, verified_at, role ON users BEGIN
	UPDATE user_texts SET marks = (SELECT marks FROM user_marks WHERE user_id = new.id) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_fts USING fts5(entry_id UNINDEXED, words, about, tokenize = 'trigram');
--> statement-breakpoint
CREATE VIEW audit_words AS SELECT id AS entry_id,
	'  ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(actor_name || ' ' || subject_name), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ة', 'ه'), 'ؤ', 'و'), 'ئ', 'ي'), 'گ', 'ك'), 'ک', 'ك'), 'چ', 'ج'), 'پ', 'ب'), 'ڤ', 'ف'), 'ژ', 'ز'), char(1611), ''), char(1612), ''), char(1613), ''), char(1614), ''), char(1615), ''), char(1616), ''), char(1617), ''), char(1618), ''), char(1619), ''), char(1620), ''), char(1621), ''), char(1622), ''), char(1623), ''), char(1624), ''), char(1625), ''), char(1626), ''), char(1627), ''), char(1628), ''), char(1629), ''), char(1630), ''), char(1631), ''), char(1648), ''), char(1600), ''), ' ', '  ') || '  ' || coalesce(actor_id, '') || '  ' || subject_id AS words
FROM audit_log;
--> statement-breakpoint
-- The first letters of the subject's kind and of the action, one trigram each: `!li.ba` for `listing.badges`.
CREATE VIEW audit_about AS SELECT id AS entry_id, '!' || substr(subject_kind, 1, 2) || substr(action, instr(action, '.'), 3) AS about FROM audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_added AFTER INSERT ON audit_log BEGIN
	INSERT INTO audit_fts (entry_id, words, about) SELECT entry_id, words, about FROM audit_words JOIN audit_about USING (entry_id) WHERE entry_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_keeps_rows BEFORE DELETE ON audit_log BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
-- The one change allowed: the name and the values of a deleted user or report may be blanked.
CREATE TRIGGER audit_log_keeps_values BEFORE UPDATE ON audit_log
WHEN new.subject_name <> '–' OR new.before IS NOT NULL OR new.after IS NOT NULL
	OR (new.id, new.actor_id, new.actor_name, new.action, new.subject_kind, new.subject_id, new.created_at)
		IS NOT (old.id, old.actor_id, old.actor_name, old.action, old.subject_kind, old.subject_id, old.created_at)
	OR new.subject_kind NOT IN ('user', 'report')
	OR EXISTS (SELECT 1 FROM users WHERE id = new.subject_id)
	OR EXISTS (SELECT 1 FROM reports WHERE id = new.subject_id)
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_forgotten AFTER UPDATE ON audit_log BEGIN
	UPDATE audit_fts SET words = (SELECT words FROM audit_words WHERE entry_id = new.id) WHERE entry_id = new.id;
END;
