ALTER TABLE "listings" ADD COLUMN "number" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "slug" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
-- Numbers in the order of publishing; cars get the words of their addresses at the next start.
UPDATE listings SET number = 100000 + ordered.place
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM listings) AS ordered
WHERE ordered.id = listings.id;--> statement-breakpoint
INSERT INTO counters (name, value) SELECT 'number', max(number) FROM listings HAVING count(*) > 0;--> statement-breakpoint
UPDATE listings SET slug = plates.area_code || '-' || plates.plate_number
FROM plates WHERE plates.listing_id = listings.id;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_number" ON "listings" USING btree ("number");--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "slug" DROP DEFAULT;
