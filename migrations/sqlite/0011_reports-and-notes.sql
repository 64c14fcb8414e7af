DROP INDEX `reports_subject_reporter_key`;--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open` ON `reports` (`subject`,`reporter_key`) WHERE "reports"."handled_at" is null;--> statement-breakpoint
ALTER TABLE `reviews` ADD `note_ar` text DEFAULT '' NOT NULL;