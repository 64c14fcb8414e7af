DROP INDEX `listings_seller_id`;--> statement-breakpoint
CREATE INDEX `listings_seller_id` ON `listings` (`seller_id`,`status`);