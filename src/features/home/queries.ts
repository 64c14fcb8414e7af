import { byValue, byYear } from "#src/features/cars/search/count-cars.ts";
import { countSoldCars } from "#src/features/cars/list-cars.ts";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { countVerifiedSellers } from "#src/features/listings/page/listing-sellers.ts";
import { plateCatalog } from "#src/features/plates/search/search-plates.ts";
import type { Deps } from "#src/http/env.ts";

const CAR_COUNTS = [
  "year",
  "location",
  "bodyType",
  "fuelType",
  "transmission",
  "features",
  "make",
  "model",
] as const;

type Counts = Record<(typeof CAR_COUNTS)[number], Record<string, number>>;
const MAX_POPULAR = 3;

export type HomeFigures = Awaited<ReturnType<typeof getHomeFigures>>;

export async function getHomeFigures({ db, catalogs, clock }: Deps) {
  const everything = { where: {}, sort: "newest", limit: 0 } as const;
  const now = clock.now();
  const cars = await catalogs.of(carCatalog).search({ ...everything, counts: [...CAR_COUNTS] }, now);
  const plates = await catalogs.of(plateCatalog).search(everything, now);
  const counts = Object.fromEntries(
    CAR_COUNTS.map((name) => [
      name,
      Object.fromEntries(name === "year" ? byYear(cars.histograms) : byValue(cars.facets[name])),
    ]),
  ) as Counts;
  return {
    totalCars: cars.total,
    dealers: await countVerifiedSellers(db.read),
    cities: Object.keys(counts.location).length,
    sold: await countSoldCars(db.read),
    totalPlates: plates.total,
    counts,
    popular: Object.keys(counts.model)
      .slice(0, MAX_POPULAR)
      .map((name) => {
        const [make = "", model = ""] = name.split("\n");
        return { make, model };
      }),
  };
}
