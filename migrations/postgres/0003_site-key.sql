ALTER TABLE "subscribers" DROP CONSTRAINT "subscribers_token_unique";--> statement-breakpoint
ALTER TABLE "site_identity" ADD COLUMN "key_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "token_hash" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
-- The tokens themselves; the start encrypts the one and hashes the other.
UPDATE "subscribers" SET "token_hash" = "token";--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_tokenHash_unique" UNIQUE("token_hash");
