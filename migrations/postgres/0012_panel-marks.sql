DROP INDEX "listings_states";--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_created_at" ON "inquiries" USING btree ("created_at","status","updated_at");--> statement-breakpoint
CREATE INDEX "listings_created_at" ON "listings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id");