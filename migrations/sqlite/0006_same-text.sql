ALTER TABLE `listings` ADD `text_hash` text;--> statement-breakpoint
CREATE INDEX `listings_text_hash` ON `listings` (`text_hash`);