ALTER TABLE `saved_searches` ADD `rev` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `saved_searches_rev` ON `saved_searches` (`rev`,`id`);