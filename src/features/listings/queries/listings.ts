import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import type { Reader } from "#src/db/open.ts";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import { photos } from "#src/features/photos/tables.ts";
import type { Listing } from "../listing-json.ts";
import { KINDS, type ListingKind, type ListingRef } from "../kinds.ts";
import { listingPhotos, listings } from "../tables.ts";

export type ListingRow = typeof listings.$inferSelect;
export type ListingStatus = "active" | "expired" | "sold";

/** Where a listing stands now; a removed one has no status, it is gone. */
export const statusOf = (listing: Pick<ListingRow, "status" | "expiresAt">, now: number): ListingStatus =>
  listing.status === "sold" ? "sold" : listing.expiresAt <= now ? "expired" : "active";

/** The condition that a listing is for sale: active, not expired, not held, its seller not suspended. */
export const isForSale = (kind: ListingKind, now: number): SQL | undefined =>
  and(
    eq(listings.kind, kind),
    eq(listings.status, "active"),
    gt(listings.expiresAt, now),
    isNull(listings.hold),
    eq(listings.sellerActive, true),
  );

/** The condition that a listing has a page: not removed, not held, its seller not suspended; it may be sold or expired. */
export const isShown = (): SQL | undefined =>
  and(ne(listings.status, "removed"), isNull(listings.hold), eq(listings.sellerActive, true));

/** A seller's active listings of every kind, as the limit counts them. */
export function countActive(read: Reader, sellerId: string, now: number): Promise<number> {
  return read.$count(
    listings,
    and(eq(listings.sellerId, sellerId), eq(listings.status, "active"), gt(listings.expiresAt, now)),
  );
}

/** Who looks: sellers see their own listings, and admins all, also while nobody else does. */
export type Viewer = Pick<SessionUser, "id" | "role"> | null | undefined;

/** Throws "not-found" for none, "gone" for a removed one, and for others' that are held or whose seller is suspended. */
function assertShown(kind: ListingKind, listing: ListingRow | undefined, viewer?: Viewer): ListingRow {
  if (!listing) throw new AppError("not-found", KINDS[kind].unknownMessage);
  const isHeld = listing.hold !== null || !listing.sellerActive;
  const mayLook = viewer?.id === listing.sellerId || viewer?.role === "admin";
  if (listing.status === "removed" || (isHeld && !mayLook))
    throw new AppError("gone", KINDS[kind].removedMessage);
  return listing;
}

/**
 * The listing as its page shows it, also sold or expired; throws "not-found", or "gone" for a removed or
 * held one or a suspended seller's.
 */
export async function getListing(read: Reader, { id, kind }: ListingRef): Promise<ListingRow> {
  const [listing] = await read
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind)));
  return assertShown(kind, listing);
}

/** The seller's own listing, of any kind or of one; another's is as unknown as one that never was. */
export async function getOwnListing(
  read: Reader,
  sellerId: string,
  id: string,
  kind?: ListingKind,
): Promise<ListingRow> {
  const [listing] = await read
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId), kind && eq(listings.kind, kind)));
  if (!listing) throw new AppError("not-found", "listingNotFound");
  if (listing.status === "removed") throw new AppError("gone", "listingGone");
  return listing;
}

/** The seller's listing that came under this key before. */
export async function findSubmitted(
  read: Reader,
  sellerId: string,
  submissionKey: string,
): Promise<string | null> {
  const [listing] = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.submissionKey, submissionKey)));
  return listing?.id ?? null;
}

/** The orders that listings of every kind have. */
export const LISTING_ORDER = {
  newest: [desc(listings.listedAt), desc(listings.id)],
  "price-asc": [asc(listings.priceCents), desc(listings.id)],
  "price-desc": [desc(listings.priceCents), desc(listings.id)],
};

/** How often a listing was viewed and its seller contacted, which only the seller sees. */
export interface OwnCounts {
  viewCount: number;
  contactCount: number;
}

/** A listing of its row, whatever its kind. */
export const listingOf = (listing: ListingRow, photos: PhotoJson[], now: number): Listing => ({
  id: listing.id,
  sellerId: listing.sellerId,
  title: listing.title,
  priceCents: listing.priceCents,
  description: listing.description,
  images: photos.map(({ id }) => photoUrl(id, 1280)),
  photos,
  location: listing.location,
  status: statusOf(listing, now),
  hold: listing.hold,
  featured: listing.featured,
  verified: listing.verified,
  listedAt: listing.listedAt,
  expiresAt: listing.expiresAt,
  soldAt: listing.soldAt,
  createdAt: listing.createdAt,
  updatedAt: listing.updatedAt,
});

type FromRow<Row, L> = (row: Row, photos: PhotoJson[], now: number) => L;

