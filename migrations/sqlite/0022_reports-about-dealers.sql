ALTER TABLE `reports` ADD `dealer_id` text REFERENCES dealers(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `reports_dealer_id` ON `reports` (`dealer_id`);