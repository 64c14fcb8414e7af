import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { matchExactly } from "#src/catalog/text.ts";
import { MAX_FOUND, pageCount } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import { listOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { hitsIn, partMatch } from "#src/db/substring-index.ts";
import { carKind } from "#src/features/cars/kind.tsx";
import { KINDS, type ListingKind } from "#src/features/listings/kinds.ts";
import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { textsIn } from "#src/features/listings/search/search-source.ts";
import { findByNumber } from "#src/features/listings/listings.ts";
import { byListName, findDrawings, listOfAnyKind } from "#src/features/listings/register.ts";
import { flags, listings } from "#src/features/listings/tables.ts";
import { inParts } from "#src/http/stream.ts";
import { listFlags } from "#src/features/moderation/queries/reviews.ts";
import { idIn, type ListingFilter, numberAsked } from "../schema.ts";
import { adminCatalog, stateOf, catalogFilter } from "./listing-catalog.ts";

const LISTINGS_A_PAGE = 25;
const RECENT = 5;

const selectListings = (read: Reader) =>
  read
    .select({ listing: listings, sellerName: users.name })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId));

type SelectedListing = Awaited<ReturnType<typeof selectListings>>[number];

export type ListingsPage = Awaited<ReturnType<typeof listListings>>;

export async function listListings(deps: SearchDeps, filter: ListingFilter, pageSize = LISTINGS_A_PAGE) {
  const find = await finderOf(deps, filter, pageSize);
  const found = await byListName(({ name }) =>
    filter.kind === null || filter.kind === name ? find(name) : NONE_FOUND,
  );
  const lists = Object.values(found);
  const longest = Math.max(...lists.map(({ total }) => total));
  const page = Math.min(filter.page, pageCount(longest, pageSize));
  const ids = lists.flatMap(({ idsFrom }) => idsFrom((page - 1) * pageSize));
  const now = deps.clock.now();
  const parts = inParts(ids, (part) => listListingsById(deps.db.read, part, now));
  const items = (await Array.fromAsync(parts)).flat();
  return {
    ...(await byListName(({ name }) => items.filter((item) => item.kind === name))),
    totals: await byListName(({ name }) => found[KINDS[name].listName].total),
    total: lists.reduce((sum, { total }) => sum + total, 0),
    more: lists.some(({ more }) => more),
    page,
    pageSize,
  };
}

interface Found {
  total: number;
  more: boolean;
  idsFrom: (offset: number) => string[];
}

const NONE_FOUND: Found = { total: 0, more: false, idsFrom: () => [] };

/** By words, number, seller's name, email or phone, or the id of either; without any, all that match. */
async function finderOf(
  { db, catalogs, clock }: SearchDeps,
  filter: ListingFilter,
  pageSize: number,
): Promise<(kind: ListingKind) => Found> {
  const { q } = filter;
  const now = clock.now();
  const search = await catalogs.of(adminCatalog).searching(now);
  const queryOf = (kind: ListingKind) =>
    ({ where: catalogFilter({ ...filter, kind }, now), sort: "latest", limit: pageSize }) as const;
  if (!q)
    return (kind) => ({
      total: search({ ...queryOf(kind), limit: 0 }).total,
      more: false,
      idsFrom: (offset) => search({ ...queryOf(kind), offset }).ids,
    });
  const id = idIn(q);
  const number = numberAsked(q);
  const numbered = number === null ? null : await findByNumber(db.read, number);
  const own = id ?? numbered?.id ?? null;
  const byId = own === null ? null : await findById(db.read, own, filter, now);
  const match = id === null ? await matchExactly(textsIn(catalogs), q, false) : null;
  const within = id === null ? { sellerDoc: { anyOf: await listSellersWith(db.read, q) } } : { seller: [id] };
  return (kind) => {
    const query = { ...queryOf(kind), limit: MAX_FOUND + 1 };
    const found = [...(match ? search({ ...query, match }).ids : []), ...search({ ...query, within }).ids];
    if (byId?.kind === kind) found.push(byId.id);
    const ids = [...new Set(found)].sort((a, b) => (a < b ? 1 : -1));
    const kept = ids.slice(0, MAX_FOUND);
    const idsFrom = (offset: number) => kept.slice(offset, offset + pageSize);
    return { total: kept.length, more: ids.length > MAX_FOUND, idsFrom };
  };
}

async function listSellersWith(read: Reader, q: string): Promise<number[]> {
  const parts = partMatch(q);
  if (!parts) return [];
  const hits = hitsIn("users", parts);
  const [row] = await read.select({ ids: listOf<number>(hits.doc) }).from(hits.rows);
  return row?.ids ?? [];
}

async function findById(
  read: Reader,
  id: string,
  { state, seller, badge, flag }: ListingFilter,
  now: number,
): Promise<AdminListing | null> {
  const [listing] = await listListingsById(read, [id], now);
  const fits =
    listing &&
    (!state || listing.state === state) &&
    (!seller || listing.sellerId === seller) &&
    (!badge || listing[badge]) &&
    (!flag || listing.flags.some(({ rule }) => flag === "any" || rule === flag));
  return fits ? listing : null;
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
  const refs = rows.map(({ listing }) => listing);
  const ids = refs.map(({ id }) => id);
  const listingOf = await listOfAnyKind(read, refs, now);
  const drawingOf = await findDrawings(read, ids);
  const flagsOf = await listFlags(read, inArray(flags.listingId, ids));
  return rows.flatMap(({ listing: row, sellerName }) => {
    const found = listingOf.get(row.id);
    if (!found) return [];
    return {
      ...found.kind.json(found.listing),
      ...pick(row, "kind", "viewCount"),
      state: stateOf(row, now),
      sellerName,
      drawing: drawingOf(row.id),
      flags: flagsOf.get(row.id) ?? [],
      rev: row.rev,
    };
  });
}

export type PanelListing = ReturnType<typeof panelListing>;

/** Only the fields of the panel: 50 complete listings would be twice as large. */
export const panelListing = (listing: AdminListing) => ({
  ...pick(listing, "id", "kind", "number", "url", "title", "price", "location", "state"),
  ...pick(listing, "featured", "verified", "sellerId", "sellerName", "expiresAt", "drawing", "flags", "rev"),
  photos: listing.photos.slice(0, 1).map((photo) => pick(photo, "id", "width", "height")),
});

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
