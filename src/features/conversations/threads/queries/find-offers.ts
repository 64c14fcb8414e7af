import { and, eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { statusOf } from "#src/features/listings/listings.ts";
import { OFFERS_PER_BUYER } from "../../schema.ts";
import { messages } from "../../tables.ts";
import type { Thread } from "./find-thread.ts";

/** How many offers the buyer still has, counters included, from half of the price to the price; null if it takes none now. */
export async function findOfferRange(read: Reader, { conversation, listing }: Thread, now: number) {
  if (listing?.status !== "active" || statusOf(listing, now) !== "active" || listing.priceCents === 0)
    return null;
  const isHere = eq(messages.conversationId, conversation.id);
  const made = await read.$count(
    messages,
    and(isHere, eq(messages.kind, "offer"), eq(messages.side, "buyer")),
  );
  const [min, max] = [Math.ceil(listing.priceCents / 200), Math.floor(listing.priceCents / 100)];
  return { left: Math.max(0, OFFERS_PER_BUYER - made), min, max };
}
