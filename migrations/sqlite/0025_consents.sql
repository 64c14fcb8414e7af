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
ALTER TABLE `contact_messages` ADD `asks` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `token_hash` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `confirmed_at` integer;