import { and, asc, eq, gte, inArray, like, lt, ne, or, type SQL } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import {
  getShown,
  isForSale,
  listAll,
  listForSaleOf,
  listShown,
  LISTING_ORDER,
  listKept,
  listingOf,
  type ListingRow,
  type OwnCounts,
  type Viewer,
  withPhotos,
} from "#src/features/listings/queries/listings.ts";
import { keptRows } from "#src/features/listings/queries/kept-rows.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { MAX_DIGITS, type PatternTag } from "../patterns.ts";
import type { NumberPlate } from "../plate-json.ts";
import { plates } from "../tables.ts";

/** What stands on a plate. */
type PlateParts = Pick<NumberPlate, "areaCode" | "plateNumber">;

interface PlateRow {
  listing: ListingRow;
  plate: typeof plates.$inferSelect;
}

const isOneListing = eq(plates.listingId, listings.id);

const selectPlates = (read: Reader) =>
  read.select({ listing: listings, plate: plates }).from(listings).innerJoin(plates, isOneListing);

/** A plate of its rows. */
function plateOf({ listing, plate }: PlateRow, photos: PhotoJson[], now: number): NumberPlate {
  const { listingId: _, ...own } = plate;
  return { ...listingOf(listing, photos, now), ...own };
}

const listOf = (read: Reader, rows: PlateRow[], now: number): Promise<NumberPlate[]> =>
  withPhotos(read, rows, now, plateOf);

const hasTag = (tag: PatternTag): SQL => like(plates.tags, `%"${tag}"%`);

const plateRows = keptRows<PlateRow>((read, ids) => selectPlates(read).where(inArray(listings.id, ids)));

/** The plates of these ids, in their order; without those that are gone. */
export const listPlates = async (read: Reader, ids: string[], now: number): Promise<NumberPlate[]> =>
  (await plateRows(read, ids)).map(({ row, photos }) => plateOf(row, photos, now));

/** The plate, also sold or expired; throws "not-found", or "gone" for a removed one or a suspended seller's. */
export const getPlate = (read: Reader, id: string, now: number, viewer?: Viewer): Promise<NumberPlate> =>
  getShown(read, selectPlates(read), { kind: "number-plate", id }, now, plateOf, viewer);

/** A page of the plates that a seller has for sale, the newest first. */
export const listPlatesForSaleOf = (
  read: Reader,
  sellerId: string,
  now: number,
  page: number,
): Promise<NumberPlate[]> =>
  listForSaleOf(read, selectPlates(read), { kind: "number-plate", sellerId, page }, now, plateOf);

/** Those of the listings that are plates, in whatever state and no order. */
export const listAllPlates = (read: Reader, ids: string[], now: number): Promise<NumberPlate[]> =>
  listAll(read, selectPlates(read), ids, now, plateOf);

/** What stands on the plates among the listings. */
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

/** Those of the listings that are plates with a page of their own, also sold or expired, in no order. */
export const listShownPlates = (read: Reader, ids: string[], now: number): Promise<NumberPlate[]> =>
  listShown(read, selectPlates(read), ids, now, plateOf);

/** At most `limit` plates for sale whose number begins with the digits, the shortest first. */
export async function listPlatesStarting(
  read: Reader,
  code: number | null,
  digits: string,
  now: number,
  limit: number,
): Promise<PlateParts[]> {
  const found: PlateParts[] = [];
  // Of one length at a time an index has them in order, and no more than these are read.
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

/** What stands on the plate of a listing; null for a listing that is none. */
export async function findPlate(read: Reader, listingId: string): Promise<PlateParts | null> {
  const [plate] = await read
    .select({ areaCode: plates.areaCode, plateNumber: plates.plateNumber })
    .from(plates)
    .where(eq(plates.listingId, listingId));
  return plate ?? null;
}

export type OwnPlate = NumberPlate & OwnCounts;

/** All plates of a seller that are not removed, the newest first, with their counts. */
export const listPlatesOf = (read: Reader, sellerId: string, now: number): Promise<OwnPlate[]> =>
  listKept(read, selectPlates(read), sellerId, now, plateOf);

const SIMILAR_FROM = 60;

/** Others for sale: those that share the most patterns first, then the nearest in number; near ones alone for a plain one. */
export async function listSimilarPlates(
  read: Reader,
  plate: Pick<NumberPlate, "id" | "tags" | "plateNumber" | "digitCount">,
  now: number,
  limit = 4,
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
  const shared = (row: PlateRow) => row.plate.tags.filter((tag) => plate.tags.includes(tag)).length;
  const distance = (row: PlateRow) => Math.abs(Number(row.plate.plateNumber) - Number(plate.plateNumber));
  const nearest = rows.sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b));
  return listOf(read, nearest.slice(0, limit), now);
}
