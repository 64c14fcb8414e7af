DROP INDEX `cars_year`;--> statement-breakpoint
DROP INDEX `cars_mileage_km`;--> statement-breakpoint
DROP INDEX `cars_body_type`;--> statement-breakpoint
DROP INDEX `listings_price`;