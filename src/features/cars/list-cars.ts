import { and, count, desc, eq, exists, inArray, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";
import { jordanYear } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import { alias } from "#src/db/columns.ts";
import { lengthOf, valueOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { isForSale, NEWEST_FIRST, listingColumns } from "#src/features/listings/listings.ts";
import { type KindRow, kindQueries } from "#src/features/listings/kind-queries.ts";
import { listingPhotos, listings } from "#src/features/listings/tables.ts";
import type { Detail } from "#src/features/listings/life-cycle/flag-rules.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Car } from "./car-json.ts";
import { doubtAbout } from "./catalogue/vin.ts";
import { lacksWarranty, nextToAdd, qualityOf } from "./form/quality.ts";
import { cars, carValuations } from "./tables.ts";
import { t } from "#t";
import { verdictText } from "./worth/verdict-text.ts";
import { rangeText, valuationAt, valuedIn } from "./worth/verdict.ts";

interface CarRow extends KindRow<typeof cars.$inferSelect> {
  kept: typeof carValuations.$inferSelect | null;
}

const FEATURED = 8;

const isOneListing = eq(cars.listingId, listings.id);
const isValued = eq(carValuations.listingId, listings.id);

const selectCars = (read: Reader) =>
  read
    .select({ ...listingColumns(read), own: cars, kept: carValuations })
    .from(listings)
    .innerJoin(cars, isOneListing)
    .leftJoin(carValuations, isValued);

function valuationIn(car: Listing, { kept }: CarRow): Pick<Car, "valuation"> {
  const valued = car.status === "active" ? valuedIn(kept) : null;
  return { valuation: valued && valuationAt(car.priceCents, valued) };
}

export const carQueries = kindQueries("car", selectCars, valuationIn);

export const listBodyTypes = (read: Reader, ids: string[]) =>
  read.select({ id: cars.listingId, bodyType: cars.bodyType }).from(cars).where(inArray(cars.listingId, ids));

export async function listWorth(read: Reader, ids: string[]) {
  const rows = await read
    .select({ id: listings.id, priceCents: listings.priceCents, kept: carValuations })
    .from(carValuations)
    .innerJoin(listings, isValued)
    .where(inArray(carValuations.listingId, ids));
  return rows.flatMap(({ id, priceCents, kept }) => {
    const valued = valuedIn(kept);
    if (!valued) return [];
    const { verdict, difference } = valuationAt(priceCents, valued);
    return { id, verdict, text: verdictText({ verdict, difference }), range: rangeText(valued) };
  });
}

export const countedForQuality = (read: Reader) => ({
  descriptionLength: lengthOf(listings.description).as("description_length"),
  photos: valueOf<number>(
    read.select({ count: count() }).from(listingPhotos).where(eq(listingPhotos.listingId, listings.id)),
  )
    .mapWith(Number)
    .as("photo_count"),
});

export async function listQuality(read: Reader, ids: string[], now: number) {
  const rows = await read
    .select({
      ...countedForQuality(read),
      ...pick(listings, "id", "title", "dealerId"),
      ...pick(cars, "year", "mileageKm", "inspection", "customs", "features"),
    })
    .from(listings)
    .innerJoin(cars, isOneListing)
    .where(inArray(listings.id, ids));
  const thisYear = jordanYear(now);
  const isUnlawful = ({ title, year, mileageKm, features }: (typeof rows)[number], description = "") =>
    lacksWarranty({ year, mileageKm, text: [title, description, ...features].join(" ") }, thisYear);
  const doubted = rows.filter((row) => row.dealerId !== null && isUnlawful(row)).map(({ id }) => id);
  const descriptions = new Map(
    (doubted.length > 0
      ? await read
          .select(pick(listings, "id", "description"))
          .from(listings)
          .where(inArray(listings.id, doubted))
      : []
    ).map(({ id, description }) => [id, description]),
  );
  return rows.map((row) => {
    const told = { ...row, features: row.features.length };
    const lacks = descriptions.has(row.id) && isUnlawful(row, descriptions.get(row.id));
    return { id: row.id, score: qualityOf(told), next: lacks ? t.qualityWarranty() : nextToAdd(told) };
  });
}

/** Featured cars, those in `first` at the top, the others newest first; then cars of verified sellers, then any. */
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
          .orderBy(...NEWEST_FIRST)
          .limit(limit - rows.length)),
      );
  return rows.toSorted((a, b) => rank(first, a) - rank(first, b)).map((row) => carQueries.whole(row, now));
}

