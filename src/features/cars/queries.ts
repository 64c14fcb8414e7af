import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  like,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
} from "drizzle-orm";
import type { Page } from "#src/core/pagination.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import { matchText, type TextMatch } from "#src/catalog/text.ts";
import type { WordsRead } from "#src/core/understood.ts";
import type { Reader } from "#src/db/open.ts";
import {
  getShown,
  isInText,
  isForSale,
  isForSaleBy,
  isPriced,
  isShown,
  LISTING_ORDER,
  listKept,
  type OwnCounts,
  type Viewer,
  withPhotos,
} from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { CarJson } from "./car-json.ts";
import { type CarRow, carJson } from "./car-row.ts";
import { findMake, findModel, MAKES, modelsOf } from "./catalogue.ts";
import type { CarFilter, Sort } from "./schema.ts";
import { cars } from "./tables.ts";
import { understandCars, type UnderstoodCars } from "./understand-car.ts";

const FEATURED = 8;

const isOneListing = eq(cars.listingId, listings.id);

const selectCars = (read: Reader) =>
  read.select({ listing: listings, car: cars }).from(listings).innerJoin(cars, isOneListing);

/** The same; a cross join is walked as it is written, so that an index of the cars finds or orders them. */
const selectByCar = (read: Reader) =>
  read.select({ listing: listings, car: cars }).from(cars).crossJoin(listings);

const carsOf = (read: Reader, rows: CarRow[], now: number): Promise<CarJson[]> =>
  withPhotos(read, rows, now, carJson);

const ORDER: Record<Sort, SQL[]> = {
  ...LISTING_ORDER,
  "year-desc": [desc(cars.year), desc(listings.id)],
  "mileage-asc": [asc(cars.mileageKm), desc(listings.id)],
};

const CAR_ORDERS: Sort[] = ["year-desc", "mileage-asc"];

/**
 * A page of the cars for sale that fit the filter and what its words say, how many fit in all, and `meant`, the filter
 * once its words are understood. Where that finds nothing and the words as plain text do, they are text.
 */
export async function searchCars(
  read: Reader,
  given: CarFilter,
  now: number,
): Promise<Page<CarJson> & WordsRead & { meant: CarFilter }> {
  const { filter, understood, match } = await readCarWords(read, given, now);
  const found = await carsThatFit(read, filter, match, now);
  if (found.total === 0 && understood.length > 0) {
    const asText = await carsThatFit(read, given, await matchText(read, given.q), now);
    if (asText.total > 0) return { ...asText, understood: [], text: given.q, meant: given };
  }
  return { ...found, understood, text: filter.q, meant: filter };
}

/** What the words of a filter mean and which texts hold the rest; where no text does, typos in names are forgiven. */
export async function readCarWords(
  read: Reader,
  given: CarFilter,
  now: number,
): Promise<UnderstoodCars & { match: TextMatch | null }> {
  const words = understandCars(given, now);
  const match = await matchText(read, words.filter.q);
  if (!match || (match.docIds.length > 0 && match.corrected === null)) return { ...words, match };
  const forgiven = understandCars(given, now, true);
  if (forgiven.understood.length === words.understood.length) return { ...words, match };
  return { ...forgiven, match: await matchText(read, forgiven.filter.q) };
}

