import { and, asc, eq, gt, isNotNull, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Catalogs } from "#src/catalog/catalog.ts";
import { type CatalogRow, columnsOf, type Source } from "#src/catalog/columns.ts";
import { pick } from "#src/core/pick.ts";
import type { TextSource, Texts } from "#src/catalog/text.ts";
import { alsoAfter, amongJson } from "#src/db/expressions.ts";
import { type FlatSelection, flatRows } from "#src/db/rows-as-json.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { isForSale } from "../listings.ts";
import { counters, erasedListings, listingPhotos, listings, listingTexts } from "../tables.ts";
import type { ListingKind } from "../kinds.ts";
import type { Listing } from "../listing-json.ts";

const SLICE = 4000;

type Searched = Pick<Listing, "listedAt" | "priceCents" | "location" | "sellerId" | "verified">;

export interface ListingFacts extends CatalogRow, Searched {
  hasPhotos: boolean;
  isReduced: boolean;
  dealer: string | null;
}

export const isDealer = eq(dealers.id, listings.dealerId);

/** The columns by which searches find listings of one seller. */
export const sellerColumns = <Row extends ListingFacts>() => {
  const { one } = columnsOf<Row>();
  return {
    seller: one((listing) => listing.sellerId),
    dealer: one((listing) => listing.dealer),
    sellerType: one((listing) => (listing.dealer ? "dealer" : "private")),
  };
};

/** For a selection that joins `listingTexts` and, by `isDealer`, `dealers`. */
export const listingFacts = (read: Reader) => ({
  ...pick(listings, "id", "expiresAt", "listedAt", "priceCents", "location", "sellerId", "verified"),
  docId: listingTexts.docId,
  dealer: dealers.slug,
  // With `exists`, PostgreSQL might read the photos of all listings.
  hasPhotos: isNotNull(
    read
      .select({ id: listingPhotos.photoId })
      .from(listingPhotos)
      .where(eq(listingPhotos.listingId, listings.id))
      .limit(1),
  )
    .mapWith(Boolean)
    .as("has_photos"),
  isReduced: isNotNull(listings.reducedUntil).mapWith(Boolean).as("is_reduced"),
});

export const isOfListing = (listingId: SQLiteColumn, after = "") =>
  and(eq(listingId, listings.id), alsoAfter(listingId, after));

interface Selection<Row> {
  where(condition: SQL | undefined): FlatSelection<Row> & {
    orderBy(by: SQL): { limit(most: number): FlatSelection<Row> };
  };
}

// Prepared, because every search and cached page runs it first.
const selectRev = perConnection((read) =>
  read.select({ value: counters.value }).from(counters).where(eq(counters.name, "rev")).prepare(),
);

async function lastRev(read: Reader): Promise<number> {
  const [counter] = await selectRev(read).execute();
  return counter?.value ?? 0;
}

async function listErased(read: Reader, rev: number): Promise<string[]> {
  const erased = await read
    .select({ id: erasedListings.listingId })
    .from(erasedListings)
    .where(gt(erasedListings.rev, rev));
  return erased.map(({ id }) => id);
}

/**
 * The source of a catalog: the listings for sale of a kind, or all listings if `kind` is null. `ownId` is the id in the
 * kind's table: reading by it skips other kinds. `listChangedBesides` returns listings that changed only in another table.
 */
export const listingSource = <Row extends CatalogRow>(
  read: Reader,
  kind: ListingKind | null,
  ownId: SQLiteColumn,
  select: (after?: string) => Selection<Row>,
  listChangedBesides?: (read: Reader, rev: number) => Promise<string[]>,
): Source<Row> => {
  const isWanted = (now: number) => (kind ? isForSale(kind, now) : undefined);
  return {
    head: () => lastRev(read),
    list: (after, now) =>
      flatRows(
        read,
        select(after)
          .where(and(isWanted(now), gt(ownId, after), alsoAfter(listings.id, after)))
          .orderBy(asc(ownId))
          .limit(SLICE),
      ),
    find: async (id, now) =>
      (await flatRows(read, select().where(and(isWanted(now), eq(ownId, id)))))[0] ?? null,
    since: async (rev, now) => {
      const [own, besides = [], erased] = await Promise.all([
        read.select({ id: listings.id }).from(listings).where(gt(listings.rev, rev)),
        listChangedBesides?.(read, rev),
        listErased(read, rev),
      ]);
      const changed = [...new Set([...own.map(({ id }) => id), ...besides])];
      // By id: for `rev > ?` together with `isWanted`, SQLite would read every listing for sale.
      const ids = JSON.stringify(changed);
      const rows = await flatRows(read, select().where(and(isWanted(now), amongJson(listings.id, ids))));
      return { rows, gone: [...changed, ...erased] };
    },
  };
};

const TEXTS_SLICE = 1000;

const listingTextSource = (read: Reader): TextSource => ({
  head: () => lastRev(read),
  list: (after) =>
    flatRows(
      read,
      read
        .select()
        .from(listingTexts)
        .where(gt(listingTexts.docId, after))
        .orderBy(asc(listingTexts.docId))
        .limit(TEXTS_SLICE),
    ),
  since: async (rev) => {
    const [erased, rows] = await Promise.all([
      listErased(read, rev),
      read
        .select({ id: listings.id, text: listingTexts })
        .from(listings)
        .leftJoin(listingTexts, isOfListing(listingTexts.listingId))
        .where(gt(listings.rev, rev)),
    ]);
    return {
      changed: [...rows.map(({ id }) => id), ...erased],
      texts: rows.flatMap(({ text }) => text ?? []),
    };
  },
});

export const textsIn = (catalogs: Catalogs): Texts => catalogs.texts(listingTextSource);

export async function findText(read: Reader, id: string): Promise<{ title: string; rest: string }> {
  const { title, rest } = listingTexts;
  const [found] = await read.select({ title, rest }).from(listingTexts).where(eq(listingTexts.listingId, id));
  return found ?? { title: "", rest: "" };
}
