CREATE TABLE `listing_prices` (
	`listing_id` text NOT NULL,
	`rev` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `rev`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `listings` ADD `reduced_until` integer;--> statement-breakpoint
CREATE INDEX `listings_reduced` ON `listings` (`reduced_until`) WHERE "listings"."reduced_until" is not null;--> statement-breakpoint
INSERT INTO `listing_prices` (`listing_id`, `rev`, `price_cents`, `at`) SELECT `id`, `rev`, `price_cents`, `created_at` FROM `listings`;