function rank(first: string[], { listing }: CarRow): number {
  const at = listing.featured ? first.indexOf(listing.id) : -1;
  return at === -1 ? first.length : at;
}

export const countSoldCars = (read: Reader): Promise<number> =>
  read.$count(
    listings,
    and(
      eq(listings.kind, "car"),
      isNotNull(listings.soldAt),
      isNull(listings.hold),
      eq(listings.sellerActive, true),
    ),
  );

const MAX_PRICES = 50;
const NEW_FOR_YEARS = 2;
// Without an upper limit 14 % of real ads were flagged, nearly all for old cars with unknown mileage; with 15 years, 4.9 %.
const DRIVEN_FOR_YEARS = 15;

const selectComparablePrices = perConnection((read) => {
  const own = alias(cars, "own");
  const isSame = and(eq(cars.make, own.make), eq(cars.model, own.model), eq(cars.year, own.year));
  return read
    .select({ priceCents: listings.priceCents })
    .from(own)
    .innerJoin(cars, and(isSame, ne(cars.listingId, own.listingId)))
    .innerJoin(listings, isOneListing)
    .where(and(eq(own.listingId, sql.placeholder("id")), isForSale("car", sql.placeholder("now"))))
    .orderBy(desc(cars.listingId))
    .limit(MAX_PRICES)
    .prepare();
});

export async function listComparablePrices(read: Reader, id: string, now: number): Promise<number[]> {
  const rows = await selectComparablePrices(read).execute({ id, now });
  return rows.map(({ priceCents }) => priceCents);
}

/** Whether a used car has 0 km; for very old cars that only means an unknown mileage. */
export const isMileageOdd = ({ mileageKm, year }: { mileageKm: number; year: number }, thisYear: number) =>
  mileageKm === 0 && year <= thisYear - NEW_FOR_YEARS && year >= thisYear - DRIVEN_FOR_YEARS;

const selectUse = perConnection((read) =>
  read
    .select(pick(cars, "year", "mileageKm"))
    .from(cars)
    .where(eq(cars.listingId, sql.placeholder("id")))
    .prepare(),
);

export async function findUndrivenYear(read: Reader, id: string, now: number): Promise<number | null> {
  const [car] = await selectUse(read).execute({ id });
  return car && isMileageOdd(car, jordanYear(now)) ? car.year : null;
}

const selectVin = perConnection((read) => {
  const own = alias(cars, "own");
  return read
    .select({ ...pick(own, "vin", "make", "year"), twin: cars.listingId })
    .from(own)
    .leftJoin(
      cars,
      and(
        eq(cars.vin, own.vin),
        ne(cars.listingId, own.listingId),
        exists(
          read
            .select({ id: listings.id })
            .from(listings)
            .where(and(isOneListing, isForSale("car", sql.placeholder("now")))),
        ),
      ),
    )
    .where(eq(own.listingId, sql.placeholder("id")))
    .limit(1)
    .prepare();
});

export async function findVinProblem(
  read: Reader,
  id: string,
  now: number,
): Promise<["vin-twice" | "vin-other", Detail] | null> {
  const [car] = await selectVin(read).execute({ id, now });
  if (!car?.vin) return null;
  if (car.twin) return ["vin-twice", { listing: car.twin }];
  const part = doubtAbout(car.vin, car);
  return part && ["vin-other", { part }];
}
