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
CREATE TABLE "stock_feeds" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C",
	"kind" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"token" text COLLATE "C",
	"made_by" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_read_at" bigint,
	CONSTRAINT "stock_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"dealer_id" text COLLATE "C" NOT NULL,
	"stock_id" text COLLATE "C" NOT NULL,
	"stock_key" text COLLATE "C" NOT NULL
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
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_invitations_dealer_id" ON "dealer_invitations" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "dealers_verified_at" ON "dealers" USING btree ("verified_at");--> statement-breakpoint
CREATE INDEX "dealers_logo_id" ON "dealers" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "stock_feeds_dealer_id" ON "stock_feeds" USING btree ("dealer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_items_key" ON "stock_items" USING btree ("dealer_id","stock_key");--> statement-breakpoint
CREATE INDEX "users_dealer_id" ON "users" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "inquiries_dealer_id" ON "inquiries" USING btree ("dealer_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_dealer" ON "listings" USING btree ("dealer_id","status","expires_at");