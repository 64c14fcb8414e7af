CREATE TABLE `dealer_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`dealer_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dealer_invitations_tokenHash_unique` ON `dealer_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `dealer_invitations_dealer_id` ON `dealer_invitations` (`dealer_id`);--> statement-breakpoint
CREATE TABLE `dealer_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`dealer_id` text NOT NULL,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `dealers` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`legal_name` text NOT NULL,
	`register_number` text,
	`phone` text NOT NULL,
	`location` text NOT NULL,
	`about_en` text DEFAULT '' NOT NULL,
	`about_ar` text DEFAULT '' NOT NULL,
	`hours` text NOT NULL,
	`branches` text NOT NULL,
	`logo_id` text,
	`verified_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`listing_limit` integer DEFAULT 50 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`logo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dealers_slug_unique` ON `dealers` (`slug`);--> statement-breakpoint
CREATE INDEX `dealers_verified_at` ON `dealers` (`verified_at`);--> statement-breakpoint
CREATE INDEX `dealers_logo_id` ON `dealers` (`logo_id`);--> statement-breakpoint
CREATE TABLE `stock_columns` (
	`dealer_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`dealer_id`, `fingerprint`),
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stock_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`dealer_id` text,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`token` text,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_feeds_tokenHash_unique` ON `stock_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `stock_feeds_dealer_id` ON `stock_feeds` (`dealer_id`);--> statement-breakpoint
CREATE TABLE `stock_import_files` (
	`import_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `stock_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stock_import_rows` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`tab` text NOT NULL,
	`stock_id` text NOT NULL,
	`title` text NOT NULL,
	`listing_id` text,
	`rev` integer,
	`cells` text NOT NULL,
	`input` text,
	`status` text,
	`images` text NOT NULL,
	`changes` text NOT NULL,
	`problems` text NOT NULL,
	`warnings` text NOT NULL,
	`has_warnings` integer NOT NULL,
	`outcome` text,
	PRIMARY KEY(`import_id`, `position`),
	FOREIGN KEY (`import_id`) REFERENCES `stock_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stock_import_rows_tab` ON `stock_import_rows` (`import_id`,`tab`,`position`);--> statement-breakpoint
CREATE INDEX `stock_import_rows_outcome` ON `stock_import_rows` (`import_id`,`outcome`);--> statement-breakpoint
CREATE INDEX `stock_import_rows_listing_id` ON `stock_import_rows` (`listing_id`);--> statement-breakpoint
CREATE TABLE `stock_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`dealer_id` text NOT NULL,
	`made_by` text NOT NULL,
	`is_pulled` integer NOT NULL,
	`status` text DEFAULT 'planned' NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`encoding` text,
	`separator` text,
	`sheet` text,
	`fingerprint` text NOT NULL,
	`columns` text NOT NULL,
	`hash` text NOT NULL,
	`counts` text NOT NULL,
	`on_sale` integer NOT NULL,
	`result` text,
	`reason` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`applied_at` integer,
	`undone_at` integer,
	`undone` text,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stock_imports_dealer_id` ON `stock_imports` (`dealer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `stock_imports_status` ON `stock_imports` (`status`);--> statement-breakpoint
CREATE INDEX `stock_imports_created_at` ON `stock_imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `stock_items` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`dealer_id` text NOT NULL,
	`stock_id` text NOT NULL,
	`stock_key` text NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_items_key` ON `stock_items` (`dealer_id`,`stock_key`);--> statement-breakpoint
CREATE TABLE `stock_photos` (
	`listing_id` text NOT NULL,
	`address` text NOT NULL,
	`position` integer NOT NULL,
	`import_id` text NOT NULL,
	`is_due` integer NOT NULL,
	`photo_id` text,
	`etag` text,
	`last_modified` text,
	`reason` text,
	PRIMARY KEY(`listing_id`, `address`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stock_photos_due` ON `stock_photos` (`is_due`,`listing_id`);--> statement-breakpoint
CREATE INDEX `stock_photos_import_id` ON `stock_photos` (`import_id`);--> statement-breakpoint
CREATE TABLE `stock_pulls` (
	`id` text PRIMARY KEY NOT NULL,
	`dealer_id` text NOT NULL,
	`made_by` text NOT NULL,
	`address` text,
	`credentials` text,
	`mode` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`due_at` integer NOT NULL,
	`read_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`reason` text,
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_pulls_dealerId_unique` ON `stock_pulls` (`dealer_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `dealer_id` text;--> statement-breakpoint
ALTER TABLE `users` ADD `dealer_role` text;--> statement-breakpoint
CREATE INDEX `users_dealer_id` ON `users` (`dealer_id`);--> statement-breakpoint
ALTER TABLE `inquiries` ADD `dealer_id` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `taken_by` text;--> statement-breakpoint
CREATE INDEX `inquiries_dealer_id` ON `inquiries` (`dealer_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `listings` ADD `dealer_id` text;--> statement-breakpoint
ALTER TABLE `listings` ADD `reserved` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_dealer` ON `listings` (`dealer_id`,`status`,`expires_at`);