DROP INDEX `cars_make_model`;--> statement-breakpoint
CREATE INDEX `cars_make_model` ON `cars` (`make`,`model`,`year`,`listing_id`);--> statement-breakpoint
CREATE INDEX `listings_seller_created` ON `listings` (`seller_id`,`created_at`);