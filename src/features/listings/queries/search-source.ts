import { and, asc, eq, exists, gt, type SQL } from "drizzle-orm";
import type { Identified, Source } from "#src/catalog/columns.ts";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "../queries.ts";
import {
  counters,
  erasedListings,
  listingPhotos,
  type ListingKind,
  listings,
  listingTexts,
} from "../tables.ts";

/** Rows that one read brings into the catalog. */
const SLICE = 4000;

/** What the search knows of every listing. */
export interface ListingFacts extends Identified {
  listedAt: number;
  priceCents: number;
  location: string;
  featured: boolean;
  verified: boolean;
  hasPhotos: boolean;
}

/** The columns of `ListingFacts`, for a selection that joins `listingTexts` by `hasTexts`. */
export const listingFacts = (read: Reader) => ({
  id: listings.id,
  docId: listingTexts.docId,
  expiresAt: listings.expiresAt,
  listedAt: listings.listedAt,
  priceCents: listings.priceCents,
  location: listings.location,
  featured: listings.featured,
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
  where(condition: SQL | undefined): PromiseLike<Row[]> & {
    orderBy(by: SQL): { limit(most: number): PromiseLike<Row[]> };
  };
}

/** Feeds a catalog with the listings of a kind that are for sale; what changed is known by its `rev`. */
export const listingSource = <Row extends Identified>(
  read: Reader,
  kind: ListingKind,
  select: () => Selection<Row>,
): Source<Row> => ({
  head: async () => {
    const [counter] = await read
      .select({ value: counters.value })
      .from(counters)
      .where(eq(counters.name, "rev"));
    return counter?.value ?? 0;
  },
  list: (after, now) => list(select(), and(isForSale(kind, now), gt(listings.id, after))),
  since: async (rev, now) => {
    const rows = await select().where(and(isForSale(kind, now), gt(listings.rev, rev)));
    const changed = await read
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.kind, kind), gt(listings.rev, rev)));
    const erased = await read
      .select({ id: erasedListings.listingId })
      .from(erasedListings)
      .where(gt(erasedListings.rev, rev));
    return { rows, gone: [...changed, ...erased].map(({ id }) => id) };
  },
});

const list = async <Row>(selection: Selection<Row>, condition: SQL | undefined): Promise<Row[]> =>
  selection.where(condition).orderBy(asc(listings.id)).limit(SLICE);
