CREATE TABLE `matched_listings` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`price_cents` integer NOT NULL,
	`listed_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_search_anchors` (
	`anchor` text NOT NULL,
	`search_id` text NOT NULL,
	PRIMARY KEY(`anchor`, `search_id`),
	FOREIGN KEY (`search_id`) REFERENCES `saved_searches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_search_anchors_search_id` ON `saved_search_anchors` (`search_id`);--> statement-breakpoint
CREATE TABLE `saved_search_matches` (
	`search_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`old_price_cents` integer,
	`found_at` integer NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`search_id`, `listing_id`),
	FOREIGN KEY (`search_id`) REFERENCES `saved_searches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_search_matches_listing_id` ON `saved_search_matches` (`listing_id`);--> statement-breakpoint
CREATE INDEX `saved_search_matches_untold` ON `saved_search_matches` (`found_at`) WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`query` text NOT NULL,
	`name` text NOT NULL,
	`rhythm` text NOT NULL,
	`by_mail` integer NOT NULL,
	`by_push` integer NOT NULL,
	`stop_token` text NOT NULL,
	`looked_at` integer NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_stopToken_unique` ON `saved_searches` (`stop_token`);--> statement-breakpoint
CREATE INDEX `saved_searches_user_id` ON `saved_searches` (`user_id`);--> statement-breakpoint
CREATE INDEX `saved_searches_query` ON `saved_searches` (`kind`,`query`);
--> statement-breakpoint
INSERT INTO `matched_listings` SELECT `id`, `price_cents`, `listed_at` FROM `listings` WHERE `status` = 'active' AND `hold` IS NULL;
--> statement-breakpoint
INSERT INTO `counters` SELECT 'matched', `value` FROM `counters` WHERE `name` = 'rev';
