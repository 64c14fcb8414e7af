import type { Catalogs } from "#src/catalog/catalog.ts";
import { countSoldCars } from "#src/features/cars/queries/count-sold.ts";
import { carCatalog } from "#src/features/cars/queries/search-cars.ts";
import { plateCatalog } from "#src/features/plates/queries/search-plates.ts";
import { DEALER_LISTINGS } from "#src/features/listings/queries/sellers.ts";
import type { Deps } from "#src/http/env.ts";
import { type Counts, countMarket, type MarketCounts } from "./queries.ts";

export interface SiteStats {
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
