CREATE TABLE "plates" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"area_code" bigint NOT NULL,
	"number" text NOT NULL,
	"digit_count" bigint NOT NULL,
	"tags" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sole_item" text;--> statement-breakpoint
ALTER TABLE "plates" ADD CONSTRAINT "plates_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plates_number" ON "plates" USING btree ("number","area_code","digit_count","listing_id");--> statement-breakpoint
CREATE INDEX "plates_area_code" ON "plates" USING btree ("area_code","digit_count","number","listing_id");--> statement-breakpoint
CREATE INDEX "listings_sole_item" ON "listings" USING btree ("sole_item");