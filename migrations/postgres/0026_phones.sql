CREATE TABLE "phone_checks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C",
	"phone" text COLLATE "C" NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"code_hash" text COLLATE "C" DEFAULT '' NOT NULL,
	"tries" bigint DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"sent_at" bigint,
	"failed_at" bigint,
	"last_error" text COLLATE "C",
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" bigint;--> statement-breakpoint
ALTER TABLE "phone_checks" ADD CONSTRAINT "phone_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_checks_next_try_at" ON "phone_checks" USING btree ("sent_at","failed_at","next_try_at");--> statement-breakpoint
CREATE INDEX "phone_checks_user_id" ON "phone_checks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_checks_prefix" ON "phone_checks" USING btree ("prefix","created_at");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");