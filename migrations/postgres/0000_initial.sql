CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" bigint,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"awaits_code" boolean DEFAULT false NOT NULL
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
	"language" text DEFAULT 'en' NOT NULL,
	"email_verified_at" bigint,
	"verified_at" bigint,
	"mails_inquiries" boolean DEFAULT true NOT NULL,
	"mails_expiry" boolean DEFAULT true NOT NULL,
	"admin_note" text,
	"totp_secret" text,
	"totp_confirmed_at" bigint,
	"totp_step" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "users_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" bigint NOT NULL
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
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "favorites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" bigint NOT NULL,
	"handled_at" bigint
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
CREATE TABLE "erased_listings" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "erased_listings_rev_unique" UNIQUE("rev")
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
	"title" text DEFAULT '' NOT NULL,
	"rest" text NOT NULL,
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
	"hold" text,
	"seller_active" boolean DEFAULT true NOT NULL,
	"sold_at" bigint,
	"removed_at" bigint,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"contact_count" bigint DEFAULT 0 NOT NULL,
	"submission_key" text,
	"sole_item" text,
	"text_hash" text,
	"rev" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text,
	"user_id" text,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"sent_at" bigint,
	"failed_at" bigint,
	"last_error" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "outbox_uniqueKey_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"listing_id" text NOT NULL,
	"rule" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"passed_at" bigint,
	CONSTRAINT "flags_listing_id_rule_pk" PRIMARY KEY("listing_id","rule")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text,
	"seller_id" text,
	"subject" text NOT NULL,
	"reporter_id" text,
	"reporter_key" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"handled_at" bigint,
	"handled_by" text
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"admin_id" text,
	"verdict" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"note_ar" text DEFAULT '' NOT NULL,
	"listing_then" jsonb,
	"hold_before" text,
	"rev" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"created_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"unsubscribed_at" bigint,
	CONSTRAINT "subscribers_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "subscribers_token_unique" UNIQUE("token")
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
CREATE TABLE "plates" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"area_code" bigint NOT NULL,
	"plate_number" text NOT NULL,
	"digit_count" bigint NOT NULL,
	"tags" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plates" ADD CONSTRAINT "plates_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_user_id" ON "one_time_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_links_expires_at" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind" ON "audit_log" USING btree ("subject_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "cars_make_model" ON "cars" USING btree ("make","model","listing_id");--> statement-breakpoint
CREATE INDEX "cars_year" ON "cars" USING btree ("year","listing_id");--> statement-breakpoint
CREATE INDEX "cars_mileage_km" ON "cars" USING btree ("mileage_km");--> statement-breakpoint
CREATE INDEX "cars_body_type" ON "cars" USING btree ("body_type");--> statement-breakpoint
CREATE INDEX "favorites_listing_id" ON "favorites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_user_id" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_seller_id_created_at" ON "inquiries" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_created_at" ON "inquiries" USING btree ("created_at","status","updated_at");--> statement-breakpoint
CREATE INDEX "inquiries_listing_id" ON "inquiries" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_photos_photo_id" ON "listing_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("kind","status","listed_at","id","expires_at","hold","seller_active","price_cents","location");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("kind","status","price_cents","id","expires_at","hold","seller_active");--> statement-breakpoint
CREATE INDEX "listings_seller_id" ON "listings" USING btree ("seller_id","status");--> statement-breakpoint
CREATE INDEX "listings_of_seller" ON "listings" USING btree ("seller_id","id","status","expires_at");--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("kind","featured","listed_at");--> statement-breakpoint
CREATE INDEX "listings_rev" ON "listings" USING btree ("rev");--> statement-breakpoint
CREATE INDEX "listings_sole_item" ON "listings" USING btree ("sole_item");--> statement-breakpoint
CREATE INDEX "listings_text_hash" ON "listings" USING btree ("text_hash");--> statement-breakpoint
CREATE INDEX "listings_created_at" ON "listings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listings_hold" ON "listings" USING btree ("hold","status") WHERE "listings"."hold" is not null;--> statement-breakpoint
CREATE INDEX "listings_sold" ON "listings" USING btree ("kind","hold","seller_active","sold_at") WHERE "listings"."sold_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_submission_key" ON "listings" USING btree ("seller_id","submission_key");--> statement-breakpoint
CREATE INDEX "outbox_next_try_at" ON "outbox" USING btree ("sent_at","failed_at","next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_user_id" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flags_rule" ON "flags" USING btree ("rule");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("subject","reporter_key") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_listing_id" ON "reports" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "reports_seller_id" ON "reports" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reviews_listing_id" ON "reviews" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_uploads_created_at" ON "photo_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plates_digit_count" ON "plates" USING btree ("digit_count","plate_number","area_code","listing_id");--> statement-breakpoint
CREATE INDEX "plates_area_code" ON "plates" USING btree ("area_code","digit_count","plate_number","listing_id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");