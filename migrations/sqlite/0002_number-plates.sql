CREATE TABLE `plates` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`area_code` integer NOT NULL,
	`number` text NOT NULL,
	`digit_count` integer NOT NULL,
	`tags` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plates_number` ON `plates` (`number`,`area_code`,`digit_count`,`listing_id`);--> statement-breakpoint
CREATE INDEX `plates_area_code` ON `plates` (`area_code`,`digit_count`,`number`,`listing_id`);--> statement-breakpoint
ALTER TABLE `listings` ADD `sole_item` text;--> statement-breakpoint
CREATE INDEX `listings_sole_item` ON `listings` (`sole_item`);