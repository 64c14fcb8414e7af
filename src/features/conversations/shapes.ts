import { z } from "zod/mini";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import { photoShape } from "#src/features/photos/shapes.ts";
import { counts, flags, named, texts, textsOrNull, time, times, told } from "#src/http/describe.ts";
import { statusShape } from "./inquiry/shapes.ts";
import { MESSAGE_KINDS, OFFER_STATUSES, SIDES } from "./schema.ts";

const sideShape = z.enum(SIDES);

export const offerShape = named("Offer", {
  ...texts("id"),
  amount: told(z.int(), "In whole Jordanian dinars."),
  by: sideShape,
  status: z.enum(OFFER_STATUSES),
  ...times("expiresAt"),
});

export const messageShape = named("Message", {
  ...texts("id", "text"),
  from: z.enum([...SIDES, "site"]),
  kind: z.enum(MESSAGE_KINDS),
  offer: z.optional(offerShape),
  photos: z.array(photoShape),
  warning: z.nullable(z.enum(["link", "deposit", "code", "account"])),
  ...flags("isAvailabilityAsked", "isAgreement"),
  ...times("createdAt"),
});

const listingShape = z.object({
  ...texts("id", "title", "url"),
  kind: kindShape,
  number: z.int(),
  price: z.number(),
  cover: z.nullable(z.string()),
  status: z.enum(["active", "expired", "sold", "withdrawn", "removed"]),
  ...flags("reserved", "isOwn"),
  confirmedAt: time(),
});

export const conversationShape = named("Conversation", {
  ...texts("id"),
  listing: z.nullable(listingShape),
  role: sideShape,
  other: z.object({ ...texts("name"), ...flags("isDealer") }),
  ...counts("unread"),
  inquiryStatus: statusShape,
  lastMessage: messageShape,
  ...times("updatedAt"),
  ...flags("isMuted", "isBlocked"),
});

export const inboxShape = z.object({ conversations: z.array(conversationShape), ...counts("unread") });

export const threadShape = z.extend(conversationShape, {
  messages: z.array(messageShape),
  /** The newest message that the other side has read. */
  readUpTo: z.nullable(z.string()),
  ...flags("hasAnswered", "canTake", "canReview", "isGone"),
  /** Whether the buyer can see the seller's number on the listing's pages. */
  ...flags("canCall"),
  /** Who of the dealer answers it. */
  ...textsOrNull("takenBy"),
  /** The buyer's, for the seller. */
  contact: z.nullable(z.object(texts("phone", "email"))),
  offers: z.nullable(z.object({ ...counts("left", "min", "max") })),
});

export type OfferJson = z.infer<typeof offerShape>;
export type MessageJson = z.infer<typeof messageShape>;
export type ConversationJson = z.infer<typeof conversationShape>;
export type InboxJson = z.infer<typeof inboxShape>;
export type ThreadJson = z.infer<typeof threadShape>;
