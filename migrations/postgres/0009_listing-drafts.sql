CREATE TABLE "listing_draft_photos" (
	"draft_id" text COLLATE "C" NOT NULL,
	"photo_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "listing_draft_photos_draft_id_photo_id_pk" PRIMARY KEY("draft_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"seller_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"typed" jsonb NOT NULL,
	"edited_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_draft_photos" ADD CONSTRAINT "listing_draft_photos_draft_id_listing_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft_photos" ADD CONSTRAINT "listing_draft_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_draft_photos_photo_id" ON "listing_draft_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "listing_drafts_seller_id" ON "listing_drafts" USING btree ("seller_id","edited_at");--> statement-breakpoint
CREATE INDEX "listing_drafts_edited_at" ON "listing_drafts" USING btree ("edited_at");