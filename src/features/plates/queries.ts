import { and, asc, eq, gte, inArray, like, lt, ne, or, type SQL } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import {
  getShown,
  isForSale,
  listForSaleOf,
  listShown,
  LISTING_ORDER,
  listKept,
  listingJson,
  type ListingRow,
  type OwnCounts,
  type Viewer,
  withPhotos,
} from "#src/features/listings/queries.ts";
import { keptRows } from "#src/features/listings/queries/kept-rows.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { cityOfCode } from "./codes.ts";
import { MAX_DIGITS, type PatternTag } from "./patterns.ts";
import type { PlateJson } from "./plate-json.ts";
import { plates } from "./tables.ts";

interface PlateRow {
  listing: ListingRow;
  plate: typeof plates.$inferSelect;
}

const isOneListing = eq(plates.listingId, listings.id);

const selectPlates = (read: Reader) =>
  read.select({ listing: listings, plate: plates }).from(listings).innerJoin(plates, isOneListing);

/** What the API answers of a plate: these keys and no others. */
const plateJson = ({ listing, plate }: PlateRow, photos: PhotoJson[], now: number): PlateJson => ({
  ...listingJson(listing, photos, now),
  areaCode: String(plate.areaCode),
  plateNumber: plate.number,
  digitCount: plate.digitCount,
  tags: plate.tags,
  city: cityOfCode(plate.areaCode),
});

const platesOf = (read: Reader, rows: PlateRow[], now: number): Promise<PlateJson[]> =>
  withPhotos(read, rows, now, plateJson);

const hasTag = (tag: PatternTag): SQL => like(plates.tags, `%"${tag}"%`);

const plateRows = keptRows<PlateRow>((read, ids) => selectPlates(read).where(inArray(listings.id, ids)));

/** The plates of these ids, in their order; without those that are gone. */
export const listPlates = async (read: Reader, ids: string[], now: number): Promise<PlateJson[]> =>
  (await plateRows(read, ids)).map(({ row, photos }) => plateJson(row, photos, now));

/** The plate, also sold or expired; throws "not-found", or "gone" for a removed one or a suspended seller's. */
export const getPlate = (read: Reader, id: string, now: number, viewer?: Viewer): Promise<PlateJson> =>
  getShown(read, selectPlates(read), { kind: "number-plate", id }, now, plateJson, viewer);

/** A page of the plates that a seller has for sale, the newest first. */
export const listPlatesForSaleOf = (
  read: Reader,
  sellerId: string,
  now: number,
  page: number,
): Promise<PlateJson[]> =>
  listForSaleOf(read, selectPlates(read), { kind: "number-plate", sellerId, page }, now, plateJson);

/** Those of the listings that are plates with a page of their own, also sold or expired, in no order. */
export const listShownPlates = (read: Reader, ids: string[], now: number): Promise<PlateJson[]> =>
  listShown(read, selectPlates(read), ids, now, plateJson);

/** At most `limit` plates for sale whose number begins with the digits, the shortest first. */
export async function listPlatesStarting(
  read: Reader,
  code: number | null,
  digits: string,
  now: number,
  limit: number,
): Promise<{ areaCode: number; number: string }[]> {
  const found: { areaCode: number; number: string }[] = [];
  // Of one length at a time an index has them in order, and no more than these are read.
  for (let length = digits.length; length <= MAX_DIGITS && found.length < limit; length++)
    found.push(
      ...(await read
        .select({ areaCode: plates.areaCode, number: plates.number })
        .from(plates)
        .crossJoin(listings)
        .where(
          and(
            isOneListing,
            code === null ? undefined : eq(plates.areaCode, code),
            eq(plates.digitCount, length),
            gte(plates.number, digits),
            lt(plates.number, `${digits}:`),
            isForSale("number-plate", now),
          ),
        )
        .orderBy(asc(plates.number), asc(plates.areaCode))
        .limit(limit - found.length)),
    );
  return found;
}

/** What stands on the plate of a listing; null for a listing that is none. */
export async function findPlate(
  read: Reader,
  listingId: string,
): Promise<{ areaCode: number; number: string } | null> {
  const [plate] = await read
    .select({ areaCode: plates.areaCode, number: plates.number })
    .from(plates)
    .where(eq(plates.listingId, listingId));
  return plate ?? null;
}

export type OwnPlate = PlateJson & OwnCounts;

/** All plates of a seller that are not removed, the newest first, with their counts. */
export const listPlatesOf = (read: Reader, sellerId: string, now: number): Promise<OwnPlate[]> =>
  listKept(read, selectPlates(read), sellerId, now, plateJson);

const SIMILAR_FROM = 60;

/** Others for sale: those that share the most patterns first, then the nearest in number; near ones alone for a plain one. */
export async function listSimilarPlates(
  read: Reader,
  plate: Pick<PlateJson, "id" | "tags" | "plateNumber" | "digitCount">,
  now: number,
  limit = 4,
): Promise<PlateJson[]> {
  const alike = or(...plate.tags.map(hasTag));
  const near = and(
    eq(plates.digitCount, plate.digitCount),
    or(
      like(plates.number, `${plate.plateNumber.slice(0, 2)}%`),
      like(plates.number, `%${plate.plateNumber.slice(-2)}`),
    ),
  );
  const rows = await selectPlates(read)
    .where(and(isForSale("number-plate", now), ne(listings.id, plate.id), or(alike, near)))
    .orderBy(...LISTING_ORDER.newest)
    .limit(SIMILAR_FROM);
  const shared = (row: PlateRow) => row.plate.tags.filter((tag) => plate.tags.includes(tag)).length;
  const distance = (row: PlateRow) => Math.abs(Number(row.plate.number) - Number(plate.plateNumber));
  const nearest = rows.sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b));
  return platesOf(read, nearest.slice(0, limit), now);
}
