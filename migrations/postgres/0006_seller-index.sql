DROP INDEX "listings_seller_id";--> statement-breakpoint
CREATE INDEX "listings_seller_id" ON "listings" USING btree ("seller_id","status");