ALTER TABLE "reports" ADD COLUMN "dealer_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_dealer_id" ON "reports" USING btree ("dealer_id");