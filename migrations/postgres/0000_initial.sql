CREATE TABLE "one_time_links" (
	"token_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text COLLATE "C" NOT NULL,
	"code_hash" text COLLATE "C" NOT NULL,
	"used_at" bigint,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"user_agent" text COLLATE "C" DEFAULT '' NOT NULL,
	"awaits_code" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"password_hash" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"phone" text COLLATE "C",
	"location" text COLLATE "C",
	"role" text COLLATE "C" DEFAULT 'user' NOT NULL,
	"listing_limit" bigint DEFAULT 5,
	"is_active" boolean DEFAULT true NOT NULL,
	"language" text COLLATE "C" DEFAULT 'en' NOT NULL,
	"email_verified_at" bigint,
	"verified_at" bigint,
	"mails_inquiries" boolean DEFAULT true NOT NULL,
	"mails_expiry" boolean DEFAULT true NOT NULL,
	"admin_note" text COLLATE "C",
	"totp_secret" text COLLATE "C",
	"totp_confirmed_at" bigint,
	"totp_step" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "users_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"actor_id" text COLLATE "C",
	"actor_name" text COLLATE "C" NOT NULL,
	"action" text COLLATE "C" NOT NULL,
	"subject_kind" text COLLATE "C" NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"subject_name" text COLLATE "C" NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"make" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"year" bigint NOT NULL,
	"mileage_km" bigint NOT NULL,
	"fuel_type" text COLLATE "C" NOT NULL,
	"transmission" text COLLATE "C" NOT NULL,
	"body_type" text COLLATE "C" NOT NULL,
	"engine_size" text COLLATE "C",
	"color" text COLLATE "C" NOT NULL,
	"features" jsonb NOT NULL,
	"customs" text COLLATE "C",
	"licence" text COLLATE "C",
	"licensed_until" text COLLATE "C",
	"insurance" text COLLATE "C",
	"regional_spec" text COLLATE "C",
	"paint" text COLLATE "C",
	"body_condition" text COLLATE "C",
	"inspection" text COLLATE "C",
	"inspection_note" text COLLATE "C",
	"payment" text COLLATE "C",
	"down_payment_cents" bigint,
	"monthly_cents" bigint,
	"months" bigint
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text COLLATE "C" NOT NULL,
	"listing_id" text COLLATE "C" NOT NULL,
	"price_cents" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "favorites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"message" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"handled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"listing_id" text COLLATE "C" NOT NULL,
	"seller_id" text COLLATE "C" NOT NULL,
	"buyer_id" text COLLATE "C",
	"message" text COLLATE "C" NOT NULL,
	"buyer_name" text COLLATE "C" NOT NULL,
	"buyer_phone" text COLLATE "C" NOT NULL,
	"buyer_email" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" DEFAULT 'pending' NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erased_listings" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "erased_listings_rev_unique" UNIQUE("rev")
);
--> statement-breakpoint
CREATE TABLE "listing_photos" (
	"listing_id" text COLLATE "C" NOT NULL,
	"photo_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "listing_photos_listing_id_photo_id_pk" PRIMARY KEY("listing_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"doc_id" bigint PRIMARY KEY NOT NULL,
	"listing_id" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" DEFAULT '' NOT NULL,
	"rest" text COLLATE "C" NOT NULL,
	CONSTRAINT "listing_texts_listingId_unique" UNIQUE("listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" text COLLATE "C" NOT NULL,
	"visitor" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	CONSTRAINT "listing_views_listing_id_visitor_day_pk" PRIMARY KEY("listing_id","visitor","day")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"seller_id" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"price_cents" bigint NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"location" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" DEFAULT 'active' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"listed_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"hold" text COLLATE "C",
	"seller_active" boolean DEFAULT true NOT NULL,
	"sold_at" bigint,
	"removed_at" bigint,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"contact_count" bigint DEFAULT 0 NOT NULL,
	"submission_key" text COLLATE "C",
	"sole_item" text COLLATE "C",
	"text_hash" text COLLATE "C",
	"rev" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"unique_key" text COLLATE "C",
	"user_id" text COLLATE "C",
	"recipient" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"html" text COLLATE "C" NOT NULL,
	"unsubscribe_url" text COLLATE "C",
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"sent_at" bigint,
	"failed_at" bigint,
	"last_error" text COLLATE "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "outbox_uniqueKey_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"listing_id" text COLLATE "C" NOT NULL,
	"rule" text COLLATE "C" NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"passed_at" bigint,
	CONSTRAINT "flags_listing_id_rule_pk" PRIMARY KEY("listing_id","rule")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"listing_id" text COLLATE "C",
	"seller_id" text COLLATE "C",
	"subject" text COLLATE "C" NOT NULL,
	"reporter_id" text COLLATE "C",
	"reporter_key" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"handled_at" bigint,
	"handled_by" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"listing_id" text COLLATE "C" NOT NULL,
	"admin_id" text COLLATE "C",
	"verdict" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C",
	"note" text COLLATE "C" DEFAULT '' NOT NULL,
	"note_ar" text COLLATE "C" DEFAULT '' NOT NULL,
	"listing_then" jsonb,
	"hold_before" text COLLATE "C",
	"rev" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"unsubscribed_at" bigint,
	CONSTRAINT "subscribers_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "subscribers_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "photo_uploads" (
	"photo_id" text COLLATE "C" NOT NULL,
	"owner_id" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "photo_uploads_photo_id_owner_id_pk" PRIMARY KEY("photo_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"placeholder" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plates" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"area_code" bigint NOT NULL,
	"plate_number" text COLLATE "C" NOT NULL,
	"digit_count" bigint NOT NULL,
	"tags" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
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
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
-- Everything from here on is written by hand: the texts in which the admin pages search, the triggers that keep them up to date, and
-- the guard of the audit log.
-- The same folding as foldSpelling in src/core/fold.ts. Two spaces stand before every word, so that its first letters are found.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT '  ' || replace(translate(lower($1), 'أإآٱىیةؤئگکچپڤژ' || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670\0640', 'ااااييهويككجبفز'), ' ', '  ')
$$;
--> statement-breakpoint
CREATE TABLE user_texts (
	doc_id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
	user_id text COLLATE "C" NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
	name text COLLATE "C" NOT NULL,
	contact text COLLATE "C" NOT NULL,
	marks text COLLATE "C" NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE FUNCTION keep_user_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	its_name text := folded(new.name);
	its_contact text := '  ' || new.email_key || '  ' || coalesce(new.phone, '');
	its_marks text := CASE WHEN new.is_active THEN '' ELSE '!s!' END || CASE WHEN new.verified_at IS NULL THEN '' ELSE '!v!' END || CASE new.role WHEN 'admin' THEN '!a!' ELSE '' END;
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO user_texts (user_id, name, contact, marks) VALUES (new.id, its_name, its_contact, its_marks);
	ELSE
		UPDATE user_texts SET name = its_name, contact = its_contact, marks = its_marks WHERE user_id = new.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_kept AFTER INSERT OR UPDATE OF name, email_key, phone, is_active, verified_at, role ON users FOR EACH ROW EXECUTE FUNCTION keep_user_texts();
--> statement-breakpoint
CREATE TABLE audit_texts (
	doc_id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
	entry_id text COLLATE "C" NOT NULL UNIQUE REFERENCES audit_log (id),
	words text COLLATE "C" NOT NULL,
	about text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION audit_words(entry audit_log) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT folded(entry.actor_name || ' ' || entry.subject_name) || '  ' || coalesce(entry.actor_id, '') || '  ' || entry.subject_id
$$;
--> statement-breakpoint
CREATE FUNCTION keep_audit_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		-- The first letters of the subject's kind and of the action: `!li.ba` for `listing.badges`.
		INSERT INTO audit_texts (entry_id, words, about) VALUES (new.id, audit_words(new), '!' || substr(new.subject_kind, 1, 2) || substr(new.action, strpos(new.action, '.'), 3));
	ELSE
		UPDATE audit_texts SET words = audit_words(new) WHERE entry_id = new.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept AFTER INSERT OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_texts();
--> statement-breakpoint
-- The one change allowed: the name and the values of a deleted user or report may be blanked.
CREATE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR new.subject_name <> '–' OR new.before IS NOT NULL OR new.after IS NOT NULL
		OR (new.id, new.actor_id, new.actor_name, new.action, new.subject_kind, new.subject_id, new.created_at)
			IS DISTINCT FROM (old.id, old.actor_id, old.actor_name, old.action, old.subject_kind, old.subject_id, old.created_at)
		OR new.subject_kind NOT IN ('user', 'report')
		OR EXISTS (SELECT 1 FROM users WHERE id = new.subject_id)
		OR EXISTS (SELECT 1 FROM reports WHERE id = new.subject_id)
	THEN
		RAISE EXCEPTION 'the audit log is append-only';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_guarded BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION guard_audit_log();
