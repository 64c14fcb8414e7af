import type { Database } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { type Counts, countMarket, countSold, type MarketCounts } from "./queries.ts";

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

export const DEALER_LISTINGS = 3;
const POPULAR = 3;
const KEEP_MS = 30_000;

const kept = new WeakMap<Database, { at: number; figures: Promise<HomeFigures> }>();

/** Counting goes through every listing, so that the figures are at most half a minute old instead. */
export function homeFigures({ db, clock }: Pick<Deps, "db" | "clock">): Promise<HomeFigures> {
  const now = clock.now();
  const last = kept.get(db);
  if (last && now - last.at < KEEP_MS) return last.figures;
  const figures = count(db, now);
  kept.set(db, { at: now, figures });
  figures.catch(() => kept.delete(db));
  return figures;
}

async function count({ read }: Database, now: number): Promise<HomeFigures> {
  const counts = await countMarket(read, now);
  const cities = Object.values(counts.location);
  return {
    totalCars: cities.reduce((total, cars) => total + cars, 0),
    dealers: Object.values(counts.sellers).filter((listings) => listings >= DEALER_LISTINGS).length,
    cities: cities.length,
    sold: await countSold(read),
    counts,
    popular: commonest(counts.model),
  };
}

const commonest = (models: Counts) =>
  Object.entries(models)
    .sort(([, a], [, b]) => b - a)
    .slice(0, POPULAR)
    .map(([name]) => {
      const [make = "", model = ""] = name.split("\n");
      return { make, model };
    });
