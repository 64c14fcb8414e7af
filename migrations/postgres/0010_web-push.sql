CREATE TABLE "push_keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"public_key" text COLLATE "C" NOT NULL,
	"private_key" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_outbox" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"subscription_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"unique_key" text COLLATE "C" NOT NULL,
	"payload" text COLLATE "C" NOT NULL,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"sent_at" bigint,
	"failed_at" bigint,
	"last_error" text COLLATE "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "push_outbox_uniqueKey_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"endpoint_hash" text COLLATE "C" NOT NULL,
	"endpoint" text COLLATE "C" NOT NULL,
	"p256dh" text COLLATE "C" NOT NULL,
	"auth" text COLLATE "C" NOT NULL,
	"user_agent" text COLLATE "C" NOT NULL,
	"session_hash" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "push_subscriptions_endpointHash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_price_drops" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pushes_inquiries" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pushes_expiry" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pushes_price_drops" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD COLUMN "pushed_at" bigint;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_outbox_next_try_at" ON "push_outbox" USING btree ("sent_at","failed_at","next_try_at");--> statement-breakpoint
CREATE INDEX "push_outbox_subscription_id" ON "push_outbox" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_unpushed" ON "saved_search_matches" USING btree ("found_at") WHERE "saved_search_matches"."pushed_at" is null;
--> statement-breakpoint
UPDATE "saved_search_matches" SET "pushed_at" = "found_at";
--> statement-breakpoint
UPDATE "saved_search_matches" SET "told_at" = "found_at" WHERE "told_at" IS NULL AND "search_id" IN (SELECT "id" FROM "saved_searches" WHERE NOT "by_mail");
--> statement-breakpoint
INSERT INTO "counters" SELECT 'price-drops', "value" FROM "counters" WHERE "name" = 'rev';
