import { and, eq, gte, inArray, lte, ne, notInArray, or } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale, LISTING_ORDER } from "#src/features/listings/queries/listings.ts";
import { type KindRow, kindQueries } from "#src/features/listings/queries/kind-queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Car } from "../car-json.ts";
import { cars } from "../tables.ts";

type CarRow = KindRow<typeof cars.$inferSelect>;

const FEATURED = 8;

const isOneListing = eq(cars.listingId, listings.id);

const selectCars = (read: Reader) =>
  read.select({ listing: listings, own: cars }).from(listings).innerJoin(cars, isOneListing);

/** SQLite reads the tables of a cross join in the written order, so it uses an index of `cars`. */
const selectByCar = (read: Reader) =>
  read.select({ listing: listings, own: cars }).from(cars).crossJoin(listings);

export const carQueries = kindQueries("car", selectCars);

export const listBodyTypes = (read: Reader, ids: string[]) =>
  read.select({ id: cars.listingId, bodyType: cars.bodyType }).from(cars).where(inArray(cars.listingId, ids));

/** Featured cars, those in `first` at the top, the others newest first; then verified ones, then any. */
export async function listFeaturedCars(
  read: Reader,
  now: number,
  { limit = FEATURED, first = [] }: { limit?: number; first?: string[] } = {},
): Promise<Car[]> {
  const rows: CarRow[] = [];
  const isFeatured = eq(listings.featured, true);
  const isPlain = eq(listings.featured, false);
  const turns = [
    and(isFeatured, inArray(listings.id, first)),
    and(isFeatured, notInArray(listings.id, first)),
    and(isPlain, eq(listings.verified, true)),
    and(isPlain, eq(listings.verified, false)),
  ];
  for (const turn of turns)
    if (rows.length < limit)
      rows.push(
        ...(await selectCars(read)
          .where(and(isForSale("car", now), turn))
          .orderBy(...LISTING_ORDER.newest)
          .limit(limit - rows.length)),
      );
  return carQueries.listOfRows(
    read,
    rows.toSorted((a, b) => rank(first, a) - rank(first, b)),
    now,
  );
}

function rank(first: string[], { listing }: CarRow): number {
  const at = listing.featured ? first.indexOf(listing.id) : -1;
  return at === -1 ? first.length : at;
}

/** The same model first, then the same make, or the same body at a price within a third. */
export async function listSimilarCars(read: Reader, car: Car, now: number, limit = 4): Promise<Car[]> {
  const others = and(isOneListing, isForSale("car", now), ne(listings.id, car.id));
  const ofMake = eq(cars.make, car.make);
  const near = and(
    eq(cars.bodyType, car.bodyType),
    gte(listings.priceCents, Math.round(car.priceCents * 0.67)),
    lte(listings.priceCents, Math.round(car.priceCents * 1.33)),
  );
  const ofModel = await selectByCar(read)
    .where(and(others, ofMake, eq(cars.model, car.model)))
    .orderBy(...LISTING_ORDER.newest)
    .limit(limit);
  const related = await selectCars(read)
    .where(and(others, ne(cars.model, car.model), or(ofMake, near)))
    .orderBy(...LISTING_ORDER.newest)
    .limit(limit * 6);
  const isOfMake = (row: CarRow) => Number(row.own.make === car.make);
  const rows = [...ofModel, ...related.sort((a, b) => isOfMake(b) - isOfMake(a))];
  return carQueries.listOfRows(read, rows.slice(0, limit), now);
}
