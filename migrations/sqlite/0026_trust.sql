CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email_hash` text,
	`purpose` text NOT NULL,
	`version` integer NOT NULL,
	`language` text NOT NULL,
	`given_by` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_user_id` ON `consents` (`user_id`);--> statement-breakpoint
CREATE INDEX `consents_email_hash` ON `consents` (`email_hash`);--> statement-breakpoint
CREATE TABLE `phone_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`prefix` text NOT NULL,
	`language` text NOT NULL,
	`code` text NOT NULL,
	`code_hash` text DEFAULT '' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `phone_checks_next_try_at` ON `phone_checks` (`sent_at`,`failed_at`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `phone_checks_user_id` ON `phone_checks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `phone_checks_prefix` ON `phone_checks` (`prefix`,`created_at`);--> statement-breakpoint
CREATE TABLE `model_prices` (
	`slug` text PRIMARY KEY NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`figures` text NOT NULL,
	`computed_at` integer NOT NULL,
	`gone_at` integer
);
--> statement-breakpoint
CREATE TABLE `seller_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`buyer_id` text,
	`seller_id` text,
	`dealer_id` text,
	`response` integer NOT NULL,
	`as_described` integer NOT NULL,
	`advice` integer NOT NULL,
	`text` text NOT NULL,
	`answer` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`shown_at` integer NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seller_reviews_conversationId_unique` ON `seller_reviews` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `seller_reviews_seller_id` ON `seller_reviews` (`seller_id`,`shown_at`);--> statement-breakpoint
CREATE INDEX `seller_reviews_dealer_id` ON `seller_reviews` (`dealer_id`,`shown_at`);--> statement-breakpoint
CREATE INDEX `seller_reviews_buyer_id` ON `seller_reviews` (`buyer_id`);--> statement-breakpoint
CREATE INDEX `seller_reviews_created_at` ON `seller_reviews` (`created_at`);--> statement-breakpoint
CREATE TABLE `data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	`ready_at` integer,
	`bytes` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_exports_user_id` ON `data_exports` (`user_id`);--> statement-breakpoint
CREATE INDEX `data_exports_ready_at` ON `data_exports` (`ready_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `address_hash` text;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `signed_in_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `uninvited_at` integer;--> statement-breakpoint
CREATE INDEX `users_phone` ON `users` (`phone`);--> statement-breakpoint
ALTER TABLE `conversation_sides` ADD `invited_at` integer;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `asks` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `token_hash` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `reports` ADD `review_id` text;