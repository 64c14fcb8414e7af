CREATE TABLE "blocks" (
	"owner_key" text COLLATE "C" NOT NULL,
	"blocked_key" text COLLATE "C" NOT NULL,
	"blocked_name" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "blocks_owner_key_blocked_key_pk" PRIMARY KEY("owner_key","blocked_key")
);
--> statement-breakpoint
CREATE TABLE "conversation_sides" (
	"conversation_id" text COLLATE "C" NOT NULL,
	"side" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"dealer_id" text COLLATE "C",
	"taken_by" text COLLATE "C",
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"unread" bigint DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"mail_due_at" bigint,
	"mailed_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "conversation_sides_conversation_id_side_pk" PRIMARY KEY("conversation_id","side")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"listing_id" text COLLATE "C",
	"buyer_key" text COLLATE "C" NOT NULL,
	"buyer_name" text COLLATE "C" NOT NULL,
	"buyer_email" text COLLATE "C" NOT NULL,
	"buyer_language" text COLLATE "C" NOT NULL,
	"last_seq" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_photos" (
	"message_id" text COLLATE "C" NOT NULL,
	"photo_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "message_photos_message_id_photo_id_pk" PRIMARY KEY("message_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"conversation_id" text COLLATE "C" NOT NULL,
	"seq" bigint NOT NULL,
	"side" text COLLATE "C",
	"kind" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"amount" bigint,
	"price_cents" bigint,
	"offer_status" text COLLATE "C",
	"expires_at" bigint,
	"reply_key" text COLLATE "C",
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"text_en" text COLLATE "C" NOT NULL,
	"text_ar" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "conversation_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_key" ON "blocks" USING btree ("blocked_key");--> statement-breakpoint
CREATE INDEX "conversation_sides_user_id" ON "conversation_sides" USING btree ("user_id","unread");--> statement-breakpoint
CREATE INDEX "conversation_sides_of_user" ON "conversation_sides" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversation_sides_dealer_id" ON "conversation_sides" USING btree ("dealer_id","unread");--> statement-breakpoint
CREATE INDEX "conversation_sides_mail_due_at" ON "conversation_sides" USING btree ("mail_due_at") WHERE "conversation_sides"."mail_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_buyer" ON "conversations" USING btree ("listing_id","buyer_key");--> statement-breakpoint
CREATE INDEX "conversations_buyer_key" ON "conversations" USING btree ("buyer_key");--> statement-breakpoint
CREATE INDEX "conversations_rev" ON "conversations" USING btree ("rev");--> statement-breakpoint
CREATE INDEX "conversations_updated_at" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "message_photos_photo_id" ON "message_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_seq" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_reply_key" ON "messages" USING btree ("reply_key");--> statement-breakpoint
CREATE INDEX "messages_offer_status" ON "messages" USING btree ("offer_status","conversation_id") WHERE "messages"."offer_status" is not null;--> statement-breakpoint
CREATE INDEX "saved_replies_user_id" ON "saved_replies" USING btree ("user_id");--> statement-breakpoint
INSERT INTO conversations (id, listing_id, buyer_key, buyer_name, buyer_email, buyer_language, last_seq, rev, created_at, updated_at)
SELECT min(i.id), i.listing_id, coalesce(i.buyer_id, lower(i.buyer_email)), max(i.buyer_name), max(i.buyer_email), coalesce(max(u.language), 'ar'), count(*), 0, min(i.created_at), max(i.created_at)
FROM inquiries i LEFT JOIN users u ON u.id = i.buyer_id
GROUP BY i.listing_id, coalesce(i.buyer_id, lower(i.buyer_email));
--> statement-breakpoint
INSERT INTO messages (id, conversation_id, seq, side, kind, text, created_at)
SELECT i.id, c.id, row_number() OVER (PARTITION BY c.id ORDER BY i.created_at, i.id), 'buyer', 'text', i.message, i.created_at
FROM inquiries i JOIN conversations c ON c.listing_id = i.listing_id AND c.buyer_key = coalesce(i.buyer_id, lower(i.buyer_email));
--> statement-breakpoint
INSERT INTO conversation_sides (conversation_id, side, user_id, read_seq, updated_at)
SELECT c.id, 'buyer', max(i.buyer_id), c.last_seq, c.updated_at
FROM conversations c JOIN messages m ON m.conversation_id = c.id JOIN inquiries i ON i.id = m.id GROUP BY c.id, c.last_seq, c.updated_at;
--> statement-breakpoint
INSERT INTO conversation_sides (conversation_id, side, user_id, dealer_id, taken_by, read_seq, unread, updated_at)
SELECT c.id, 'seller', max(i.seller_id), max(i.dealer_id), max(i.taken_by), c.last_seq - sum(CASE WHEN i.status = 'pending' THEN 1 ELSE 0 END), sum(CASE WHEN i.status = 'pending' THEN 1 ELSE 0 END), c.updated_at
FROM conversations c JOIN messages m ON m.conversation_id = c.id JOIN inquiries i ON i.id = m.id GROUP BY c.id, c.last_seq, c.updated_at;