async function carsThatFit(
  read: Reader,
  filter: CarFilter,
  match: TextMatch | null,
  now: number,
): Promise<Page<CarJson>> {
  const { sort, page, pageSize } = filter;
  const wanted = and(...listingConditions(filter), isInText(read, match));
  const ofListing = and(isForSale("car", now), wanted);
  const ofCar = and(...carConditions(filter));
  const total = await countCars(read, ofListing, ofCar);
  const select = CAR_ORDERS.includes(sort) && !wanted ? selectByCar : selectCars;
  const rows = await select(read)
    .where(and(isOneListing, ofListing, ofCar))
    .orderBy(...ORDER[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await carsOf(read, rows, now), total, page, pageSize };
}

// Without a condition on the cars' own columns the listings' index alone can count.
async function countCars(read: Reader, ofListing: SQL | undefined, ofCar: SQL | undefined): Promise<number> {
  if (!ofCar) return read.$count(listings, ofListing);
  const [row] = await read
    .select({ total: count() })
    .from(listings)
    .innerJoin(cars, isOneListing)
    .where(and(ofListing, ofCar));
  return row?.total ?? 0;
}

const among = (column: AnyColumn, values: string[]) =>
  values.length > 0 ? inArray(column, values) : undefined;

function listingConditions(filter: CarFilter): (SQL | undefined)[] {
  return [among(listings.location, filter.location), isPriced(filter)];
}

function carConditions(filter: CarFilter): (SQL | undefined)[] {
  const makes = filter.make.map((make) => findMake(make) ?? make);
  return [
    among(cars.make, makes),
    filter.model.length > 0 ? or(...filter.model.map((model) => modelIs(makes, model))) : undefined,
    among(cars.fuelType, filter.fuelType),
    among(cars.transmission, filter.transmission),
    among(cars.bodyType, filter.bodyType),
    among(cars.color, filter.color),
    ...filter.features.map((feature) => like(cars.features, `%"${feature}"%`)),
    filter.year.length > 0 ? inArray(cars.year, filter.year) : undefined,
    filter.minYear === null ? undefined : gte(cars.year, filter.minYear),
    filter.maxYear === null ? undefined : lte(cars.year, filter.maxYear),
    filter.maxMileage === null ? undefined : lte(cars.mileageKm, filter.maxMileage),
  ];
}

/**
 * A model as typed: the listed one that it names, of the chosen makes or of any, and those that are not listed and hold
 * its name; all whose name holds it where it names none.
 */
function modelIs(makes: string[], typed: string): SQL | undefined {
  const named = (makes.length > 0 ? makes : MAKES)
    .map((make) => findModel(make, typed))
    .filter((model) => model !== null);
  const plain = typed.replaceAll(/[%_\\]/g, "");
  const holds = plain ? like(cars.model, `%${plain}%`) : undefined;
  if (named.length === 0) return holds ?? inArray(cars.model, []);
  const others = (makes.length > 0 ? makes : MAKES).flatMap(modelsOf);
  return or(inArray(cars.model, named), and(holds, notInArray(cars.model, others)));
}

/** The car, also sold or expired; throws "not-found", or "gone" for a removed one or a suspended seller's. */
export const getCar = (read: Reader, id: string, now: number, viewer?: Viewer): Promise<CarJson> =>
  getShown(read, selectCars(read), { kind: "car", id }, now, carJson, viewer);

/** A page of the cars that a seller has for sale, the newest first. */
export const listCarsForSaleOf = async (
  read: Reader,
  sellerId: string,
  now: number,
  page: number,
): Promise<CarJson[]> =>
  carsOf(
    read,
    await selectCars(read)
      .where(isForSaleBy(sellerId, "car", now))
      .orderBy(...LISTING_ORDER.newest)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    now,
  );

/** Those of the listings that are cars with a page of their own, also sold or expired, in no order. */
export const listShownCars = async (read: Reader, ids: string[], now: number): Promise<CarJson[]> =>
  carsOf(read, await selectCars(read).where(and(inArray(listings.id, ids), isShown())), now);

/**
 * The featured cars for sale, those in `first` before the others in its order, then the newest; where they are too few
 * the newest verified ones follow, then any.
 */
export async function listFeaturedCars(
  read: Reader,
  now: number,
  { limit = FEATURED, first = [] }: { limit?: number; first?: string[] } = {},
): Promise<CarJson[]> {
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
          .orderBy(...ORDER.newest)
          .limit(limit - rows.length)),
      );
  return carsOf(
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

export type OwnCar = CarJson & OwnCounts;

/** All cars of a seller that are not removed, the newest first, with their counts. */
export const listCarsOf = (read: Reader, sellerId: string, now: number): Promise<OwnCar[]> =>
  listKept(read, selectCars(read), sellerId, now, carJson);

/** Others for sale: the same model first, then of the same make, or the same body at a price within a third. */
export async function listSimilarCars(
  read: Reader,
  car: CarJson,
  now: number,
  limit = 4,
): Promise<CarJson[]> {
  const others = and(isOneListing, isForSale("car", now), ne(listings.id, car.id));
  const ofMake = eq(cars.make, car.make);
  const near = and(
    eq(cars.bodyType, car.bodyType),
    gte(listings.priceCents, Math.round(car.price * 67)),
    lte(listings.priceCents, Math.round(car.price * 133)),
  );
  const ofModel = await selectByCar(read)
    .where(and(others, ofMake, eq(cars.model, car.model)))
    .orderBy(...ORDER.newest)
    .limit(limit);
  const related = await selectCars(read)
    .where(and(others, ne(cars.model, car.model), or(ofMake, near)))
    .orderBy(...ORDER.newest)
    .limit(limit * 6);
  const isOfMake = (row: CarRow) => Number(row.car.make === car.make);
  const rows = [...ofModel, ...related.sort((a, b) => isOfMake(b) - isOfMake(a))];
  return carsOf(read, rows.slice(0, limit), now);
}
