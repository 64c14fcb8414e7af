import { and, eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { type ListingRow, statusOf } from "#src/features/listings/listings.ts";
import { messages } from "../../tables.ts";
import type { Thread } from "./find-thread.ts";

export const OFFERS_PER_BUYER = 3;

/** From half of the price to the price, in whole dinars. */
const rangeOf = ({ priceCents }: ListingRow) => ({
  min: Math.ceil(priceCents / 200),
  max: Math.floor(priceCents / 100),
});

const isBuyersOffer = (conversationId: string) =>
  and(eq(messages.conversationId, conversationId), eq(messages.kind, "offer"), eq(messages.side, "buyer"));

/** How many offers the buyer still has, counters included, and their bounds; null if the listing takes none now. */
export async function findOfferRange(read: Reader, { conversation, listing }: Thread, now: number) {
  if (
    !listing ||
    listing.priceCents === 0 ||
    listing.status !== "active" ||
    statusOf(listing, now) !== "active"
  )
    return null;
  const made = await read.$count(messages, isBuyersOffer(conversation.id));
  return { left: Math.max(0, OFFERS_PER_BUYER - made), ...rangeOf(listing) };
}
