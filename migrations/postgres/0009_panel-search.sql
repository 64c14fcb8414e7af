DROP INDEX "audit_log_created_at";--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind" ON "audit_log" USING btree ("subject_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_states" ON "listings" USING btree ("id","status","hold","seller_active","expires_at","kind","featured","verified","seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at","id");