import type { Catalogs } from "#src/catalog/catalog.ts";
import { byValue, byYear } from "#src/features/cars/queries/count-cars.ts";
import { countSoldCars } from "#src/features/cars/queries/count-sold.ts";
import { carCatalog } from "#src/features/cars/queries/search-cars.ts";
import { DEALER_LISTINGS } from "#src/features/listings/queries/sellers.ts";
import { plateCatalog } from "#src/features/plates/queries/search-plates.ts";
import type { Deps } from "#src/http/env.ts";

/** How many there are of each value. */
type Counts = Record<string, number>;

interface MarketCounts {
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
async function countMarket(catalogs: Catalogs, now: number): Promise<MarketCounts> {
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

interface SiteStats {
  /** Cars for sale. */
  totalCars: number;
  /** Sellers with three or more listings for sale, cars or plates. */
  dealers: number;
  /** Cities in which a car is for sale. */
  cities: number;
  /** Cars that were sold through the site. */
  sold: number;
}

/** What the home page says in numbers. */
export interface HomeFigures extends SiteStats {
  counts: MarketCounts;
  /** The models of which most are for sale, the commonest first. */
  popular: { make: string; model: string }[];
}

const POPULAR = 3;

const kept = new WeakMap<Catalogs, { version: string; figures: Promise<HomeFigures> }>();

/** Counted anew when something was listed, sold or has expired since. */
export async function homeFigures(deps: Pick<Deps, "db" | "catalogs" | "clock">): Promise<HomeFigures> {
  const { catalogs, clock } = deps;
  const [cars, plates] = [catalogs.of(carCatalog), catalogs.of(plateCatalog)];
  await cars.follow(clock.now());
  await plates.follow(clock.now());
  const version = `${cars.version} ${plates.version}`;
  const last = kept.get(catalogs);
  if (last?.version === version) return last.figures;
  const figures = count(deps);
  kept.set(catalogs, { version, figures });
  figures.catch(() => kept.delete(catalogs));
  return figures;
}

async function count({ db, catalogs, clock }: Pick<Deps, "db" | "catalogs" | "clock">): Promise<HomeFigures> {
  const counts = await countMarket(catalogs, clock.now());
  return {
    totalCars: counts.cars,
    dealers: [...counts.sellers.values()].filter((listings) => listings >= DEALER_LISTINGS).length,
    cities: Object.keys(counts.location).length,
    sold: await countSoldCars(db.read),
    counts,
    popular: commonest(counts.model),
  };
}

const commonest = (models: Counts) =>
  Object.keys(models)
    .slice(0, POPULAR)
    .map((name) => {
      const [make = "", model = ""] = name.split("\n");
      return { make, model };
    });
