import { and, asc, count, desc, eq, gt, gte, ne, or } from "drizzle-orm";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { flatRows } from "#src/db/rows-as-json.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { OTHER } from "#src/features/cars/catalogue/catalogue.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { cars } from "#src/features/cars/tables.ts";
import { isComparable } from "#src/features/cars/worth/comparable.ts";
import { isFlagged } from "#src/features/cars/worth/valuations.ts";
import { isForSale, isShown, listingColumns } from "#src/features/listings/listings.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { LEAST_CARS } from "./figures.ts";
import { modelPrices } from "./tables.ts";

export const GONE_MS = 30 * DAY_MS;
const SOLD_WITHIN_MS = 365 * DAY_MS;
const LEAST_INDEXED = 20;
const KEPT_MS = 10 * MINUTE_MS;

type Given = Pick<Deps, "db" | "clock">;

/** Models with enough cars of any status, the one with the most cars first. */
export const listModels = (read: Reader) =>
  read
    .select(pick(cars, "make", "model"))
    .from(cars)
    .where(and(ne(cars.make, OTHER), ne(cars.model, OTHER)))
    .groupBy(cars.make, cars.model)
    .having(gte(count(), LEAST_CARS))
    .orderBy(desc(count()), asc(cars.make), asc(cars.model));

export type PricedCar = Awaited<ReturnType<typeof listPricedCars>>[number];

/**
 * On sale or sold within a year, for a price that compares. As in the valuation, a listing that leaves open customs, payment or
 * damage counts as cleared, cash and undamaged.
 */
export async function listPricedCars(read: Reader, make: string, model: string, now: number) {
  const isSold = and(eq(listings.status, "sold"), gt(listings.soldAt, now - SOLD_WITHIN_MS), isShown());
  const selection = read
    .select({
      ...pick(listings, "priceCents", "createdAt", "status"),
      ...pick(cars, "year", "mileageKm", "bodyType", "customs", "payment", "bodyCondition"),
      isFlagged: isFlagged(read).mapWith(Boolean).as("is_flagged"),
      prices: listingColumns(read).prices.as("prices"),
    })
    .from(cars)
    .innerJoin(listings, eq(listings.id, cars.listingId))
    .where(and(eq(cars.make, make), eq(cars.model, model), or(isForSale(carQueries.kind, now), isSold)))
    .orderBy(asc(listings.id));
  return (await flatRows(read, selection)).filter(isComparable);
}

export type Prices = typeof modelPrices.$inferSelect;

const kept = perConnection(() => ({ readAt: -Infinity, rows: [] as Prices[] }));

export const forgetPrices = (read: Reader): void => void (kept(read).readAt = -Infinity);

/** Kept for some minutes, so that a car's page needs no query for its link. */
async function listKept({ db, clock }: Given): Promise<Prices[]> {
  const known = kept(db.read);
  if (Math.abs(clock.now() - known.readAt) >= KEPT_MS) {
    known.rows = await db.read.select().from(modelPrices).orderBy(asc(modelPrices.slug));
    known.readAt = clock.now();
  }
  return known.rows;
}

/** The models that have a page. */
export const listPrices = async (deps: Given): Promise<Prices[]> =>
  (await listKept(deps)).filter(({ goneAt }) => goneAt === null);

export const pricesPath = (slug: string): string => `/prices/${slug}`;

export const makePath = (make: string): string => pricesPath(slugOf(make));

/** A model with fewer cars is not for search engines. */
export const isIndexed = ({ figures }: Prices): boolean => figures.count >= LEAST_INDEXED;

export async function findPricesPath(deps: Given, make: string, model: string): Promise<string | undefined> {
  const found = (await listPrices(deps)).find((one) => one.make === make && one.model === model);
  return found && pricesPath(found.slug);
}

/** The status of an address without prices: for a month, one that had a page is gone. */
export async function findPrices(deps: Given, slug: string): Promise<Prices | 404 | 410> {
  const row = (await listKept(deps)).find((one) => one.slug === slug);
  if (!row || row.goneAt === null) return row ?? 404;
  return deps.clock.now() - row.goneAt < GONE_MS ? 410 : 404;
}
