import { jordanDay } from "#src/core/jordan-day.ts";
import { STATISTICS_DAYS } from "#src/features/listings/schema.ts";
import { seededRandom } from "./random.ts";
import type { DemoListing } from "./story.ts";

export const VIEWS_A_CONTACT = 14;
/** The share of a day's interest that is left a week later. */
const LEFT_A_WEEK_LATER = 0.6;
/** Weights from Sunday on; the weekend is Friday and Saturday. */
const WEEKDAYS = [0.9, 0.8, 0.8, 0.9, 1.4, 1.7, 1.2];

export function daysOf(listing: DemoListing, seed: number, now: number) {
  const random = seededRandom(seed);
  const first = jordanDay(listing.createdAt);
  const last = jordanDay(Math.min(now, listing.expiresAt, listing.soldAt ?? now));
  const weights = Array.from({ length: last - first + 1 }, (_, i) => {
    const weekday = WEEKDAYS[(first + i + 4) % 7] ?? 1;
    return [first + i, weekday * LEFT_A_WEEK_LATER ** (i / 7) * (0.6 + random.next() * 0.8)] as const;
  });
  const counts = new Map<number, { views: number; contacts: number }>();
  for (let view = 1; view <= listing.views; view++) {
    const day = random.pickWeighted(weights);
    const count = counts.get(day) ?? { views: 0, contacts: 0 };
    counts.set(day, count);
    count.views++;
    if (view % VIEWS_A_CONTACT === 0) count.contacts++;
  }
  return Array.from(counts, ([day, count]) => ({ day, ...count })).filter(
    ({ day }) => day > jordanDay(now) - STATISTICS_DAYS,
  );
}
