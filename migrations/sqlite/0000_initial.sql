CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);--> statement-breakpoint
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
CREATE INDEX `inquiries_listing_id` ON `inquiries` (`listing_id`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
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
	`folded` text NOT NULL,
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
	`sold_at` integer,
	`removed_at` integer,
	`view_count` integer DEFAULT 0 NOT NULL,
	`contact_count` integer DEFAULT 0 NOT NULL,
	`submission_key` text,
	`rev` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listings_newest` ON `listings` (`kind`,`status`,`listed_at`,`id`,`expires_at`,`seller_id`,`price_cents`,`location`);--> statement-breakpoint
CREATE INDEX `listings_price` ON `listings` (`kind`,`status`,`price_cents`,`id`,`expires_at`,`seller_id`);--> statement-breakpoint
CREATE INDEX `listings_seller_id` ON `listings` (`seller_id`,`status`);--> statement-breakpoint
CREATE INDEX `listings_featured` ON `listings` (`kind`,`featured`,`listed_at`);--> statement-breakpoint
CREATE INDEX `listings_rev` ON `listings` (`rev`);--> statement-breakpoint
CREATE UNIQUE INDEX `listings_submission_key` ON `listings` (`seller_id`,`submission_key`);--> statement-breakpoint
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
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends_at` ON `rate_limits` (`ends_at`);