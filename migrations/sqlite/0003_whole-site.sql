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
CREATE INDEX `audit_log_created_at` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`created_at`);--> statement-breakpoint
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
CREATE TABLE `erased_listings` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`rev` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erased_listings_rev_unique` ON `erased_listings` (`rev`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `reports_subject_reporter_key` ON `reports` (`subject`,`reporter_key`);--> statement-breakpoint
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
	`listing_then` text,
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
CREATE TABLE `site_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `listings_newest`;--> statement-breakpoint
DROP INDEX `listings_price`;--> statement-breakpoint
ALTER TABLE `listings` ADD `hold` text;--> statement-breakpoint
ALTER TABLE `listings` ADD `seller_active` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_newest` ON `listings` (`kind`,`status`,`listed_at`,`id`,`expires_at`,`hold`,`seller_active`,`price_cents`,`location`);--> statement-breakpoint
CREATE INDEX `listings_price` ON `listings` (`kind`,`status`,`price_cents`,`id`,`expires_at`,`hold`,`seller_active`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `user_agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `awaits_code` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `mails_inquiries` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `mails_expiry` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `admin_note` text;--> statement-breakpoint
ALTER TABLE `users` ADD `totp_secret` text;--> statement-breakpoint
ALTER TABLE `users` ADD `totp_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `totp_step` integer;--> statement-breakpoint
UPDATE `listings` SET `seller_active` = 0 WHERE `seller_id` IN (SELECT `id` FROM `users` WHERE `is_active` = 0);--> statement-breakpoint
CREATE TRIGGER audit_log_keeps_rows BEFORE DELETE ON audit_log BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_keeps_values BEFORE UPDATE ON audit_log BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
