ALTER TABLE `reports` ADD `dealer_id` text;--> statement-breakpoint
CREATE INDEX `reports_dealer_id` ON `reports` (`dealer_id`);--> statement-breakpoint
ALTER TABLE `stock_imports` ADD `maker_left` integer;