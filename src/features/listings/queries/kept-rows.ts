import { sql } from "drizzle-orm";
import { LruCache } from "#src/core/lru-cache.ts";
import { amongJson } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { listPhotosOf, type ListingRow } from "./listings.ts";
import { listings } from "../tables.ts";

interface Kept<Row> {
  row: Row;
  photos: PhotoJson[];
}

const MOST_BYTES = 4_000_000;
/** What a row and a photo weigh about, besides the seller's words. */
const ROW_BYTES = 1000;
const PHOTO_BYTES = 500;

/**
 * Rows of a kind of listing with their photos, kept by `rev`: what a search shows was mostly shown by the last one. The
 * function that it makes answers those of the ids that there are, in their order, as they are at this moment.
 */
export function keptRows<Row extends { listing: ListingRow }>(
  select: (read: Reader, ids: string[]) => PromiseLike<Row[]>,
) {
  const ofReader = (read: Reader) => ({
    kept: new LruCache<Kept<Row>>(MOST_BYTES),
    revisions: read
      .select({ id: listings.id, rev: listings.rev })
      .from(listings)
      .where(amongJson(listings.id, sql.placeholder("ids")))
      .prepare(),
  });
  const readers = new WeakMap<Reader, ReturnType<typeof ofReader>>();

  return async (read: Reader, ids: string[]): Promise<Kept<Row>[]> => {
    const known = readers.get(read) ?? ofReader(read);
    readers.set(read, known);
    const { kept, revisions } = known;
    const found = new Map<string, Kept<Row>>();
    const missing: string[] = [];
    for (const { id, rev } of await revisions.execute({ ids: JSON.stringify(ids) })) {
      const last = kept.get(id);
      if (last?.row.listing.rev === rev) found.set(id, last);
      else missing.push(id);
    }
    if (missing.length > 0) {
      // The photos last: with those of a later change a row of an earlier one is read again the next time.
      const rows = await select(read, missing);
      const photosOf = await listPhotosOf(read, missing);
      for (const row of rows) {
        const { id, description } = row.listing;
        const photos = photosOf.get(id) ?? [];
        const weight = ROW_BYTES + 2 * description.length + PHOTO_BYTES * photos.length;
        found.set(id, kept.put(id, { row, photos }, weight));
      }
    }
    return ids.map((id) => found.get(id)).filter((each) => each !== undefined);
  };
}
