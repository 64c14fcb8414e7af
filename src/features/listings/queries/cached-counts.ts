import { LruCache } from "#src/core/lru-cache.ts";
import type { SearchCounts } from "./counts.ts";

/** About 1 to 2 MB. */
const MOST = 60;

const ofCatalog = new WeakMap<object, { version: number; counts: LruCache<SearchCounts> }>();

/** The counts of recent searches until the catalog changes; pages and orders of a search share them. */
export function cachedCounts(catalog: { version: number }): LruCache<SearchCounts> {
  const known = ofCatalog.get(catalog);
  if (known?.version === catalog.version) return known.counts;
  const counts = new LruCache<SearchCounts>(MOST);
  ofCatalog.set(catalog, { version: catalog.version, counts });
  return counts;
}
