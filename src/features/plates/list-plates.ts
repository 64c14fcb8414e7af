import { and, asc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale, listingColumns } from "#src/features/listings/listings.ts";
import { kindQueries } from "#src/features/listings/kind-queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { MAX_DIGITS } from "./catalogue/patterns.ts";
import type { NumberPlate } from "./plate-json.ts";
import { plates } from "./tables.ts";

type PlateParts = Pick<NumberPlate, "areaCode" | "plateNumber">;

const isOneListing = eq(plates.listingId, listings.id);

const selectPlates = (read: Reader) =>
  read
    .select({ ...listingColumns(read), own: plates })
    .from(listings)
    .innerJoin(plates, isOneListing);

export const plateQueries = kindQueries("number-plate", selectPlates);

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
