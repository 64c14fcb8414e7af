CREATE TABLE "matched_listings" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"price_cents" bigint NOT NULL,
	"listed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_anchors" (
	"anchor" text COLLATE "C" NOT NULL,
	"search_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "saved_search_anchors_anchor_search_id_pk" PRIMARY KEY("anchor","search_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"search_id" text COLLATE "C" NOT NULL,
	"listing_id" text COLLATE "C" NOT NULL,
	"old_price_cents" bigint,
	"found_at" bigint NOT NULL,
	"told_at" bigint,
	CONSTRAINT "saved_search_matches_search_id_listing_id_pk" PRIMARY KEY("search_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"query" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"rhythm" text COLLATE "C" NOT NULL,
	"by_mail" boolean NOT NULL,
	"by_push" boolean NOT NULL,
	"stop_token" text COLLATE "C" NOT NULL,
	"looked_at" bigint NOT NULL,
	"removed_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "saved_searches_stopToken_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
ALTER TABLE "matched_listings" ADD CONSTRAINT "matched_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_anchors" ADD CONSTRAINT "saved_search_anchors_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_anchors_search_id" ON "saved_search_anchors" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_listing_id" ON "saved_search_matches" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_untold" ON "saved_search_matches" USING btree ("found_at") WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_user_id" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_query" ON "saved_searches" USING btree ("kind","query");
--> statement-breakpoint
INSERT INTO "matched_listings" SELECT "id", "price_cents", "listed_at" FROM "listings" WHERE "status" = 'active' AND "hold" IS NULL;
--> statement-breakpoint
INSERT INTO "counters" SELECT 'matched', "value" FROM "counters" WHERE "name" = 'rev';
