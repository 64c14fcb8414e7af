import { type AnyColumn, and, count, eq, gte, isNotNull, isNull } from "drizzle-orm";
import { statfs } from "node:fs/promises";
import { users } from "#src/auth/tables.ts";
import type { Facet } from "#src/catalog/columns.ts";
import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { dayOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { untilChanged } from "#src/db/until-changed.ts";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { MAKES } from "#src/features/cars/catalogue/catalogue.ts";
import { carKind } from "#src/features/cars/kind.tsx";
import { countWaitingMessages } from "#src/features/help/queries.ts";
import { medianReply } from "#src/features/conversations/inquiry/queries.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { listings } from "#src/features/listings/tables.ts";
import { outbox } from "#src/features/mail/tables.ts";
import { countToReview } from "#src/features/moderation/queries/reviews.ts";
import { reports } from "#src/features/moderation/tables.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { plateCatalog } from "#src/features/plates/search/search-plates.ts";
import { type ListingFilter, readListingFilter } from "../schema.ts";
import { adminCatalog, catalogFilter } from "./listing-catalog.ts";
import { listRecentListings } from "./listings.ts";

export const OVERVIEW_DAYS = 30;
const MAX_RANKED = 8;
const NO_FILTER = readListingFilter(new URLSearchParams());

export async function countTotals({ db, catalogs, clock }: SearchDeps) {
  const now = clock.now();
  const userCount = await db.read.$count(users);
  const search = await catalogs.of(adminCatalog).searching(now);
  const countOf = (part: Partial<ListingFilter>) =>
    search({ where: catalogFilter({ ...NO_FILTER, ...part }, now), sort: "latest", limit: 0 }).total;
  return {
    users: userCount,
    activeListings: countOf({ state: "active" }),
    expiredListings: countOf({ state: "expired" }),
    cars: countOf({ kind: carKind.name }),
  };
}

export const countWaiting = async (read: Reader) => ({
  review: await countToReview(read),
  reports: await read.$count(reports, eq(reports.status, "open")),
  messages: await countWaitingMessages(read),
  mails: await read.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.failedAt))),
  failedMails: await read.$count(outbox, and(isNull(outbox.sentAt), isNotNull(outbox.failedAt))),
});

export type Overview = Awaited<ReturnType<typeof getOverview>>;

export async function getOverview(deps: SearchDeps) {
  const { db, clock } = deps;
  const now = clock.now();
  const first = jordanDay(now) - OVERVIEW_DAYS + 1;
  return {
    totals: await countTotals(deps),
    ...(await countDays(db, first)),
    ...(await rankForSale(deps)),
    replyMs: await medianReply(db.read, startOfJordanDay(first)),
    photos: await db.read.$count(photos),
    waiting: await countWaiting(db.read),
    recent: await listRecentListings(db.read, now),
  };
}

type CountedTable = typeof listings | typeof inquiries | typeof users;

/** With 100,000 listings and their inquiries these take 30 ms of processor time, all else here 13. */
const countDays = untilChanged(async ({ read }, first: number) => {
  const days = (table: CountedTable, column: AnyColumn) => countByDay(read, table, column, first);
  return {
    listed: await days(listings, listings.createdAt),
    asked: await days(inquiries, inquiries.createdAt),
    joined: await days(users, users.createdAt),
    sold: await days(listings, listings.soldAt),
  };
});

export interface DayCount {
  /** The start of the day in Jordan. */
  at: number;
  count: number;
}

export type CountByName = { name: string; count: number };

async function countByDay(read: Reader, table: CountedTable, column: AnyColumn, first: number) {
  const counted = await read
    .select({ day: dayOf(column), count: count() })
    .from(table)
    .where(gte(column, startOfJordanDay(first)))
    .groupBy(dayOf(column));
  const counts = new Map(counted.map((row) => [row.day, row.count]));
  return Array.from({ length: OVERVIEW_DAYS }, (_, i) => ({
    at: startOfJordanDay(first + i),
    count: counts.get(first + i) ?? 0,
  }));
}

async function rankForSale({ catalogs, clock }: SearchDeps) {
  const now = clock.now();
  const all = { where: {}, sort: "newest", limit: 0 } as const;
  const ofCars = await catalogs.of(carCatalog).search({ ...all, counts: ["make", "location"] }, now);
  const ofPlates = await catalogs.of(plateCatalog).search({ ...all, counts: ["location"] }, now);
  return {
    byMake: ranked(ofCars.facets["make"]),
    unlistedMakes: ranked(ofCars.facets["make"]?.filter(({ value }) => !MAKES.includes(value))),
    byCity: ranked(ofCars.facets["location"], ofPlates.facets["location"]),
  };
}

function ranked(...facets: (Facet | undefined)[]): CountByName[] {
  const counts = new Map<string, number>();
  for (const { value, count } of facets.flatMap((facet) => facet ?? []))
    counts.set(value, (counts.get(value) ?? 0) + count);
  const counted = Array.from(counts, ([name, count]) => ({ name, count }));
  return counted.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, MAX_RANKED);
}

export async function measureDisk({ config, db }: Pick<Deps, "config" | "db">) {
  try {
    const { bavail, bsize } = await statfs(config.DATA_DIR);
    return { databaseBytes: await db.countBytes(), freeBytes: bavail * bsize };
  } catch {
    return null;
  }
}
