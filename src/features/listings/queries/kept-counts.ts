import { LruCache } from "#src/core/lru-cache.ts";
import type { SearchCounts } from "./counts.ts";

/** A megabyte or two. */
const MOST = 60;

const ofCatalog = new WeakMap<object, { version: number; counts: LruCache<SearchCounts> }>();

/**
 * What was counted of a catalog, by what was asked for, until anything in the catalog changes: a search's next page and
 * its other orders have the same counts. Whoever gets them changes nothing in them.
 */
export function keptCounts(catalog: { version: number }): LruCache<SearchCounts> {
  const known = ofCatalog.get(catalog);
  if (known?.version === catalog.version) return known.counts;
  const counts = new LruCache<SearchCounts>(MOST);
  ofCatalog.set(catalog, { version: catalog.version, counts });
  return counts;
}
