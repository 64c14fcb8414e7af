CREATE TABLE "listing_prices" (
	"listing_id" text COLLATE "C" NOT NULL,
	"rev" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "listing_prices_listing_id_rev_pk" PRIMARY KEY("listing_id","rev")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_until" bigint;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_reduced" ON "listings" USING btree ("reduced_until") WHERE "listings"."reduced_until" is not null;--> statement-breakpoint
INSERT INTO "listing_prices" ("listing_id", "rev", "price_cents", "at") SELECT "id", "rev", "price_cents", "created_at" FROM "listings";