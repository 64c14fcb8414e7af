import { isNotNull } from "drizzle-orm";
import { ofUser, users } from "#src/auth/tables.ts";
import { flag, index, integer, primaryKey, table, text, uniqueIndex } from "#src/db/columns.ts";
import { listings, ofListing } from "#src/features/listings/tables.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { Language } from "#src/i18n/language.ts";
import type { MessageKind, OfferStatus, Side } from "./schema.ts";

export type InquiryStatus = "pending" | "read" | "replied" | "closed";

/** An inquiry is also the message with the same id. */
export const inquiries = table(
  "inquiries",
  {
    id: text().primaryKey(),
    listingId: ofListing(),
    sellerId: ofUser(),
    /** Its people share it; null for an inquiry about a private listing. */
    dealerId: text(),
    /** Who of the dealer answers it; null until somebody takes it over. */
    takenBy: text(),
    buyerId: text().references(() => users.id, { onDelete: "set null" }),
    message: text().notNull(),
    buyerName: text().notNull(),
    /** E.164 */
    buyerPhone: text().notNull(),
    buyerEmail: text().notNull(),
    status: text<InquiryStatus>().notNull().default("pending"),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    index("inquiries_dealer_id").on(t.dealerId, t.createdAt),
    index("inquiries_seller_id_created_at").on(t.sellerId, t.createdAt),
    // A covering index for the overview's counts and reply times.
    index("inquiries_created_at").on(t.createdAt, t.status, t.updatedAt),
    index("inquiries_listing_id").on(t.listingId),
  ],
);

/** What one buyer and the seller of one listing write to each other. */
export const conversations = table(
  "conversations",
  {
    id: text().primaryKey(),
    /** Null once the listing is erased with its seller's account. */
    listingId: text().references(() => listings.id, { onDelete: "set null" }),
    /** The buyer's account, or a guest's email address in lower case. */
    buyerKey: text().notNull(),
    /** As given with the newest inquiry; empty once the account is deleted. */
    buyerName: text().notNull(),
    buyerEmail: text().notNull(),
    buyerLanguage: text<Language>().notNull(),
    /** The number of its newest message. */
    lastSeq: integer().notNull(),
    /** The number of its last change, from a counter of the whole site. Open pages ask for changes after a number. */
    rev: integer().notNull(),
    createdAt: integer().notNull(),
    /** The time of the newest message. */
    updatedAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex("conversations_of_buyer").on(t.listingId, t.buyerKey),
    index("conversations_buyer_key").on(t.buyerKey),
    index("conversations_rev").on(t.rev),
    index("conversations_updated_at").on(t.updatedAt),
  ],
);

const ofConversation = () =>
  text()
    .notNull()
    .references(() => conversations.id, { onDelete: "cascade" });

/** What buyer and seller each have for themselves. */
export const conversationSides = table(
  "conversation_sides",
  {
    conversationId: ofConversation(),
    side: text<Side>().notNull(),
    /** Null for a guest, and once the account is deleted. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    dealerId: text(),
    takenBy: text(),
    readSeq: integer().notNull().default(0),
    /** How many messages after `readSeq` are not their own. */
    unread: integer().notNull().default(0),
    /** Hidden until the next message. */
    isHidden: flag().notNull().default(false),
    isMuted: flag().notNull().default(false),
    /** When an email about the unread messages is due, and when the last one was sent. */
    mailDueAt: integer(),
    mailedAt: integer(),
    /** When the buyer was invited to review the seller. */
    invitedAt: integer(),
    /** The time of the newest message, the order of the inbox. */
    updatedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.side] }),
    index("conversation_sides_user_id").on(t.userId, t.unread),
    index("conversation_sides_of_user").on(t.userId, t.updatedAt),
    index("conversation_sides_dealer_id").on(t.dealerId, t.unread),
    index("conversation_sides_mail_due_at").on(t.mailDueAt).where(isNotNull(t.mailDueAt)),
  ],
);

export const messages = table(
  "messages",
  {
    id: text().primaryKey(),
    conversationId: ofConversation(),
    /** 1 for the first message of a conversation. */
    seq: integer().notNull(),
    /** Null for a notice of the site. */
    side: text<Side>(),
    kind: text<MessageKind>().notNull(),
    /** What was written; of a notice, its name. */
    text: text().notNull(),
    /** In dinars, of an offer. */
    amount: integer(),
    /** The price of the listing when the offer was made. */
    priceCents: integer(),
    /** An open offer counts as expired after `expiresAt`. */
    offerStatus: text<OfferStatus>(),
    expiresAt: integer(),
    /** Of the link or request that sends one message, also after a crash. */
    replyKey: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex("messages_seq").on(t.conversationId, t.seq),
    uniqueIndex("messages_reply_key").on(t.replyKey),
    index("messages_offer_status").on(t.offerStatus, t.conversationId).where(isNotNull(t.offerStatus)),
  ],
);

export const messagePhotos = table(
  "message_photos",
  {
    messageId: text()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    photoId: text()
      .notNull()
      .references(() => photos.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.photoId] }), index("message_photos_photo_id").on(t.photoId)],
);

/** Who takes no messages of whom. Both are a user, a dealer or a guest's email address. */
export const blocks = table(
  "blocks",
  {
    ownerKey: text().notNull(),
    blockedKey: text().notNull(),
    blockedName: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerKey, t.blockedKey] }), index("blocks_blocked_key").on(t.blockedKey)],
);

/** A seller's own quick answers. */
export const savedReplies = table(
  "saved_replies",
  {
    id: text().primaryKey(),
    userId: ofUser(),
    textEn: text().notNull(),
    textAr: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index("saved_replies_user_id").on(t.userId)],
);
