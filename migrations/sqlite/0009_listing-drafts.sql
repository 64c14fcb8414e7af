CREATE TABLE `listing_draft_photos` (
	`draft_id` text NOT NULL,
	`photo_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`draft_id`, `photo_id`),
	FOREIGN KEY (`draft_id`) REFERENCES `listing_drafts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_draft_photos_photo_id` ON `listing_draft_photos` (`photo_id`);--> statement-breakpoint
CREATE TABLE `listing_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`seller_id` text NOT NULL,
	`kind` text NOT NULL,
	`typed` text NOT NULL,
	`edited_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_drafts_seller_id` ON `listing_drafts` (`seller_id`,`edited_at`);--> statement-breakpoint
CREATE INDEX `listing_drafts_edited_at` ON `listing_drafts` (`edited_at`);