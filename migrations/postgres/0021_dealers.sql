CREATE TABLE "dealer_invitations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"dealer_id" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"invited_by" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"accepted_at" bigint,
	CONSTRAINT "dealer_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "dealer_slugs" (
	"slug" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"name_en" text COLLATE "C" NOT NULL,
	"name_ar" text COLLATE "C" NOT NULL,
	"legal_name" text COLLATE "C" NOT NULL,
	"register_number" text COLLATE "C",
	"phone" text COLLATE "C" NOT NULL,
	"location" text COLLATE "C" NOT NULL,
	"about_en" text COLLATE "C" DEFAULT '' NOT NULL,
	"about_ar" text COLLATE "C" DEFAULT '' NOT NULL,
	"hours" jsonb NOT NULL,
	"branches" jsonb NOT NULL,
	"logo_id" text COLLATE "C",
	"verified_at" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"listing_limit" bigint DEFAULT 50 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "dealers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stock_columns" (
	"dealer_id" text COLLATE "C" NOT NULL,
	"fingerprint" text COLLATE "C" NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "stock_columns_dealer_id_fingerprint_pk" PRIMARY KEY("dealer_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "stock_feeds" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C",
	"kind" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"token" text COLLATE "C",
	"created_at" bigint NOT NULL,
	"last_read_at" bigint,
	CONSTRAINT "stock_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "stock_import_files" (
	"import_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"content" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_import_rows" (
	"import_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"tab" text COLLATE "C" NOT NULL,
	"stock_id" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"listing_id" text COLLATE "C",
	"rev" bigint,
	"cells" jsonb NOT NULL,
	"input" jsonb,
	"status" text COLLATE "C",
	"images" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"has_warnings" boolean NOT NULL,
	"outcome" text COLLATE "C",
	CONSTRAINT "stock_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "stock_imports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C" NOT NULL,
	"made_by" text COLLATE "C" NOT NULL,
	"is_pulled" boolean NOT NULL,
	"status" text COLLATE "C" DEFAULT 'planned' NOT NULL,
	"mode" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"bytes" bigint NOT NULL,
	"encoding" text COLLATE "C",
	"separator" text COLLATE "C",
	"sheet" text COLLATE "C",
	"fingerprint" text COLLATE "C" NOT NULL,
	"columns" jsonb NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"counts" jsonb NOT NULL,
	"on_sale" bigint NOT NULL,
	"result" jsonb,
	"reason" text COLLATE "C",
	"tries" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"applied_at" bigint,
	"undone_at" bigint,
	"undone" jsonb
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C" NOT NULL,
	"stock_id" text COLLATE "C" NOT NULL,
	"stock_key" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_photos" (
	"listing_id" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"import_id" text COLLATE "C" NOT NULL,
	"is_due" boolean NOT NULL,
	"photo_id" text COLLATE "C",
	"etag" text COLLATE "C",
	"last_modified" text COLLATE "C",
	"reason" text COLLATE "C",
	CONSTRAINT "stock_photos_listing_id_address_pk" PRIMARY KEY("listing_id","address")
);
--> statement-breakpoint
CREATE TABLE "stock_pulls" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C" NOT NULL,
	"made_by" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C",
	"credentials" text COLLATE "C",
	"mode" text COLLATE "C" NOT NULL,
	"etag" text COLLATE "C",
	"last_modified" text COLLATE "C",
	"due_at" bigint NOT NULL,
	"read_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL,
	"reason" text COLLATE "C",
	CONSTRAINT "stock_pulls_dealerId_unique" UNIQUE("dealer_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dealer_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dealer_role" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "dealer_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "taken_by" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "dealer_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_invitations" ADD CONSTRAINT "dealer_invitations_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_invitations" ADD CONSTRAINT "dealer_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_slugs" ADD CONSTRAINT "dealer_slugs_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_logo_id_photos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_columns" ADD CONSTRAINT "stock_columns_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_import_files" ADD CONSTRAINT "stock_import_files_import_id_stock_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."stock_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_import_rows" ADD CONSTRAINT "stock_import_rows_import_id_stock_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."stock_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_photos" ADD CONSTRAINT "stock_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_pulls" ADD CONSTRAINT "stock_pulls_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_pulls" ADD CONSTRAINT "stock_pulls_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_invitations_dealer_id" ON "dealer_invitations" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "dealers_verified_at" ON "dealers" USING btree ("verified_at");--> statement-breakpoint
CREATE INDEX "dealers_logo_id" ON "dealers" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "stock_feeds_dealer_id" ON "stock_feeds" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "stock_import_rows_tab" ON "stock_import_rows" USING btree ("import_id","tab","position");--> statement-breakpoint
CREATE INDEX "stock_import_rows_outcome" ON "stock_import_rows" USING btree ("import_id","outcome");--> statement-breakpoint
CREATE INDEX "stock_import_rows_listing_id" ON "stock_import_rows" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "stock_imports_dealer_id" ON "stock_imports" USING btree ("dealer_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_imports_status" ON "stock_imports" USING btree ("status");--> statement-breakpoint
CREATE INDEX "stock_imports_created_at" ON "stock_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_items_key" ON "stock_items" USING btree ("dealer_id","stock_key");--> statement-breakpoint
CREATE INDEX "stock_photos_due" ON "stock_photos" USING btree ("is_due","listing_id");--> statement-breakpoint
CREATE INDEX "stock_photos_import_id" ON "stock_photos" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "users_dealer_id" ON "users" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "inquiries_dealer_id" ON "inquiries" USING btree ("dealer_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_dealer" ON "listings" USING btree ("dealer_id","status","expires_at");