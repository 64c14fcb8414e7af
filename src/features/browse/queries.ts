import { and, asc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { cars } from "#src/features/cars/tables.ts";
import { isForSale } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";

/** How many there are of each value. */
export type Counts = Record<string, number>;

export interface MarketCounts {
  /** Number plates for sale. */
  plates: number;
  /** Listings for sale of each seller, cars and plates. */
  sellers: Counts;
  /** Cars for sale by what they are. */
  year: Counts;
  location: Counts;
  bodyType: Counts;
  fuelType: Counts;
  transmission: Counts;
  features: Counts;
  /** By make and model, with a line break between them. */
  model: Counts;
}

/** Counts everything that is for sale. */
export async function countMarket(read: Reader, now: number): Promise<MarketCounts> {
  const counts: MarketCounts = {
    plates: 0,
    sellers: {},
    year: {},
    location: {},
    bodyType: {},
    fuelType: {},
    transmission: {},
    features: {},
    model: {},
  };
  const add = (to: Counts, value: string | number) => (to[value] = (to[value] ?? 0) + 1);
  for await (const slice of forSale(read, now))
    for (const { sellerId, location, car } of slice) {
      add(counts.sellers, sellerId);
      if (car) {
        add(counts.location, location);
        for (const name of ["year", "bodyType", "fuelType", "transmission"] as const)
          add(counts[name], car[name]);
        for (const feature of car.features) add(counts.features, feature);
        add(counts.model, `${car.make}\n${car.model}`);
      } else counts.plates++;
    }
  return counts;
}

const SLICE = 4000;

/** What is counted of every listing for sale, in slices between which other requests are answered; plates are no car. */
async function* forSale(read: Reader, now: number) {
  const { make, model, year, bodyType, fuelType, transmission, features } = cars;
  for (let after = ""; ;) {
    const slice = await read
      .select({
        id: listings.id,
        sellerId: listings.sellerId,
        location: listings.location,
        car: { make, model, year, bodyType, fuelType, transmission, features },
      })
      .from(listings)
      .leftJoin(cars, eq(cars.listingId, listings.id))
      .where(and(or(isForSale("car", now), isForSale("number-plate", now)), gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(SLICE);
    yield slice;
    const last = slice.at(-1);
    if (!last || slice.length < SLICE) return;
    after = last.id;
    await Bun.sleep(0);
  }
}

/** Cars that were sold through the site, also where the ad is gone by now. */
export const countSold = (read: Reader): Promise<number> =>
  read.$count(
    listings,
    and(
      eq(listings.kind, "car"),
      isNotNull(listings.soldAt),
      isNull(listings.hold),
      eq(listings.sellerActive, true),
    ),
  );
