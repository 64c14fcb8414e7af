import { and, eq, inArray, ne } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { foldSpelling } from "#src/core/fold.ts";
import { pageCount } from "#src/core/pagination.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import type { Car } from "#src/features/cars/car-json.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import {
  isManager,
  isOwn,
  type ListingRow,
  NEWEST_FIRST,
  statusOf,
} from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Uploader } from "#src/features/photos/uploader.ts";
import type { StockStatus } from "../columns.ts";
import { stockKeyOf } from "../read-row.ts";
import { stockItems } from "../tables.ts";

/** A person who acts for their dealer. */
export interface Member extends Uploader {
  dealerId: string;
}

export interface StockCar extends Car {
  /** Null for a car that was listed without one. */
  stockId: string | null;
  stockStatus: StockStatus;
  listedBy: string;
}

/** An expired listing counts as withdrawn: it is not on sale and can return. */
export function stockStatusOf({ status, reserved }: Pick<Car, "status" | "reserved">): StockStatus {
  if (status === "active") return reserved ? "reserved" : "available";
  return status === "expired" ? "withdrawn" : status;
}

const STATE = pick(listings, "id", "sellerId", "dealerId", "status", "reserved", "expiresAt", "rev");
export type StockListing = Pick<ListingRow, keyof typeof STATE>;

/** The listing with a dealer's stock number; the number of a removed one is free again. */
export async function findStockItem(read: Reader, dealerId: string, stockId: string) {
  const hasKey = and(eq(stockItems.dealerId, dealerId), eq(stockItems.stockKey, stockKeyOf(stockId)));
  const [listing] = await read
    .select(STATE)
    .from(stockItems)
    .innerJoin(listings, eq(listings.id, stockItems.listingId))
    .where(and(hasKey, ne(listings.status, "removed")));
  return listing ?? null;
}

/** Throws "not-found" for none, "forbidden" if it is not this person's to change. */
export function ownItem(member: Member, listing: StockListing | null | undefined): StockListing {
  if (!listing) throw new AppError("not-found", "stockItemUnknown");
  if (!isOwn(listing, member)) throw new AppError("forbidden", "stockNotYours");
  return listing;
}

const isCarOf = (dealerId: string) =>
  and(eq(listings.kind, carQueries.kind), eq(listings.dealerId, dealerId), ne(listings.status, "removed"));

export async function getStockListing(read: Reader, member: Member, id: string): Promise<StockListing> {
  const [listing] = await read
    .select(STATE)
    .from(listings)
    .where(and(isCarOf(member.dealerId), eq(listings.id, id)));
  return ownItem(member, listing);
}

export interface StockFilter {
  status: StockStatus | null;
  /** Part of a title or stock number. */
  q: string;
  page: number;
  pageSize: number;
}

/** The dealer's cars, newest first, and how many have each status; salespeople see their own. */
export async function listStock(read: Reader, member: Member, filter: StockFilter, now: number) {
  const isMine = isManager(member) ? undefined : eq(listings.sellerId, member.id);
  const all = await read
    .select({ ...STATE, title: listings.title, stockId: stockItems.stockId })
    .from(listings)
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .where(and(isCarOf(member.dealerId), isMine))
    .orderBy(...NEWEST_FIRST);
  const words = foldSpelling(filter.q);
  const named = words
    ? all.filter(({ title, stockId }) => foldSpelling(`${title}\n${stockId ?? ""}`).includes(words))
    : all;
  const byStatus = Map.groupBy(named, (car) => stockStatusOf({ ...car, status: statusOf(car, now) }));
  const found = filter.status ? (byStatus.get(filter.status) ?? []) : named;
  const { pageSize } = filter;
  const page = Math.min(filter.page, pageCount(found.length, pageSize));
  const ids = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const countOf = (status: StockStatus | null) => (status ? (byStatus.get(status) ?? []) : named).length;
  return { items: await listStockCars(read, ids, now), total: found.length, page, pageSize, countOf };
}

export async function listStockCars(read: Reader, ids: string[], now: number): Promise<StockCar[]> {
  const known = await read
    .select({ id: listings.id, stockId: stockItems.stockId, listedBy: users.name })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .where(inArray(listings.id, ids));
  const knownOf = new Map(known.map(({ id, ...more }) => [id, more]));
  return (await carQueries.list(read, ids, now)).map((car) => ({
    ...car,
    ...(knownOf.get(car.id) ?? { stockId: null, listedBy: "" }),
    stockStatus: stockStatusOf(car),
  }));
}
