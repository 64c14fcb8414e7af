ALTER TABLE "users" ADD COLUMN "totp_session" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "stop_token_hash" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "saved_searches_stop_token_hash" ON "saved_searches" USING btree ("stop_token_hash");