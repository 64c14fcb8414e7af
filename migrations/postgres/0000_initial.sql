CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"location" text,
	"role" text DEFAULT 'user' NOT NULL,
	"listing_limit" bigint DEFAULT 5,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "users_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" bigint NOT NULL,
	"mileage_km" bigint NOT NULL,
	"fuel_type" text NOT NULL,
	"transmission" text NOT NULL,
	"body_type" text NOT NULL,
	"engine_size" text,
	"color" text NOT NULL,
	"features" jsonb NOT NULL,
	"customs" text,
	"licence" text,
	"licensed_until" text,
	"insurance" text,
	"regional_spec" text,
	"paint" text,
	"body_condition" text,
	"inspection" text,
	"inspection_note" text,
	"payment" text,
	"down_payment_cents" bigint,
	"monthly_cents" bigint,
	"months" bigint
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"buyer_id" text,
	"message" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"buyer_email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_photos" (
	"listing_id" text NOT NULL,
	"photo_id" text NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "listing_photos_listing_id_photo_id_pk" PRIMARY KEY("listing_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"doc_id" bigint PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "listing_texts_listingId_unique" UNIQUE("listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" text NOT NULL,
	"visitor" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "listing_views_listing_id_visitor_day_pk" PRIMARY KEY("listing_id","visitor","day")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seller_id" text NOT NULL,
	"title" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"listed_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"sold_at" bigint,
	"removed_at" bigint,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"contact_count" bigint DEFAULT 0 NOT NULL,
	"submission_key" text,
	"rev" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_uploads" (
	"photo_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "photo_uploads_photo_id_owner_id_pk" PRIMARY KEY("photo_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cars_make_model" ON "cars" USING btree ("make","model","listing_id");--> statement-breakpoint
CREATE INDEX "cars_year" ON "cars" USING btree ("year","listing_id");--> statement-breakpoint
CREATE INDEX "cars_mileage_km" ON "cars" USING btree ("mileage_km");--> statement-breakpoint
CREATE INDEX "cars_body_type" ON "cars" USING btree ("body_type");--> statement-breakpoint
CREATE INDEX "inquiries_seller_id_created_at" ON "inquiries" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_listing_id" ON "inquiries" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_photos_photo_id" ON "listing_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("kind","status","listed_at","id","expires_at","seller_id","price_cents","location");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("kind","status","price_cents","id","expires_at","seller_id");--> statement-breakpoint
CREATE INDEX "listings_seller_id" ON "listings" USING btree ("seller_id","status");--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("kind","featured","listed_at");--> statement-breakpoint
CREATE INDEX "listings_rev" ON "listings" USING btree ("rev");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_submission_key" ON "listings" USING btree ("seller_id","submission_key");--> statement-breakpoint
CREATE INDEX "photo_uploads_created_at" ON "photo_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");