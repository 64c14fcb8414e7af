import type { Catalogs } from "#src/catalog/catalog.ts";
import { byValue, byYear } from "#src/features/cars/queries/count-cars.ts";
import { countSoldCars } from "#src/features/cars/queries/list-cars.ts";
import { carCatalog } from "#src/features/cars/queries/search-cars.ts";
import { DEALER_LISTINGS } from "#src/features/listings/queries/sellers.ts";
import { plateCatalog } from "#src/features/plates/queries/search-plates.ts";
import type { Deps } from "#src/http/env.ts";

const CAR_COUNTS = ["year", "location", "bodyType", "fuelType", "transmission", "features", "model"] as const;

export interface HomeFigures {
  totalCars: number;
  dealers: number;
  cities: number;
  sold: number;
  totalPlates: number;
  /** Cars for sale, by field and value. */
  counts: Record<(typeof CAR_COUNTS)[number], Record<string, number>>;
  popular: { make: string; model: string }[];
}

const MAX_POPULAR = 3;

const cached = new WeakMap<Catalogs, { version: string; figures: Promise<HomeFigures> }>();

/** Kept until a listing is added, changed or removed. */
export async function getHomeFigures(deps: Deps): Promise<HomeFigures> {
  const { catalogs, clock } = deps;
  const [cars, plates] = [catalogs.of(carCatalog), catalogs.of(plateCatalog)];
  await cars.follow(clock.now());
  await plates.follow(clock.now());
  const version = `${cars.version} ${plates.version}`;
  const last = cached.get(catalogs);
  if (last?.version === version) return last.figures;
  const figures = countFigures(deps);
  cached.set(catalogs, { version, figures });
  figures.catch(() => cached.delete(catalogs));
  return figures;
}

async function countFigures({ db, catalogs, clock }: Deps): Promise<HomeFigures> {
  const everything = { where: {}, sort: "newest", limit: 0 } as const;
  const now = clock.now();
  const cars = await catalogs
    .of(carCatalog)
    .search({ ...everything, counts: [...CAR_COUNTS, "seller"] }, now);
  const plates = await catalogs.of(plateCatalog).search({ ...everything, counts: ["seller"] }, now);
  const sellers = byValue(cars.facets["seller"]);
  for (const { value, count } of plates.facets["seller"] ?? [])
    sellers.set(value, (sellers.get(value) ?? 0) + count);
  const counts = Object.fromEntries(
    CAR_COUNTS.map((name) => [
      name,
      Object.fromEntries(name === "year" ? byYear(cars.histograms) : byValue(cars.facets[name])),
    ]),
  ) as HomeFigures["counts"];
  return {
    totalCars: cars.total,
    dealers: [...sellers.values()].filter((listings) => listings >= DEALER_LISTINGS).length,
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
