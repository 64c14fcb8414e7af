import { and, eq, gte, inArray, lte, ne, notInArray, or } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import {
  getShown,
  isForSale,
  listAll,
  listForSaleOf,
  listShown,
  LISTING_ORDER,
  listKept,
  type OwnCounts,
  type Viewer,
  withPhotos,
} from "#src/features/listings/queries/listings.ts";
import { keptRows } from "#src/features/listings/queries/kept-rows.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Car } from "../car-json.ts";
import { type CarRow, carOf } from "../car-row.ts";
import { cars } from "../tables.ts";

const FEATURED = 8;

const isOneListing = eq(cars.listingId, listings.id);

const selectCars = (read: Reader) =>
  read.select({ listing: listings, car: cars }).from(listings).innerJoin(cars, isOneListing);

/** The same; a cross join is walked as it is written, so that an index of the cars finds or orders them. */
const selectByCar = (read: Reader) =>
  read.select({ listing: listings, car: cars }).from(cars).crossJoin(listings);

const listOf = (read: Reader, rows: CarRow[], now: number): Promise<Car[]> =>
  withPhotos(read, rows, now, carOf);

const carRows = keptRows<CarRow>((read, ids) => selectCars(read).where(inArray(listings.id, ids)));

/** The cars of these ids, in their order; without those that are gone. */
export const listCars = async (read: Reader, ids: string[], now: number): Promise<Car[]> =>
  (await carRows(read, ids)).map(({ row, photos }) => carOf(row, photos, now));

/** The car, also sold or expired; throws "not-found", or "gone" for a removed one or a suspended seller's. */
export const getCar = (read: Reader, id: string, now: number, viewer?: Viewer): Promise<Car> =>
  getShown(read, selectCars(read), { kind: "car", id }, now, carOf, viewer);

/** A page of the cars that a seller has for sale, the newest first. */
export const listCarsForSaleOf = (
  read: Reader,
  sellerId: string,
  now: number,
  page: number,
): Promise<Car[]> => listForSaleOf(read, selectCars(read), { kind: "car", sellerId, page }, now, carOf);

/** Those of the listings that are cars, in whatever state and no order. */
export const listAllCars = (read: Reader, ids: string[], now: number): Promise<Car[]> =>
  listAll(read, selectCars(read), ids, now, carOf);

export const listBodyTypes = (read: Reader, ids: string[]) =>
  read.select({ id: cars.listingId, bodyType: cars.bodyType }).from(cars).where(inArray(cars.listingId, ids));

/** Those of the listings that are cars with a page of their own, also sold or expired, in no order. */
export const listShownCars = (read: Reader, ids: string[], now: number): Promise<Car[]> =>
  listShown(read, selectCars(read), ids, now, carOf);

/**
 * The featured cars for sale, those in `first` before the others in its order, then the newest; where they are too few
 * the newest verified ones follow, then any.
 */
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
  return listOf(
    read,
    rows.toSorted((a, b) => rank(first, a) - rank(first, b)),
    now,
  );
}

/** Where a car stands among those that come first; all others stand behind, as they are. */
function rank(first: string[], { listing }: CarRow): number {
  const at = listing.featured ? first.indexOf(listing.id) : -1;
  return at === -1 ? first.length : at;
}

export type OwnCar = Car & OwnCounts;

/** All cars of a seller that are not removed, the newest first, with their counts. */
export const listCarsOf = (read: Reader, sellerId: string, now: number): Promise<OwnCar[]> =>
  listKept(read, selectCars(read), sellerId, now, carOf);

/** Others for sale: the same model first, then of the same make, or the same body at a price within a third. */
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
  const isOfMake = (row: CarRow) => Number(row.car.make === car.make);
  const rows = [...ofModel, ...related.sort((a, b) => isOfMake(b) - isOfMake(a))];
  return listOf(read, rows.slice(0, limit), now);
}
