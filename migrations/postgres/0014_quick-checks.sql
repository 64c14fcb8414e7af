DROP INDEX "cars_make_model";--> statement-breakpoint
CREATE INDEX "listings_seller_created" ON "listings" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "cars_make_model" ON "cars" USING btree ("make","model","year","listing_id");