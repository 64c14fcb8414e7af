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
CREATE TABLE "model_prices" (
	"slug" text COLLATE "C" PRIMARY KEY NOT NULL,
	"make" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"figures" jsonb NOT NULL,
	"computed_at" bigint NOT NULL,
	"gone_at" bigint
);
--> statement-breakpoint
CREATE TABLE "seller_reviews" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"conversation_id" text COLLATE "C" NOT NULL,
	"buyer_id" text COLLATE "C",
	"seller_id" text COLLATE "C",
	"dealer_id" text COLLATE "C",
	"response" bigint NOT NULL,
	"as_described" bigint NOT NULL,
	"advice" bigint NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"answer" text COLLATE "C",
	"answered_at" bigint,
	"created_at" bigint NOT NULL,
	"shown_at" bigint NOT NULL,
	"hidden_at" bigint,
	CONSTRAINT "seller_reviews_conversationId_unique" UNIQUE("conversation_id")
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
ALTER TABLE "sessions" ADD COLUMN "address_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uninvited_at" bigint;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "invited_at" bigint;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "asks" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "token_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "review_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_checks" ADD CONSTRAINT "phone_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_id" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_email_hash" ON "consents" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "phone_checks_next_try_at" ON "phone_checks" USING btree ("sent_at","failed_at","next_try_at");--> statement-breakpoint
CREATE INDEX "phone_checks_user_id" ON "phone_checks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_checks_prefix" ON "phone_checks" USING btree ("prefix","created_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_seller_id" ON "seller_reviews" USING btree ("seller_id","shown_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_dealer_id" ON "seller_reviews" USING btree ("dealer_id","shown_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_buyer_id" ON "seller_reviews" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "seller_reviews_created_at" ON "seller_reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "data_exports_user_id" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_ready_at" ON "data_exports" USING btree ("ready_at");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");