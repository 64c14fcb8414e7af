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
ALTER TABLE "sessions" ADD COLUMN "address_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uninvited_at" bigint;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "invited_at" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "review_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_reviews_seller_id" ON "seller_reviews" USING btree ("seller_id","shown_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_dealer_id" ON "seller_reviews" USING btree ("dealer_id","shown_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_buyer_id" ON "seller_reviews" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "seller_reviews_created_at" ON "seller_reviews" USING btree ("created_at");