CREATE TABLE "consents" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C",
	"email_hash" text COLLATE "C",
	"purpose" text COLLATE "C" NOT NULL,
	"version" bigint NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"given_by" text COLLATE "C" NOT NULL,
	"given_at" bigint NOT NULL,
	"withdrawn_at" bigint
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"ready_at" bigint,
	"bytes" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "asks" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "token_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_id" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_email_hash" ON "consents" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "data_exports_user_id" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_ready_at" ON "data_exports" USING btree ("ready_at");