CREATE TABLE `car_valuations` (
	`listing_id` text PRIMARY KEY NOT NULL,
	`verdict` text,
	`low_cents` integer,
	`high_cents` integer,
	`comparables` integer,
	`rev` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `car_valuations_rev` ON `car_valuations` (`rev`);