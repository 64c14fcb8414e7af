import type { Catalogs } from "#src/catalog/catalog.ts";
import { byValue, byYear } from "#src/features/cars/queries/count-cars.ts";
import { carCatalog } from "#src/features/cars/queries/search-cars.ts";
import { plateCatalog } from "#src/features/plates/queries/search-plates.ts";

/** How many there are of each value. */
export type Counts = Record<string, number>;

export interface MarketCounts {
  cars: number;
  plates: number;
  /** Listings for sale of each seller, cars and plates. */
  sellers: ReadonlyMap<string, number>;
  /** Cars for sale by what they are. */
  year: Counts;
  location: Counts;
  bodyType: Counts;
  fuelType: Counts;
  transmission: Counts;
  features: Counts;
  /** By make and model, with a line break between them, the commonest first. */
  model: Counts;
}

const EVERYTHING = { where: {}, sort: "newest", limit: 0 } as const;
const CAR_COUNTS = ["year", "location", "bodyType", "fuelType", "transmission", "features", "model"] as const;

/** Counts everything that is for sale. */
export async function countMarket(catalogs: Catalogs, now: number): Promise<MarketCounts> {
  const [cars, plates] = [
    await catalogs.of(carCatalog).search({ ...EVERYTHING, counts: [...CAR_COUNTS, "seller"] }, now),
    await catalogs.of(plateCatalog).search({ ...EVERYTHING, counts: ["seller"] }, now),
  ];
  const sellers = byValue(cars.facets["seller"]);
  for (const { value, count } of plates.facets["seller"] ?? [])
    sellers.set(value, (sellers.get(value) ?? 0) + count);
  const counts = (name: (typeof CAR_COUNTS)[number]): Counts =>
    Object.fromEntries(byValue(cars.facets[name]));
  return {
    cars: cars.total,
    plates: plates.total,
    sellers,
    year: Object.fromEntries(byYear(cars.histograms)),
    location: counts("location"),
    bodyType: counts("bodyType"),
    fuelType: counts("fuelType"),
    transmission: counts("transmission"),
    features: counts("features"),
    model: counts("model"),
  };
}
