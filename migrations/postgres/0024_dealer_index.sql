-- contracts: another index takes its place; the previous release works without it
DROP INDEX "listings_dealer";--> statement-breakpoint
CREATE INDEX "listings_of_dealer" ON "listings" USING btree ("dealer_id","status","expires_at") WHERE "listings"."dealer_id" is not null;