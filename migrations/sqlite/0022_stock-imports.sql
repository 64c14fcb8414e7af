CREATE TABLE `stock_columns` (
	`dealer_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`dealer_id`, `fingerprint`),
	FOREIGN KEY (`dealer_id`) REFERENCES `dealers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `stock_pulls_dealerId_unique` ON `stock_pulls` (`dealer_id`);