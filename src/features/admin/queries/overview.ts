import { type AnyColumn, and, count, desc, eq, gt, gte, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { countWhere, dayOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { cars } from "#src/features/cars/tables.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { countToReview } from "#src/features/moderation/queries/reviews.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { AdminTotals, DayCount, Named, Overview, Waiting } from "../admin-json.ts";
import { listRecentListings } from "./listings.ts";

export const OVERVIEW_DAYS = 30;
const RANKED = 8;
const REPLIES = 1000;

/** The four figures of the specification's overview. */
export async function countTotals(read: Reader, now: number): Promise<AdminTotals> {
  const [counted] = await read
    .select({
      active: countWhere(and(eq(listings.status, "active"), gt(listings.expiresAt, now))),
      expired: countWhere(and(eq(listings.status, "active"), lte(listings.expiresAt, now))),
      cars: countWhere(and(eq(listings.kind, "car"), ne(listings.status, "removed"))),
    })
    .from(listings);
  return {
    users: await read.$count(users),
    activeListings: counted?.active ?? 0,
    expiredListings: counted?.expired ?? 0,
    cars: counted?.cars ?? 0,
  };
}

/** What somebody has to look at. */
export async function countWaiting(read: Reader): Promise<Waiting> {
  return {
    review: await countToReview(read),
    reports: await read.$count(reports, eq(reports.status, "open")),
    messages: await read.$count(contactMessages, isNull(contactMessages.handledAt)),
    mails: await read.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.failedAt))),
    failedMails: await read.$count(outbox, and(isNull(outbox.sentAt), isNotNull(outbox.failedAt))),
  };
}

/** What the overview shows besides what the disk says. */
export async function getOverview(read: Reader, now: number): Promise<Overview> {
  const since = startOfJordanDay(jordanDay(now) - OVERVIEW_DAYS + 1);
  const days = (table: typeof listings | typeof inquiries | typeof users, column: AnyColumn) =>
    countByDay(read, table, column, since, now);
  return {
    totals: await countTotals(read, now),
    waiting: await countWaiting(read),
    listed: await days(listings, listings.createdAt),
    asked: await days(inquiries, inquiries.createdAt),
    joined: await days(users, users.createdAt),
    sold: await days(listings, listings.soldAt),
    byCity: await countByCity(read, now),
    byMake: await countByMake(read, now),
    replyMs: await medianReply(read, since),
    photos: await read.$count(photos),
    recent: await listRecentListings(read, now),
  };
}

/** One count a day, days without any included, the oldest first. */
async function countByDay(
  read: Reader,
  table: typeof listings | typeof inquiries | typeof users,
  column: AnyColumn,
  since: number,
  now: number,
): Promise<DayCount[]> {
  const counted = await read
    .select({ day: dayOf(column), count: count() })
    .from(table)
    .where(gte(column, since))
    .groupBy(dayOf(column));
  const counts = new Map(counted.map((row) => [row.day, row.count]));
  const last = jordanDay(now);
  return Array.from({ length: OVERVIEW_DAYS }, (_, i) => {
    const day = last - OVERVIEW_DAYS + 1 + i;
    return { at: startOfJordanDay(day), count: counts.get(day) ?? 0 };
  });
}

const isListed = (now: number) => and(eq(listings.status, "active"), gt(listings.expiresAt, now));

const countByCity = (read: Reader, now: number): Promise<Named[]> =>
  read
    .select({ name: listings.location, count: count() })
    .from(listings)
    .where(isListed(now))
    .groupBy(listings.location)
    .orderBy(desc(count()))
    .limit(RANKED);

const countByMake = (read: Reader, now: number): Promise<Named[]> =>
  read
    .select({ name: cars.make, count: count() })
    .from(cars)
    .innerJoin(listings, eq(listings.id, cars.listingId))
    .where(isListed(now))
    .groupBy(cars.make)
    .orderBy(desc(count()))
    .limit(RANKED);

/** Half of the answered inquiries were marked as replied sooner than this; null without any. */
async function medianReply(read: Reader, since: number): Promise<number | null> {
  const replied = await read
    .select({ asked: inquiries.createdAt, answered: inquiries.updatedAt })
    .from(inquiries)
    .where(and(eq(inquiries.status, "replied"), gte(inquiries.createdAt, since)))
    .orderBy(desc(inquiries.createdAt))
    .limit(REPLIES);
  const waits = replied.map(({ asked, answered }) => answered - asked).sort((a, b) => a - b);
  return waits[Math.floor(waits.length / 2)] ?? null;
}
