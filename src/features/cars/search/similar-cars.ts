import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import type { Car } from "../car-json.ts";
import { modelKey } from "../car-catalog.ts";
import { carCatalog } from "../car-catalog.ts";

/** The same model first, then the same make, then the same body type at a price within a third. */
export async function findSimilarCars(
  { catalogs, clock }: SearchDeps,
  { id, make, model, bodyType, priceCents }: Car,
  limit = 4,
): Promise<string[]> {
  const search = await catalogs.of(carCatalog).searching(clock.now());
  const found = new Set([id]);
  for (const where of [
    { model: [modelKey(make, model)] },
    { make: [make] },
    {
      bodyType: [bodyType],
      price: { min: Math.round(priceCents * 0.67), max: Math.round(priceCents * 1.33) },
    },
  ])
    if (found.size <= limit)
      for (const other of search({ where, sort: "newest", limit: limit + 1 }).ids) found.add(other);
  found.delete(id);
  return [...found].slice(0, limit);
}
