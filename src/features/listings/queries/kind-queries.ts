import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import type { Reader } from "#src/db/open.ts";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import type { ListingKind } from "../kinds.ts";
import type { Listing } from "../listing-json.ts";
import { listings } from "../tables.ts";
import { cachedRows } from "./cached-rows.ts";
import {
  assertShown,
  isForSaleBy,
  isShown,
  LISTING_ORDER,
  listPhotosOf,
  type ListingRow,
  statusOf,
  type Viewer,
} from "./listings.ts";

export interface KindRow<Own> {
  listing: ListingRow;
  own: Own;
}

interface Selection<Row> {
  where(condition: SQL | undefined): PromiseLike<Row[]> & {
    orderBy(...by: SQL[]): PromiseLike<Row[]> & {
      limit(most: number): { offset(count: number): PromiseLike<Row[]> };
    };
  };
}

export interface OwnCounts {
  viewCount: number;
  contactCount: number;
}

const listingOf = <Own extends object>(
  { listing, own }: KindRow<Own>,
  photos: PhotoJson[],
  now: number,
): Listing & Own => ({
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
  rev: listing.rev,
  ...own,
});

/** The queries of `Kind`; `select` joins the listings with the table of the kind. */
export function kindQueries<Own extends object>(
  kind: ListingKind,
  select: (read: Reader) => Selection<KindRow<Own>>,
) {
  type L = Listing & Own;
  const readCached = cachedRows((read, ids) => select(read).where(inArray(listings.id, ids)));

  async function listOfRows(read: Reader, rows: KindRow<Own>[], now: number): Promise<L[]> {
    const photos = await listPhotosOf(
      read,
      rows.map(({ listing }) => listing.id),
    );
    return rows.map((row) => listingOf(row, photos.get(row.listing.id) ?? [], now));
  }

  return {
    listOfRows,
    list: async (read: Reader, ids: string[], now: number): Promise<L[]> =>
      (await readCached(read, ids)).map(({ row, photos }) => listingOf(row, photos, now)),
    async get(read: Reader, id: string, now: number, viewer?: Viewer): Promise<L> {
      const rows = await select(read).where(eq(listings.id, id));
      assertShown(kind, rows[0]?.listing, viewer);
      const [listing] = await listOfRows(read, rows, now);
      return listing as L;
    },
    listShown: async (read: Reader, ids: string[], now: number): Promise<L[]> =>
      listOfRows(read, await select(read).where(and(inArray(listings.id, ids), isShown())), now),
    async listForSaleOf(read: Reader, sellerId: string, now: number, page: number): Promise<L[]> {
      const rows = await select(read)
        .where(isForSaleBy(sellerId, kind, now))
        .orderBy(...LISTING_ORDER.newest)
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE);
      return listOfRows(read, rows, now);
    },
    async listOf(read: Reader, sellerId: string, now: number): Promise<(L & OwnCounts)[]> {
      const rows = await select(read)
        .where(and(eq(listings.sellerId, sellerId), ne(listings.status, "removed")))
        .orderBy(...LISTING_ORDER.newest);
      const all = await listOfRows(read, rows, now);
      return all.map((listing, i) => {
        const { viewCount, contactCount } = (rows[i] as KindRow<Own>).listing;
        return { ...listing, viewCount, contactCount };
      });
    },
  };
}
