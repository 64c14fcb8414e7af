ALTER TABLE "reports" ADD COLUMN "dealer_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "stock_imports" ADD COLUMN "maker_left" boolean;--> statement-breakpoint
CREATE INDEX "reports_dealer_id" ON "reports" USING btree ("dealer_id");