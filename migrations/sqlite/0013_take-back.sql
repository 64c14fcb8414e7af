ALTER TABLE `reviews` ADD `hold_before` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `rev` integer;