ALTER TABLE `users` ADD `totp_session` text;--> statement-breakpoint
ALTER TABLE `saved_searches` ADD `stop_token_hash` text;--> statement-breakpoint
CREATE INDEX `saved_searches_stop_token_hash` ON `saved_searches` (`stop_token_hash`);