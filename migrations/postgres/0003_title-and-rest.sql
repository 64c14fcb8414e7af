ALTER TABLE "listing_texts" RENAME COLUMN "folded" TO "rest";--> statement-breakpoint
ALTER TABLE "listing_texts" ADD COLUMN "title" text DEFAULT '' NOT NULL;
