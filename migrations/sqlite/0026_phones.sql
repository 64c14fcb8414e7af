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
ALTER TABLE `users` ADD `phone_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `signed_in_at` integer;--> statement-breakpoint
CREATE INDEX `users_phone` ON `users` (`phone`);