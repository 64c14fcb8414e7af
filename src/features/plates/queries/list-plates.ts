import { and, asc, eq, gte, inArray, like, lt, ne, or, type SQL } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale, LISTING_ORDER } from "#src/features/listings/queries/listings.ts";
import { type KindRow, kindQueries } from "#src/features/listings/queries/kind-queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { MAX_DIGITS, type PatternTag } from "../patterns.ts";
import type { NumberPlate } from "../plate-json.ts";
import { plates } from "../tables.ts";

type PlateRow = KindRow<typeof plates.$inferSelect>;

type PlateParts = Pick<NumberPlate, "areaCode" | "plateNumber">;

const isOneListing = eq(plates.listingId, listings.id);

const selectPlates = (read: Reader) =>
  read.select({ listing: listings, own: plates }).from(listings).innerJoin(plates, isOneListing);

export const plateQueries = kindQueries("number-plate", selectPlates);

const hasTag = (tag: PatternTag): SQL => like(plates.tags, `%"${tag}"%`);

export async function listPlateDrawings(read: Reader, ids: string[]) {
  const rows = await read
    .select({ id: plates.listingId, areaCode: plates.areaCode, plateNumber: plates.plateNumber })
    .from(plates)
    .where(inArray(plates.listingId, ids));
  return rows.map(({ id, areaCode, plateNumber }) => ({
    id,
    plate: { areaCode: String(areaCode), plateNumber },
  }));
}

/** Plates for sale whose number begins with the digits, the shortest first. */
export async function listPlatesStarting(
  read: Reader,
  code: number | null,
  digits: string,
  now: number,
  limit: number,
): Promise<PlateParts[]> {
  const found: PlateParts[] = [];
  // One length at a time, so that an index gives the order and few rows are read.
  for (let length = digits.length; length <= MAX_DIGITS && found.length < limit; length++)
    found.push(
      ...(await read
        .select({ areaCode: plates.areaCode, plateNumber: plates.plateNumber })
        .from(plates)
        .crossJoin(listings)
        .where(
          and(
            isOneListing,
            code === null ? undefined : eq(plates.areaCode, code),
            eq(plates.digitCount, length),
            gte(plates.plateNumber, digits),
            lt(plates.plateNumber, `${digits}:`),
            isForSale("number-plate", now),
          ),
        )
        .orderBy(asc(plates.plateNumber), asc(plates.areaCode))
        .limit(limit - found.length)),
    );
  return found;
}

const SIMILAR = 4;
const SIMILAR_FROM = 60;

/** Most shared patterns first, then the nearest number; for a plate without pattern only near numbers. */
export async function listSimilarPlates(
  read: Reader,
  plate: Pick<NumberPlate, "id" | "tags" | "plateNumber" | "digitCount">,
  now: number,
): Promise<NumberPlate[]> {
  const alike = or(...plate.tags.map(hasTag));
  const near = and(
    eq(plates.digitCount, plate.digitCount),
    or(
      like(plates.plateNumber, `${plate.plateNumber.slice(0, 2)}%`),
      like(plates.plateNumber, `%${plate.plateNumber.slice(-2)}`),
    ),
  );
  const rows = await selectPlates(read)
    .where(and(isForSale("number-plate", now), ne(listings.id, plate.id), or(alike, near)))
    .orderBy(...LISTING_ORDER.newest)
    .limit(SIMILAR_FROM);
  const shared = (row: PlateRow) => row.own.tags.filter((tag) => plate.tags.includes(tag)).length;
  const distance = (row: PlateRow) => Math.abs(Number(row.own.plateNumber) - Number(plate.plateNumber));
  const nearest = rows.sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b));
  return plateQueries.listOfRows(read, nearest.slice(0, SIMILAR), now);
}

const MAX_PRICES = 500;

export async function listComparablePrices(read: Reader, id: string, now: number): Promise<number[]> {
  const [plate] = await read.select().from(plates).where(eq(plates.listingId, id));
  if (!plate) return [];
  const rows = await read
    .select({ priceCents: listings.priceCents, tags: plates.tags })
    .from(plates)
    .innerJoin(listings, isOneListing)
    .where(
      and(eq(plates.digitCount, plate.digitCount), ne(plates.listingId, id), isForSale("number-plate", now)),
    )
    .limit(MAX_PRICES);
  const isPlain = plate.tags.length === 0;
  return rows.filter(({ tags }) => (tags.length === 0) === isPlain).map(({ priceCents }) => priceCents);
}
