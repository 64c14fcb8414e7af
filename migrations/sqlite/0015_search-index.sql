DROP TABLE `saved_search_anchors`;--> statement-breakpoint
DROP INDEX `saved_searches_query`;--> statement-breakpoint
ALTER TABLE `saved_searches` ADD `rev` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `saved_searches_rev` ON `saved_searches` (`rev`,`id`);