import { and, eq, min } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { messages } from "../../tables.ts";

/** When the seller first answered; null before. */
export async function findAnsweredAt(read: Reader, conversationId: string): Promise<number | null> {
  const [first] = await read
    .select({ at: min(messages.createdAt) })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.side, "seller")));
  return first?.at ?? null;
}

/** A buyer may review the seller from the seventh day after the first answer until the end of the sixtieth. */
export const REVIEW_FROM_MS = 7 * DAY_MS;
export const REVIEW_UNTIL_MS = 61 * DAY_MS;

export const isTimeToReview = (answeredAt: number | null, now: number): boolean =>
  answeredAt !== null && now >= answeredAt + REVIEW_FROM_MS && now < answeredAt + REVIEW_UNTIL_MS;
