-- contracts: searches run in memory, so no query needs it
DROP INDEX "cars_year";--> statement-breakpoint
-- contracts: searches run in memory, so no query needs it
DROP INDEX "cars_mileage_km";--> statement-breakpoint
-- contracts: searches run in memory, so no query needs it
DROP INDEX "cars_body_type";--> statement-breakpoint
-- contracts: searches run in memory, so no query needs it
DROP INDEX "listings_price";