/** Each row with its photos as `fromRow` makes it. */
export async function withPhotos<Row extends { listing: ListingRow }, L>(
  read: Reader,
  rows: Row[],
  now: number,
  fromRow: FromRow<Row, L>,
): Promise<L[]> {
  const photos = await listPhotosOf(
    read,
    rows.map(({ listing }) => listing.id),
  );
  return rows.map((row) => fromRow(row, photos.get(row.listing.id) ?? [], now));
}

interface Selection<Row> {
  where(condition: SQL | undefined): PromiseLike<Row[]> & {
    orderBy(...by: SQL[]): PromiseLike<Row[]>;
  };
}

/** All listings of the selection that a seller has not removed, the newest first, with their counts. */
export async function listKept<Row extends { listing: ListingRow }, L>(
  read: Reader,
  selection: Selection<Row>,
  sellerId: string,
  now: number,
  fromRow: FromRow<Row, L>,
): Promise<(L & OwnCounts)[]> {
  const kept = and(eq(listings.sellerId, sellerId), ne(listings.status, "removed"));
  const rows = await selection.where(kept).orderBy(...LISTING_ORDER.newest);
  return withPhotos(read, rows, now, (row, ...rest) => {
    const { viewCount, contactCount } = row.listing;
    return { ...fromRow(row, ...rest), viewCount, contactCount };
  });
}

interface PagedSelection<Row> {
  where(condition: SQL | undefined): {
    orderBy(...by: SQL[]): { limit(count: number): { offset(count: number): PromiseLike<Row[]> } };
  };
}

/** A page of what a seller has for sale of the selection, the newest first. */
export async function listForSaleOf<Row extends { listing: ListingRow }, L>(
  read: Reader,
  selection: PagedSelection<Row>,
  { kind, sellerId, page }: { kind: ListingKind; sellerId: string; page: number },
  now: number,
  fromRow: FromRow<Row, L>,
): Promise<L[]> {
  const rows = await selection
    .where(isForSaleBy(sellerId, kind, now))
    .orderBy(...LISTING_ORDER.newest)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return withPhotos(read, rows, now, fromRow);
}

/** Those of the selection among the ids, in whatever state and no order. */
export const listAll = async <Row extends { listing: ListingRow }, L>(
  read: Reader,
  selection: Selection<Row>,
  ids: string[],
  now: number,
  fromRow: FromRow<Row, L>,
): Promise<L[]> => withPhotos(read, await selection.where(inArray(listings.id, ids)), now, fromRow);

/** Those of the selection among the ids that have a page of their own, also sold or expired, in no order. */
export const listShown = async <Row extends { listing: ListingRow }, L>(
  read: Reader,
  selection: Selection<Row>,
  ids: string[],
  now: number,
  fromRow: FromRow<Row, L>,
): Promise<L[]> =>
  withPhotos(read, await selection.where(and(inArray(listings.id, ids), isShown())), now, fromRow);

/** The one of the selection as its page shows it; throws as `getListing`. */
export async function getShown<Row extends { listing: ListingRow }, L>(
  read: Reader,
  selection: Selection<Row>,
  { kind, id }: ListingRef,
  now: number,
  fromRow: FromRow<Row, L>,
  viewer?: Viewer,
): Promise<L> {
  const [row] = await selection.where(eq(listings.id, id));
  assertShown(kind, row?.listing, viewer);
  const photos = await listPhotosOf(read, [id]);
  return fromRow(row as Row, photos.get(id) ?? [], now);
}

/** The photos of many listings at once, each list in its order. */
export async function listPhotosOf(read: Reader, listingIds: string[]): Promise<Map<string, PhotoJson[]>> {
  const found = new Map<string, PhotoJson[]>(listingIds.map((id) => [id, []]));
  if (listingIds.length === 0) return found;
  const rows = await read
    .select({
      listingId: listingPhotos.listingId,
      photo: { id: photos.id, width: photos.width, height: photos.height, placeholder: photos.placeholder },
    })
    .from(listingPhotos)
    .innerJoin(photos, eq(photos.id, listingPhotos.photoId))
    .where(inArray(listingPhotos.listingId, listingIds))
    .orderBy(asc(listingPhotos.listingId), asc(listingPhotos.position));
  for (const { listingId, photo } of rows) found.get(listingId)?.push(photo);
  return found;
}

/** The ids of all photos that a listing shows, as a query. */
export const photosInUse = (read: Reader) => read.select({ id: listingPhotos.photoId }).from(listingPhotos);

/** The condition that a listing is for sale by this seller. */
export const isForSaleBy = (sellerId: string, kind: ListingKind, now: number): SQL | undefined =>
  and(eq(listings.sellerId, sellerId), isForSale(kind, now));
