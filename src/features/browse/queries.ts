import { and, count, countDistinct, eq, gte, isNotNull, isNull, or } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { cars } from "#src/features/cars/tables.ts";
import { isForSale } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";

/** A seller with as many listings for sale counts as a dealer. */
const DEALER_LISTINGS = 3;

export interface SiteStats {
  /** Cars for sale. */
  totalCars: number;
  /** Sellers with three or more listings for sale, cars or plates. */
  dealers: number;
  /** Cities in which a car is for sale. */
  cities: number;
  /** Cars that were sold through the site, also where the ad is gone by now. */
  sold: number;
}

export async function getStats(read: Reader, now: number): Promise<SiteStats> {
  const [shown] = await read
    .select({ totalCars: count(), cities: countDistinct(listings.location) })
    .from(listings)
    .where(isForSale("car", now));
  const dealers = await read
    .select({ id: listings.sellerId })
    .from(listings)
    .where(or(isForSale("car", now), isForSale("number-plate", now)))
    .groupBy(listings.sellerId)
    .having(gte(count(), DEALER_LISTINGS));
  const wasSold = and(
    eq(listings.kind, "car"),
    isNotNull(listings.soldAt),
    isNull(listings.hold),
    eq(listings.sellerActive, true),
  );
  const sold = await read.$count(listings, wasSold);
  return { totalCars: shown?.totalCars ?? 0, cities: shown?.cities ?? 0, dealers: dealers.length, sold };
}

/** How many cars for sale there are of each value. */
export type Counts = Record<string, number>;

export interface CarCounts {
  year: Counts;
  location: Counts;
  bodyType: Counts;
  fuelType: Counts;
  transmission: Counts;
  features: Counts;
  /** The models of which most are for sale, the commonest first. */
  models: { make: string; model: string }[];
}

export async function countCarsBy(read: Reader, now: number): Promise<CarCounts> {
  const rows = await read
    .select({ car: cars, location: listings.location })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .where(isForSale("car", now));
  const counts = { year: {}, location: {}, bodyType: {}, fuelType: {}, transmission: {}, features: {} };
  const models: Counts = {};
  const add = (to: Counts, value: string | number) => (to[value] = (to[value] ?? 0) + 1);
  for (const { car, location } of rows) {
    add(counts.year, car.year);
    add(counts.location, location);
    add(counts.bodyType, car.bodyType);
    add(counts.fuelType, car.fuelType);
    add(counts.transmission, car.transmission);
    for (const feature of car.features) add(counts.features, feature);
    add(models, `${car.make}\n${car.model}`);
  }
  return { ...counts, models: commonest(models) };
}

const POPULAR = 3;

const commonest = (models: Counts) =>
  Object.entries(models)
    .sort(([, a], [, b]) => b - a)
    .slice(0, POPULAR)
    .map(([name]) => {
      const [make = "", model = ""] = name.split("\n");
      return { make, model };
    });
