import { and, asc, eq, exists, gt, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { CatalogRow, Source } from "#src/catalog/columns.ts";
import { type FlatSelection, flatRows } from "#src/db/flat-rows.ts";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "./listings.ts";
import { counters, erasedListings, listingPhotos, listings, listingTexts } from "../tables.ts";
import type { ListingKind } from "../kinds.ts";

const SLICE = 4000;

export interface ListingFacts extends CatalogRow {
  listedAt: number;
  priceCents: number;
  location: string;
  sellerId: string;
  verified: boolean;
  hasPhotos: boolean;
}

/** For a selection that joins `listingTexts` by `hasTexts`. */
export const listingFacts = (read: Reader) => ({
  id: listings.id,
  docId: listingTexts.docId,
  expiresAt: listings.expiresAt,
  listedAt: listings.listedAt,
  priceCents: listings.priceCents,
  location: listings.location,
  sellerId: listings.sellerId,
  verified: listings.verified,
  hasPhotos: exists(
    read
      .select({ id: listingPhotos.photoId })
      .from(listingPhotos)
      .where(eq(listingPhotos.listingId, listings.id)),
  )
    .mapWith(Boolean)
    .as("has_photos"),
});

export const hasTexts = eq(listingTexts.listingId, listings.id);

interface Selection<Row> {
  where(condition: SQL | undefined): FlatSelection<Row> & {
    orderBy(by: SQL): { limit(most: number): FlatSelection<Row> };
  };
}

/**
 * Feeds a catalog with the listings for sale of a kind, or with all listings if `kind` is null. `ownId` is the id in the
 * table of the kind: reading by it skips other kinds.
 */
export const listingSource = <Row extends CatalogRow>(
  read: Reader,
  kind: ListingKind | null,
  ownId: SQLiteColumn,
  select: () => Selection<Row>,
): Source<Row> => {
  // Prepared, because every search and cached page runs it first.
  const revision = read
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, "rev"))
    .prepare();
  const isWanted = (now: number) => (kind ? isForSale(kind, now) : undefined);
  return {
    head: async () => {
      const [counter] = await revision.execute();
      return counter?.value ?? 0;
    },
    list: (after, now) =>
      flatRows(
        select()
          .where(and(isWanted(now), gt(ownId, after)))
          .orderBy(asc(ownId))
          .limit(SLICE),
      ),
    since: async (rev, now) => {
      // Rows last: a commit of another process in between may be read twice, but is not missed.
      const changed = await read
        .select({ id: listings.id })
        .from(listings)
        .where(and(kind ? eq(listings.kind, kind) : undefined, gt(listings.rev, rev)));
      const erased = await read
        .select({ id: erasedListings.listingId })
        .from(erasedListings)
        .where(gt(erasedListings.rev, rev));
      const rows = await flatRows(select().where(and(isWanted(now), gt(listings.rev, rev))));
      return { rows, gone: [...changed, ...erased].map(({ id }) => id) };
    },
  };
};
