CREATE TABLE `blocks` (
	`owner_key` text NOT NULL,
	`blocked_key` text NOT NULL,
	`blocked_name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_key`, `blocked_key`)
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked_key` ON `blocks` (`blocked_key`);--> statement-breakpoint
CREATE TABLE `conversation_sides` (
	`conversation_id` text NOT NULL,
	`side` text NOT NULL,
	`user_id` text,
	`dealer_id` text,
	`taken_by` text,
	`read_seq` integer DEFAULT 0 NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`is_muted` integer DEFAULT false NOT NULL,
	`mail_due_at` integer,
	`mailed_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `side`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `conversation_sides_user_id` ON `conversation_sides` (`user_id`,`unread`);--> statement-breakpoint
CREATE INDEX `conversation_sides_of_user` ON `conversation_sides` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `conversation_sides_dealer_id` ON `conversation_sides` (`dealer_id`,`unread`);--> statement-breakpoint
CREATE INDEX `conversation_sides_mail_due_at` ON `conversation_sides` (`mail_due_at`) WHERE "conversation_sides"."mail_due_at" is not null;--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text,
	`buyer_key` text NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`buyer_language` text NOT NULL,
	`last_seq` integer NOT NULL,
	`rev` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_of_buyer` ON `conversations` (`listing_id`,`buyer_key`);--> statement-breakpoint
CREATE INDEX `conversations_buyer_key` ON `conversations` (`buyer_key`);--> statement-breakpoint
CREATE INDEX `conversations_rev` ON `conversations` (`rev`);--> statement-breakpoint
CREATE INDEX `conversations_updated_at` ON `conversations` (`updated_at`);--> statement-breakpoint
CREATE TABLE `message_photos` (
	`message_id` text NOT NULL,
	`photo_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`message_id`, `photo_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `message_photos_photo_id` ON `message_photos` (`photo_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`side` text,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`amount` integer,
	`price_cents` integer,
	`offer_status` text,
	`expires_at` integer,
	`reply_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_seq` ON `messages` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_reply_key` ON `messages` (`reply_key`);--> statement-breakpoint
CREATE INDEX `messages_offer_status` ON `messages` (`offer_status`,`conversation_id`) WHERE "messages"."offer_status" is not null;--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text_en` text NOT NULL,
	`text_ar` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_replies_user_id` ON `saved_replies` (`user_id`);--> statement-breakpoint
ALTER TABLE `listings` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `reports` ADD `conversation_id` text;--> statement-breakpoint
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
