CREATE TABLE "car_valuations" (
	"listing_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"verdict" text COLLATE "C",
	"low_cents" bigint,
	"high_cents" bigint,
	"comparables" bigint,
	"rev" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "car_valuations" ADD CONSTRAINT "car_valuations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_valuations_rev" ON "car_valuations" USING btree ("rev");