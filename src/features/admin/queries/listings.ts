import { and, desc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { textHits } from "#src/catalog/text.ts";
import { type FoundPage, MOST_FOUND, pageOfFound } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import { pageOfAll } from "#src/db/page-of-all.ts";
import { hitsIn, partMatch } from "#src/db/part-match.ts";
import { cars } from "#src/features/cars/tables.ts";
import { listPhotosOf, type ListingRow } from "#src/features/listings/queries.ts";
import {
  LISTING_KINDS,
  type ListingKind,
  listings,
  listingTexts,
  STORED_STATUSES,
  type StoredStatus,
} from "#src/features/listings/tables.ts";
import type { Rule } from "#src/features/moderation/schema.ts";
import { flags } from "#src/features/moderation/tables.ts";
import { plates } from "#src/features/plates/tables.ts";
import type { AdminListing } from "../admin-json.ts";
import { type AdminListingState, idIn, type ListingFilter } from "../schema.ts";

export const LISTINGS_A_PAGE = 25;
const RECENT = 5;

const selectListings = (read: Reader) =>
  read
    .select({ listing: listings, seller: users.name, plate: plates, bodyType: cars.bodyType })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(plates, eq(plates.listingId, listings.id))
    .leftJoin(cars, eq(cars.listingId, listings.id));

type SelectedListing = Awaited<ReturnType<typeof selectListings>>[number];

/** Where a listing stands for an admin: what keeps it from being shown comes before how it stands by itself. */
export function stateOf(listing: ListingRow, now: number): AdminListingState {
  if (listing.status === "removed") return "removed";
  if (listing.hold !== null) return listing.hold;
  if (!listing.sellerActive) return "suspended";
  if (listing.status === "sold") return "sold";
  return listing.expiresAt <= now ? "expired" : "active";
}

// Said by what they are not: else SQLite gathers them by another index and sorts them, instead of reading the newest.
const isKind = (kind: ListingKind) =>
  notInArray(
    listings.kind,
    LISTING_KINDS.filter((other) => other !== kind),
  );
const hasStatus = (status: StoredStatus) =>
  notInArray(
    listings.status,
    STORED_STATUSES.filter((other) => other !== status),
  );

function isInState(state: AdminListingState, now: number): SQL | undefined {
  switch (state) {
    case "removed":
      return hasStatus("removed");
    case "review":
    case "rejected":
    case "hidden":
      return and(eq(listings.hold, state), ne(listings.status, "removed"));
    case "suspended":
      return and(eq(listings.sellerActive, false), isNull(listings.hold), ne(listings.status, "removed"));
    default: {
      const isFree = and(isNull(listings.hold), eq(listings.sellerActive, true));
      if (state === "sold") return and(hasStatus("sold"), isFree);
      const time = state === "expired" ? lte(listings.expiresAt, now) : gt(listings.expiresAt, now);
      return and(hasStatus("active"), time, isFree);
    }
  }
}

function listingConditions(
  read: Reader,
  filter: Omit<ListingFilter, "q" | "page">,
  now: number,
): SQL | undefined {
  const { kind, state, seller, badge, flag } = filter;
  const isOpen = and(isNull(flags.passedAt), flag && flag !== "any" ? eq(flags.rule, flag) : undefined);
  const flagged = read.select({ id: flags.listingId }).from(flags).where(isOpen);
  return and(
    kind ? isKind(kind) : undefined,
    state ? isInState(state, now) : undefined,
    seller ? eq(listings.sellerId, seller) : undefined,
    badge ? eq(listings[badge], true) : undefined,
    flag ? inArray(listings.id, flagged) : undefined,
  );
}

/**
 * A page of all listings of every state that fit the filter, the latest made first. A filter finds at most MOST_FOUND,
 * and `more` says that there are others.
 */
export async function listListings(
  read: Reader,
  filter: ListingFilter,
  now: number,
): Promise<FoundPage<AdminListing>> {
  const wanted = listingConditions(read, filter, now);
  const { items: ids, ...page } =
    wanted || filter.q
      ? pageOfFound(await findListings(read, filter.q, wanted), filter.page, LISTINGS_A_PAGE)
      : await pageOfAll(read, listings, filter.page, LISTINGS_A_PAGE, [desc(listings.id)]);
  const rows = await selectListings(read).where(inArray(listings.id, ids)).orderBy(desc(listings.id));
  return { ...page, items: await adminListings(read, rows, now) };
}

/** By words of the listing or its seller's name, or the id of either; without any, all that are wanted. */
async function findListings(read: Reader, q: string, wanted: SQL | undefined): Promise<string[]> {
  const id = idIn(q);
  const isNamed = id === null ? undefined : or(eq(listings.id, id), eq(listings.sellerId, id));
  if (id !== null || q === "") return findByState(read, and(wanted, isNamed));
  const found = new Set([...(await findByWords(read, q, wanted)), ...(await findBySeller(read, q, wanted))]);
  return [...found].sort((a, b) => (a < b ? 1 : -1));
}

async function findByState(read: Reader, wanted: SQL | undefined): Promise<string[]> {
  const rows = await read
    .select({ id: listings.id })
    .from(listings)
    .where(wanted)
    .orderBy(desc(listings.id))
    .limit(MOST_FOUND + 1);
  return rows.map(({ id }) => id);
}

async function findByWords(read: Reader, q: string, wanted: SQL | undefined): Promise<string[]> {
  const hits = textHits(q);
  if (!hits) return [];
  const rows = await read
    .select({ id: listings.id })
    .from(hits.rows)
    .innerJoin(listingTexts, eq(listingTexts.docId, hits.owner))
    .innerJoin(listings, eq(listings.id, listingTexts.listingId))
    .where(wanted)
    .orderBy(hits.newest)
    .limit(MOST_FOUND + 1);
  return rows.map(({ id }) => id);
}

async function findBySeller(read: Reader, q: string, wanted: SQL | undefined): Promise<string[]> {
  const match = partMatch(q);
  if (!match) return [];
  const hits = hitsIn("user_texts_fts", `name : (${match})`);
  const rows = await read
    .select({ id: listings.id })
    .from(hits.rows)
    .innerJoin(listings, eq(listings.sellerId, hits.owner))
    .where(wanted)
    .orderBy(hits.newest)
    .limit(MOST_FOUND + 1);
  return rows.map(({ id }) => id);
}

/** The five listings that were made last. */
export async function listRecentListings(read: Reader, now: number): Promise<AdminListing[]> {
  const rows = await selectListings(read)
    .where(ne(listings.status, "removed"))
    .orderBy(desc(listings.id))
    .limit(RECENT);
  return adminListings(read, rows, now);
}

async function adminListings(read: Reader, rows: SelectedListing[], now: number): Promise<AdminListing[]> {
  const ids = rows.map(({ listing }) => listing.id);
  const photos = await listPhotosOf(read, ids);
  const noticed = await read
    .select()
    .from(flags)
    .where(and(inArray(flags.listingId, ids), isNull(flags.passedAt)));
  const flagsOf = Map.groupBy(noticed, ({ listingId }) => listingId);
  return rows.map(({ listing, seller, plate, bodyType }) => {
    const [cover] = photos.get(listing.id) ?? [];
    return {
      id: listing.id,
      kind: listing.kind,
      title: listing.title,
      priceCents: listing.priceCents,
      location: listing.location,
      state: stateOf(listing, now),
      featured: listing.featured,
      verified: listing.verified,
      sellerId: listing.sellerId,
      sellerName: seller,
      createdAt: listing.createdAt,
      listedAt: listing.listedAt,
      expiresAt: listing.expiresAt,
      viewCount: listing.viewCount,
      cover: cover ? { id: cover.id, width: cover.width, height: cover.height } : null,
      plate: plate ? { code: String(plate.areaCode), number: plate.number } : null,
      bodyType,
      flags: (flagsOf.get(listing.id) ?? []).map(({ rule, detail }) => ({ rule: rule as Rule, detail })),
      rev: listing.rev,
    };
  });
}
