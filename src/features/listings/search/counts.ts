import type { Hits } from "#src/catalog/search.ts";
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
