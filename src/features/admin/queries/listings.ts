import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { cachedByRevision } from "#src/catalog/cached-by-revision.ts";
import { textHits } from "#src/catalog/text.ts";
import { type FoundPage, MAX_FOUND, pageCount, pageOfFound } from "#src/core/pagination.ts";
import { listOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { hitsIn, partMatch } from "#src/db/part-match.ts";
import { cars } from "#src/features/cars/tables.ts";
import { listPhotosOf } from "#src/features/listings/queries.ts";
import type { SearchDeps } from "#src/features/listings/queries/found-listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Rule } from "#src/features/moderation/schema.ts";
import { flags } from "#src/features/moderation/tables.ts";
import { plates } from "#src/features/plates/tables.ts";
import type { AdminListing } from "../admin-json.ts";
import { deskCatalog, stateOf, wantedOf } from "./listing-catalog.ts";
import { idIn, type ListingFilter } from "../schema.ts";

export const LISTINGS_A_PAGE = 25;
const RECENT = 5;
/** So many numbers of documents are kept in all. */
const MOST_KEPT = 200_000;
/** What a search that finds none weighs. */
const EMPTY_MATCH = 200;

const selectListings = (read: Reader) =>
  read
    .select({ listing: listings, seller: users.name, plate: plates, bodyType: cars.bodyType })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(plates, eq(plates.listingId, listings.id))
    .leftJoin(cars, eq(cars.listingId, listings.id));

type SelectedListing = Awaited<ReturnType<typeof selectListings>>[number];

/**
 * A page of all listings of every state that fit the filter, the latest made first; a page past the end is the last.
 * Words find at most MAX_FOUND, and `more` says that there are others.
 */
export async function listListings(
  deps: SearchDeps,
  filter: ListingFilter,
): Promise<FoundPage<AdminListing>> {
  const { read } = deps.db;
  const now = deps.clock.now();
  const { items: ids, ...page } = filter.q
    ? pageOfFound(await findListings(deps, filter), filter.page, LISTINGS_A_PAGE)
    : await pageThatFits(deps, filter);
  return { ...page, items: await listListingsOf(read, ids, now) };
}

async function pageThatFits({ catalogs, clock }: SearchDeps, filter: ListingFilter) {
  const now = clock.now();
  const search = await catalogs.of(deskCatalog).searching(now);
  const where = wantedOf(filter, now);
  const { total } = search({ where, sort: "latest", limit: 0 });
  const page = Math.min(filter.page, pageCount(total, LISTINGS_A_PAGE));
  const place = { limit: LISTINGS_A_PAGE, offset: (page - 1) * LISTINGS_A_PAGE };
  const { ids } = search({ where, sort: "latest", ...place });
  return { items: ids, total, more: false, page, pageSize: LISTINGS_A_PAGE };
}

/** By words of the listing or its seller's name, or the id of either. */
async function findListings({ db, catalogs, clock }: SearchDeps, filter: ListingFilter): Promise<string[]> {
  const { read } = db;
  const now = clock.now();
  const id = idIn(filter.q);
  const match = id === null ? await matchWords(read, filter.q) : null;
  const within =
    id === null ? { sellerDoc: { anyOf: await sellersNamed(read, filter.q) } } : { seller: [id] };
  const search = await catalogs.of(deskCatalog).searching(now);
  const asked = { where: wantedOf(filter, now), sort: "latest", limit: MAX_FOUND + 1 } as const;
  const found = [
    ...(match ? search({ ...asked, match }).ids : []),
    ...search({ ...asked, within }).ids,
    ...(id ? await ownFitting(read, id, filter, now) : []),
  ];
  return [...new Set(found)].sort((a, b) => (a < b ? 1 : -1));
}

/** The words of every listing that has some; what they find is kept until a listing changes. */
const matchWords = cachedByRevision(
  MOST_KEPT,
  async (read, q) => {
    const hits = textHits(q);
    if (!hits) return null;
    const [row] = await read.select({ ids: listOf<number>(hits.owner) }).from(hits.rows);
    return { docIds: row?.ids ?? [], scores: [] };
  },
  (match) => EMPTY_MATCH + (match?.docIds.length ?? 0),
);

async function sellersNamed(read: Reader, q: string): Promise<number[]> {
  const match = partMatch(q);
  if (!match) return [];
  const hits = hitsIn("user_texts_fts", `name : (${match})`);
  const [row] = await read.select({ ids: listOf<number>(hits.doc) }).from(hits.rows);
  return row?.ids ?? [];
}

/** The listing of this id, where it is what the filter wants besides. */
async function ownFitting(
  read: Reader,
  id: string,
  { kind, state, seller, badge, flag }: ListingFilter,
  now: number,
): Promise<string[]> {
  const [own] = await listListingsOf(read, [id], now);
  const fits =
    own &&
    (!kind || own.kind === kind) &&
    (!state || own.state === state) &&
    (!seller || own.sellerId === seller) &&
    (!badge || own[badge]) &&
    (!flag || own.flags.some(({ rule }) => flag === "any" || rule === flag));
  return fits ? [id] : [];
}

async function listListingsOf(read: Reader, ids: string[], now: number): Promise<AdminListing[]> {
  const rows = await selectListings(read).where(inArray(listings.id, ids)).orderBy(desc(listings.id));
  return adminListings(read, rows, now);
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
