import { type SQL, and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { ListingNotice } from "#src/features/listings/listing-shapes.ts";
import { dinars } from "#src/core/money.ts";
import { MAX_FOUND, pageOfFound } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { listingPath } from "#src/features/listings/kinds.ts";

import type { Facts, Listing } from "#src/features/listings/listing-json.ts";
import { statusOf } from "#src/features/listings/listings.ts";
import { type Kind, findDrawings, listOfAnyKind } from "#src/features/listings/register.ts";
import { flags, listings } from "#src/features/listings/tables.ts";
import { t } from "#t";
import { noteIn, noticeOf } from "../labels.ts";
import type { HeldJson, ReviewJson } from "../shapes.ts";
import { reports, reviews } from "../tables.ts";
import { listReportsAbout } from "./reports.ts";

export const REVIEWS_A_PAGE = 10;

/** Listings held for review, and visible ones with a flag or a report, except those of suspended sellers. */
function isToReview(read: Reader): SQL | undefined {
  const held = read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.hold, "review"), ne(listings.status, "removed")));
  const flagged = read.select({ id: flags.listingId }).from(flags).where(isNull(flags.passedAt));
  const reported = read
    .select({ id: reports.listingId })
    .from(reports)
    .where(and(eq(reports.status, "open"), isNotNull(reports.listingId)));
  const isShown = and(isNull(listings.hold), ne(listings.status, "removed"));
  // Three short lists from indexes, instead of a scan of all listings.
  const waits = or(
    inArray(listings.id, held),
    and(inArray(listings.id, flagged), isShown),
    and(inArray(listings.id, reported), isShown),
  );
  return and(waits, eq(listings.sellerActive, true));
}

const QUEUE_ORDER = [desc(listings.hold), asc(listings.updatedAt), asc(listings.id)];

const listWaiting = (read: Reader) =>
  read
    .select({ id: listings.id })
    .from(listings)
    .where(isToReview(read))
    .orderBy(...QUEUE_ORDER)
    .limit(MAX_FOUND + 1);

export const countToReview = (read: Reader): Promise<number> => read.$count(listings, isToReview(read));

export async function listToReview(read: Reader, asked: { page: number; pageSize: number }, now: number) {
  const { items: found, ...page } = pageOfFound(await listWaiting(read), asked.page, asked.pageSize);
  const ids = found.map(({ id }) => id);
  const rows = await read
    .select({ listing: listings, seller: users })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(inArray(listings.id, ids))
    .orderBy(...QUEUE_ORDER);
  const listingOf = await listOfAnyKind(
    read,
    rows.map(({ listing }) => listing),
    now,
  );
  const drawingOf = await findDrawings(read, ids);
  const flagsOf = await listFlags(read, inArray(flags.listingId, ids));
  const reportsOf = await listReportsAbout(read, ids);
  const decisionsOf = await listDecisions(read, ids);
  const historyOf = await historiesOf(read, [...new Set(rows.map(({ seller }) => seller.id))]);
  const items = rows.map(({ listing: row, seller }): ReviewJson => {
    const found = listingOf.get(row.id);
    const decisions = decisionsOf.get(row.id) ?? [];
    const facts = found ? listFacts(found) : {};
    const before = decisions.at(-1)?.listingThen ?? null;
    return {
      ...pick(row, "id", "kind", "number", "title", "rev", "hold", "updatedAt"),
      status: statusOf(row, now),
      url: listingPath(row),
      facts,
      before,
      changed: changedFacts(before, facts),
      photos: (found?.listing.photos ?? []).map((photo) => pick(photo, "id", "width", "height")),
      plate: drawingOf(row.id).plate,
      flags: flagsOf.get(row.id) ?? [],
      reports: reportsOf.get(row.id) ?? [],
      decisions: decisions.map((decision) => ({
        ...pick(decision, "verdict", "reason", "createdAt"),
        note: noteIn(t.language(), decision),
      })),
      seller: {
        ...pick(seller, "id", "name", "language"),
        since: seller.createdAt,
        ...historyOf(seller.id),
      },
    };
  });
  return { ...page, items };
}

async function listDecisions(read: Reader, listingIds: string[]) {
  if (listingIds.length === 0) return new Map<string, (typeof reviews.$inferSelect)[]>();
  const rows = await read
    .select()
    .from(reviews)
    .where(inArray(reviews.listingId, listingIds))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
  return Map.groupBy(rows, ({ listingId }) => listingId);
}

