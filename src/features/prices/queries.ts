import { and, asc, count, desc, eq, gt, gte, isNull, ne, or, sql } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { OTHER } from "#src/features/cars/catalogue/catalogue.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { cars } from "#src/features/cars/tables.ts";
import { isComparable } from "#src/features/cars/worth/comparable.ts";
import { isFlagged } from "#src/features/cars/worth/valuations.ts";
import { isForSale, isShown, listingColumns } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { LEAST_CARS } from "./figures.ts";
import { modelPrices } from "./tables.ts";

/** For so long, the address of a model that has too few cars says that it had a page. */
export const GONE_MS = 30 * DAY_MS;
const SOLD_WITHIN_MS = 365 * DAY_MS;
const KEPT_MS = 10 * MINUTE_MS;

/** The models with enough cars of any state, those with the most first. */
export const listModels = (read: Reader) =>
  read
    .select(pick(cars, "make", "model"))
    .from(cars)
    .where(and(ne(cars.make, OTHER), ne(cars.model, OTHER)))
    .groupBy(cars.make, cars.model)
    .having(gte(count(), LEAST_CARS))
    .orderBy(desc(count()), asc(cars.make), asc(cars.model));

/**
 * A model's cars that are on sale or were sold within a year, with prices that compare: as for the valuation, cash prices of
 * undamaged cars through customs, where a car whose ad leaves these open counts as such.
 */
export async function listPricedCars(read: Reader, make: string, model: string, now: number) {
  const isSold = and(eq(listings.status, "sold"), gt(listings.soldAt, now - SOLD_WITHIN_MS), isShown());
  const rows = await read
    .select({
      ...pick(listings, "priceCents", "createdAt", "status"),
      ...pick(cars, "year", "mileageKm", "bodyType", "customs", "payment", "bodyCondition"),
      isFlagged: isFlagged(read).mapWith(Boolean),
      prices: listingColumns(read).prices,
    })
    .from(cars)
    .innerJoin(listings, eq(listings.id, cars.listingId))
    .where(and(eq(cars.make, make), eq(cars.model, model), or(isForSale(carQueries.kind, now), isSold)))
    .orderBy(asc(listings.id));
  return rows.filter(isComparable).map((row) => ({ ...row, isOnSale: row.status === "active" }));
}

export type PricedModel = Awaited<ReturnType<typeof readPricedModels>>[number];

async function readPricedModels(read: Reader) {
  const rows = await read
    .select()
    .from(modelPrices)
    .where(isNull(modelPrices.goneAt))
    .orderBy(asc(modelPrices.slug));
  return rows.map(({ figures: { median }, ...row }) => ({ ...row, median }));
}

const kept = perConnection(() => ({ readAt: -Infinity, models: [] as PricedModel[] }));

/** The models that have a page. Kept for some minutes, so that a car's page needs no query for its link. */
export async function listPricedModels({ db, clock }: Pick<Deps, "db" | "clock">): Promise<PricedModel[]> {
  const known = kept(db.read);
  if (Math.abs(clock.now() - known.readAt) < KEPT_MS) return known.models;
  known.models = await readPricedModels(db.read);
  known.readAt = clock.now();
  return known.models;
}

export const forgetPricedModels = (read: Reader): void => void (kept(read).readAt = -Infinity);

export const pricesPath = (slug: string): string => `/prices/${slug}`;

/** The address of a model's prices, if it has any. */
export async function findPricesPath(deps: Pick<Deps, "db" | "clock">, make: string, model: string) {
  const models = await listPricedModels(deps);
  const found = models.find((one) => one.make === make && one.model === model);
  return found ? pricesPath(found.slug) : null;
}

const selectPrices = perConnection((read) =>
  read
    .select()
    .from(modelPrices)
    .where(eq(modelPrices.slug, sql.placeholder("slug")))
    .prepare(),
);

/** Throws "not-found", or "gone" for a month after the model had enough cars. */
export async function getPrices({ db, clock }: Pick<Deps, "db" | "clock">, slug: string) {
  const [row] = await selectPrices(db.read).execute({ slug });
  if (row?.goneAt === null) return row;
  const isGone = row?.goneAt && clock.now() - row.goneAt < GONE_MS;
  throw isGone ? new AppError("gone", "pricesGone") : new AppError("not-found", "pricesUnknown");
}
