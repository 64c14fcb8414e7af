import type { Hits } from "#src/catalog/search.ts";
import { LruCache } from "#src/core/lru-cache.ts";
import { dinars } from "#src/core/money.ts";

export type SearchCounts = Pick<Hits, "facets" | "histograms" | "without">;

export function countsInDinars({ facets, histograms, without }: Hits): SearchCounts {
  const { price } = histograms;
  if (!price) return { facets, histograms, without };
  const dinarsOrNull = (cents: number | null) => (cents === null ? null : dinars(cents));
  const bars = price.map(({ from, to, count }) => ({
    from: dinarsOrNull(from),
    to: dinarsOrNull(to),
    count,
  }));
  return { facets, histograms: { ...histograms, price: bars }, without };
}

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
