ALTER TABLE "reviews" ADD COLUMN "hold_before" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rev" bigint;