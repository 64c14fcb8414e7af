interface Bounded {
  minPrice: number | null;
  maxPrice: number | null;
  minYear?: number | null;
  maxYear?: number | null;
}

const BOUNDS = [
  ["minPrice", "maxPrice"],
  ["minYear", "maxYear"],
] as const;

/** The filter with its bounds the right way round; null where no lower one is above its upper one. */
export function straightened<F extends Bounded>(filter: F): F | null {
  const turned = BOUNDS.filter(([min, max]) => (filter[min] ?? -Infinity) > (filter[max] ?? Infinity));
  if (turned.length === 0) return null;
  const swapped = turned.flatMap(([min, max]) => [
    [min, filter[max]],
    [max, filter[min]],
  ]);
  return { ...filter, ...Object.fromEntries(swapped), page: 1 };
}