export const findLastDecision = async (read: Reader, listingId: string) =>
  (await listDecisions(read, [listingId])).get(listingId)?.at(-1);

type FlagJson = Pick<typeof flags.$inferSelect, "rule" | "detail">;

export async function listFlags(read: Reader, filter: SQL): Promise<Map<string, FlagJson[]>> {
  const rows = await read
    .select()
    .from(flags)
    .where(and(filter, isNull(flags.passedAt)));
  const byListing = new Map<string, FlagJson[]>();
  for (const [id, found] of Map.groupBy(rows, ({ listingId }) => listingId))
    byListing.set(
      id,
      found.map((flag) => pick(flag, "rule", "detail")),
    );
  return byListing;
}

export async function historiesOf(read: Reader, sellerIds: string[]) {
  const { sellerId } = listings;
  const theirs = inArray(sellerId, sellerIds);
  const counted = () => read.select({ sellerId, count: count() }).from(listings);
  const made = await counted()
    .where(and(theirs, ne(listings.status, "removed")))
    .groupBy(sellerId);
  const rejected = await counted()
    .innerJoin(reviews, eq(reviews.listingId, listings.id))
    .where(and(theirs, eq(reviews.verdict, "rejected")))
    .groupBy(sellerId);
  const reportedThings = await counted()
    .innerJoin(reports, eq(reports.listingId, listings.id))
    .where(theirs)
    .groupBy(sellerId);
  const reportedSellers = await read
    .select({ sellerId: reports.sellerId, count: count() })
    .from(reports)
    .where(inArray(reports.sellerId, sellerIds))
    .groupBy(reports.sellerId);
  const countIn = (rows: { sellerId: string | null; count: number }[], id: string) =>
    rows.find((row) => row.sellerId === id)?.count ?? 0;
  return (id: string) => ({
    listings: countIn(made, id),
    rejected: countIn(rejected, id),
    reports: countIn(reportedThings, id) + countIn(reportedSellers, id),
  });
}

const heldOf = (open: FlagJson[], last: typeof reviews.$inferSelect | undefined): HeldJson => ({
  flags: open.filter(({ rule }) => rule !== "reported"),
  reason: last?.reason ?? null,
  note: last ? noteIn(t.language(), last) : "",
});

export async function listHeld(read: Reader, filter: SQL): Promise<Map<string, HeldJson>> {
  const ids = read.select({ id: listings.id }).from(listings).where(filter);
  const isHeld = and(filter, isNotNull(listings.hold));
  const [flagsOf, held] = await Promise.all([
    listFlags(read, inArray(flags.listingId, ids)),
    read.select({ id: listings.id }).from(listings).where(isHeld),
  ]);
  const heldIds = held.map(({ id }) => id);
  const decisionsOf = await listDecisions(read, heldIds);
  return new Map(
    [...new Set([...flagsOf.keys(), ...heldIds])].map((id) => [
      id,
      heldOf(flagsOf.get(id) ?? [], decisionsOf.get(id)?.at(-1)),
    ]),
  );
}

const selectState = perConnection((read) =>
  read
    .select({ ...pick(listings, "status", "expiresAt", "hold"), flag: pick(flags, "rule", "detail") })
    .from(listings)
    .leftJoin(flags, and(eq(flags.listingId, listings.id), isNull(flags.passedAt)))
    .where(eq(listings.id, sql.placeholder("id")))
    .prepare(),
);

export async function findNotice(read: Reader, id: string, now: number): Promise<ListingNotice | null> {
  const rows = await selectState(read).execute({ id });
  const [listing] = rows;
  if (!listing) return null;
  const { hold } = listing;
  const last = hold === null ? undefined : await findLastDecision(read, id);
  const open = rows.flatMap(({ flag }) => flag ?? []);
  return noticeOf({ status: statusOf(listing, now), hold, held: heldOf(open, last) });
}

export const listFacts = ({ kind, listing }: { kind: Kind; listing: Listing }): Facts => ({
  title: listing.title,
  price: dinars(listing.priceCents),
  location: listing.location,
  description: listing.description,
  photos: listing.photos.map(({ id }) => id.slice(0, 8)).join(" "),
  ...kind.facts(listing),
});

const changedFacts = (before: Facts | null, now: Facts): string[] =>
  before === null ? [] : Object.keys(now).filter((name) => (before[name] ?? null) !== (now[name] ?? null));
