import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { cachedByRevision } from "#src/catalog/cached-by-revision.ts";
import { textHits } from "#src/catalog/text.ts";
import { type FoundPage, MAX_FOUND, pageCount, pageOfFound } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import { listOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { hitsIn, partMatch } from "#src/db/part-match.ts";
import { carKind } from "#src/features/cars/kind.tsx";
import { listPhotosOf } from "#src/features/listings/queries/listings.ts";
import type { SearchDeps } from "#src/features/listings/queries/found-listings.ts";
import { findDrawings } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import { listFlags } from "#src/features/moderation/queries/reviews.ts";
import { flags } from "#src/features/moderation/tables.ts";
import { idIn, type ListingFilter } from "../schema.ts";
import { adminCatalog, stateOf, catalogFilter } from "./listing-catalog.ts";

const LISTINGS_A_PAGE = 25;
const RECENT = 5;
const MAX_CACHED_IDS = 200_000;
/** The weight of an empty result in the cache. */
const EMPTY_MATCH_WEIGHT = 200;

const selectListings = (read: Reader) =>
  read
    .select({ listing: listings, sellerName: users.name })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId));

type SelectedListing = Awaited<ReturnType<typeof selectListings>>[number];

export async function listListings(
  deps: SearchDeps,
  filter: ListingFilter,
): Promise<FoundPage<AdminListing>> {
  const { items: ids, ...page } = filter.q
    ? pageOfFound(await findListings(deps, filter), filter.page, LISTINGS_A_PAGE)
    : await listPage(deps, filter);
  return { ...page, items: await listListingsById(deps.db.read, ids, deps.clock.now()) };
}

async function listPage({ catalogs, clock }: SearchDeps, filter: ListingFilter) {
  const now = clock.now();
  const search = await catalogs.of(adminCatalog).searching(now);
  const query = { where: catalogFilter(filter, now), sort: "latest", limit: LISTINGS_A_PAGE } as const;
  const { total } = search({ ...query, limit: 0 });
  const page = Math.min(filter.page, pageCount(total, LISTINGS_A_PAGE));
  const { ids } = search({ ...query, offset: (page - 1) * LISTINGS_A_PAGE });
  return { items: ids, total, more: false, page, pageSize: LISTINGS_A_PAGE };
}

/** By words of the listing or the seller's name, or by either's id. */
async function findListings({ db, catalogs, clock }: SearchDeps, filter: ListingFilter): Promise<string[]> {
  const { read } = db;
  const now = clock.now();
  const id = idIn(filter.q);
  const match = id === null ? await matchWords(read, filter.q) : null;
  const within =
    id === null ? { sellerDoc: { anyOf: await listSellersNamed(read, filter.q) } } : { seller: [id] };
  const search = await catalogs.of(adminCatalog).searching(now);
  const query = { where: catalogFilter(filter, now), sort: "latest", limit: MAX_FOUND + 1 } as const;
  const found = [
    ...(match ? search({ ...query, match }).ids : []),
    ...search({ ...query, within }).ids,
    ...(id ? await findById(read, id, filter, now) : []),
  ];
  return [...new Set(found)].sort((a, b) => (a < b ? 1 : -1));
}

const matchWords = cachedByRevision(
  MAX_CACHED_IDS,
  async (read, q) => {
    const hits = textHits(q);
    if (!hits) return null;
    const [row] = await read.select({ ids: listOf<number>(hits.owner) }).from(hits.rows);
    return { docIds: row?.ids ?? [], scores: [] };
  },
  (match) => EMPTY_MATCH_WEIGHT + (match?.docIds.length ?? 0),
);

async function listSellersNamed(read: Reader, q: string): Promise<number[]> {
  const match = partMatch(q);
  if (!match) return [];
  const hits = hitsIn("user_texts_fts", `name : (${match})`);
  const [row] = await read.select({ ids: listOf<number>(hits.doc) }).from(hits.rows);
  return row?.ids ?? [];
}

async function findById(
  read: Reader,
  id: string,
  { kind, state, seller, badge, flag }: ListingFilter,
  now: number,
): Promise<string[]> {
  const [listing] = await listListingsById(read, [id], now);
  const fits =
    listing &&
    (!kind || listing.kind === kind) &&
    (!state || listing.state === state) &&
    (!seller || listing.sellerId === seller) &&
    (!badge || listing[badge]) &&
    (!flag || listing.flags.some(({ rule }) => flag === "any" || rule === flag));
  return fits ? [id] : [];
}

async function listListingsById(read: Reader, ids: string[], now: number) {
  const rows = await selectListings(read).where(inArray(listings.id, ids)).orderBy(desc(listings.id));
  return adminListings(read, rows, now);
}

export async function listRecentListings(read: Reader, now: number) {
  const rows = await selectListings(read)
    .where(ne(listings.status, "removed"))
    .orderBy(desc(listings.id))
    .limit(RECENT);
  return adminListings(read, rows, now);
}

export type AdminListing = Awaited<ReturnType<typeof adminListings>>[number];

async function adminListings(read: Reader, rows: SelectedListing[], now: number) {
  const ids = rows.map(({ listing }) => listing.id);
  const photos = await listPhotosOf(read, ids);
  const drawingOf = await findDrawings(read, ids);
  const flagsOf = await listFlags(read, inArray(flags.listingId, ids));
  return rows.map(({ listing, sellerName }) => {
    const [cover] = photos.get(listing.id) ?? [];
    return {
      ...pick(listing, "id", "kind", "title", "priceCents", "location"),
      state: stateOf(listing, now),
      ...pick(listing, "featured", "verified", "sellerId"),
      sellerName,
      ...pick(listing, "createdAt", "listedAt", "expiresAt", "viewCount"),
      cover: cover ? pick(cover, "id", "width", "height") : null,
      ...drawingOf(listing.id),
      flags: flagsOf.get(listing.id) ?? [],
      /** Sent back with a change, to detect conflicts. */
      rev: listing.rev,
    };
  });
}

/** Which of the ids are featured cars, including sold and expired ones. */
export async function listFeaturedOf(read: Reader, ids: string[]): Promise<string[]> {
  const isFeatured = and(
    eq(listings.kind, carKind.name),
    eq(listings.featured, true),
    ne(listings.status, "removed"),
  );
  const rows = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(isFeatured, inArray(listings.id, ids)));
  return rows.map(({ id }) => id);
}
