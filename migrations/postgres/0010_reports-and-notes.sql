DROP INDEX "reports_subject_reporter_key";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "note_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("subject","reporter_key") WHERE "reports"."handled_at" is null;