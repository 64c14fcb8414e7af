DROP INDEX `subscribers_token_unique`;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `token_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The tokens themselves; the start encrypts the one and hashes the other.
UPDATE `subscribers` SET `token_hash` = `token`;--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_tokenHash_unique` ON `subscribers` (`token_hash`);--> statement-breakpoint
ALTER TABLE `site_identity` ADD `key_id` text;
