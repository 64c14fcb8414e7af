import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";

const PERIOD_MS = 90 * DAY_MS;
const LEAST_ANSWERS = 3;
const MOST_ANSWERS = 500;

/** The median time until the dealer answered an inquiry, in minutes; null if too few were answered lately. */
export async function findReplyMinutes(read: Reader, dealerId: string, now: number): Promise<number | null> {
  const answered = await read
    .select({ asked: inquiries.createdAt, answered: inquiries.updatedAt })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.dealerId, dealerId),
        inArray(inquiries.status, ["replied", "closed"]),
        gte(inquiries.createdAt, now - PERIOD_MS),
      ),
    )
    .orderBy(desc(inquiries.createdAt))
    .limit(MOST_ANSWERS);
  if (answered.length < LEAST_ANSWERS) return null;
  const waits = answered.map((each) => each.answered - each.asked).sort((a, b) => a - b);
  return Math.max(1, Math.round((waits[Math.floor(waits.length / 2)] ?? 0) / MINUTE_MS));
}
