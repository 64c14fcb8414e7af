CREATE TABLE `push_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`private_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `push_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`kind` text NOT NULL,
	`unique_key` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_outbox_uniqueKey_unique` ON `push_outbox` (`unique_key`);--> statement-breakpoint
CREATE INDEX `push_outbox_next_try_at` ON `push_outbox` (`sent_at`,`failed_at`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `push_outbox_subscription_id` ON `push_outbox` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint_hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`user_agent` text NOT NULL,
	`session_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpointHash_unique` ON `push_subscriptions` (`endpoint_hash`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user_id` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `mails_price_drops` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `pushes_inquiries` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `pushes_expiry` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `pushes_price_drops` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `saved_search_matches` ADD `pushed_at` integer;--> statement-breakpoint
CREATE INDEX `saved_search_matches_unpushed` ON `saved_search_matches` (`found_at`) WHERE "saved_search_matches"."pushed_at" is null;
--> statement-breakpoint
UPDATE "saved_search_matches" SET "pushed_at" = "found_at";
--> statement-breakpoint
UPDATE "saved_search_matches" SET "told_at" = "found_at" WHERE "told_at" IS NULL AND "search_id" IN (SELECT "id" FROM "saved_searches" WHERE NOT "by_mail");
--> statement-breakpoint
INSERT INTO "counters" SELECT 'price-drops', "value" FROM "counters" WHERE "name" = 'rev';
