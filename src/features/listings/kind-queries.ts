import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { amongJson } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { type PhotoJson, photoUrl } from "#src/features/photos/schema.ts";
import { type ListingKind, listingPath } from "./kinds.ts";
import type { Listing } from "./listing-json.ts";
import type { PriceAt } from "./price-history.ts";
import { listings } from "./tables.ts";
import {
  assertShown,
  isShown,
  type ListingDealer,
  NEWEST_FIRST,
  type ListingRow,
  statusOf,
  type Viewer,
} from "./listings.ts";

export interface KindRow<Own> {
  listing: ListingRow;
  own: Own;
  photos: PhotoJson[];
  prices: PriceAt[];
  dealers: ListingDealer[];
}

interface Selection<Row> {
  where(condition: SQL | undefined): PromiseLike<Row[]> & {
    prepare(): { execute(values: { ids: string }): PromiseLike<Row[]> };
    orderBy(...by: SQL[]): PromiseLike<Row[]>;
  };
}

export interface OwnCounts {
  viewCount: number;
  contactCount: number;
}

const listingOf = <Own extends object>(
  { listing, own, photos, prices, dealers: [dealer] }: KindRow<Own>,
  now: number,
): Listing & Own => ({
  ...pick(listing, "id", "number", "sellerId", "title", "priceCents", "description", "location"),
  ...pick(listing, "hold", "featured", "verified", "reserved", "rev"),
  dealer: dealer
    ? { ...pick(dealer, "slug", "nameEn", "nameAr"), verified: dealer.verifiedAt !== null }
    : null,
  dealerId: listing.dealerId,
  ...pick(listing, "listedAt", "confirmedAt", "expiresAt", "soldAt", "createdAt", "updatedAt"),
  url: listingPath(listing),
  priceHistory: prices,
  images: photos.map(({ id }) => photoUrl(id, 1280)),
  photos,
  status: statusOf(listing, now),
  ...own,
});

export function kindQueries<Row extends KindRow<object>, More extends object = object>(
  kind: ListingKind,
  select: (read: Reader) => Selection<Row>,
  add?: (listing: Listing, row: Row) => More,
) {
  type L = Listing & Row["own"] & More;
  const whole = (row: Row, now: number): L => {
    const listing = listingOf(row, now);
    return { ...listing, ...add?.(listing, row) } as L;
  };
  const isAmong = amongJson(listings.id, sql.placeholder("ids"));
  const isNumbered = amongJson(listings.number, sql.placeholder("ids"));
  const selectAmong = perConnection((read) => select(read).where(isAmong).prepare());
  const selectShown = perConnection((read) => select(read).where(and(isAmong, isShown())).prepare());
  const selectNumbered = perConnection((read) => select(read).where(and(isNumbered, isShown())).prepare());
  const read = (reader: Reader, ids: string[]) => selectAmong(reader).execute({ ids: JSON.stringify(ids) });

  return {
    kind,
    whole,
    async list(reader: Reader, ids: string[], now: number): Promise<L[]> {
      const rows = new Map((await read(reader, ids)).map((row) => [row.listing.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []).map((row) => whole(row, now));
    },
    async get(reader: Reader, id: string, now: number, viewer?: Viewer): Promise<L> {
      const [row] = await read(reader, [id]);
      assertShown(kind, row?.listing, viewer);
      return whole(row as Row, now);
    },
    listShown: async (reader: Reader, ids: string[], now: number): Promise<L[]> =>
      (await selectShown(reader).execute({ ids: JSON.stringify(ids) })).map((row) => whole(row, now)),
    listNumbered: async (reader: Reader, numbers: number[], now: number): Promise<L[]> =>
      (await selectNumbered(reader).execute({ ids: JSON.stringify(numbers) })).map((row) => whole(row, now)),
    async listOf(reader: Reader, sellerId: string, now: number): Promise<(L & OwnCounts)[]> {
      const rows = await select(reader)
        .where(and(eq(listings.sellerId, sellerId), ne(listings.status, "removed")))
        .orderBy(...NEWEST_FIRST);
      return rows.map((row) => ({ ...whole(row, now), ...pick(row.listing, "viewCount", "contactCount") }));
    },
  };
}
