import { sql } from "drizzle-orm";
import { LruCache } from "#src/core/lru-cache.ts";
import { amongJson } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { listPhotosOf, type ListingRow } from "./listings.ts";
import { listings } from "../tables.ts";

interface RowWithPhotos<Row> {
  row: Row;
  photos: PhotoJson[];
}

const MOST_BYTES = 4_000_000;
/** Rough sizes in memory, without the description. */
const ROW_BYTES = 1000;
const PHOTO_BYTES = 500;

/**
 * Reads rows with their photos in the order of the ids. Rows are cached until their `rev` changes, because most searches
 * show listings that another search has just shown.
 */
export function cachedRows<Row extends { listing: ListingRow }>(
  select: (read: Reader, ids: string[]) => PromiseLike<Row[]>,
) {
  const cacheOf = (read: Reader) => ({
    rows: new LruCache<RowWithPhotos<Row>>(MOST_BYTES),
    revisions: read
      .select({ id: listings.id, rev: listings.rev })
      .from(listings)
      .where(amongJson(listings.id, sql.placeholder("ids")))
      .prepare(),
  });
  const caches = new WeakMap<Reader, ReturnType<typeof cacheOf>>();

  return async (read: Reader, ids: string[]): Promise<RowWithPhotos<Row>[]> => {
    const cache = caches.get(read) ?? cacheOf(read);
    caches.set(read, cache);
    const found = new Map<string, RowWithPhotos<Row>>();
    const missing: string[] = [];
    for (const { id, rev } of await cache.revisions.execute({ ids: JSON.stringify(ids) })) {
      const cached = cache.rows.get(id);
      if (cached?.row.listing.rev === rev) found.set(id, cached);
      else missing.push(id);
    }
    if (missing.length > 0) {
      // Rows before photos: if a listing changes in between, the old `rev` makes the next call read it again.
      const rows = await select(read, missing);
      const photosOf = await listPhotosOf(read, missing);
      for (const row of rows) {
        const { id, description } = row.listing;
        const photos = photosOf.get(id) ?? [];
        const bytes = ROW_BYTES + 2 * description.length + PHOTO_BYTES * photos.length;
        found.set(id, cache.rows.put(id, { row, photos }, bytes));
      }
    }
    return ids.map((id) => found.get(id)).filter((each) => each !== undefined);
  };
}
