import { and, asc, eq, exists, gt, gte, isNull, ne, or, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { pick } from "#src/core/pick.ts";
import { nextTurn, takeTurns } from "#src/core/yield.ts";
import { alsoAfter } from "#src/db/expressions.ts";
import { flatRows } from "#src/db/rows-as-json.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { isOfListing } from "#src/features/listings/search/search-source.ts";
import { counters, flags, listings } from "#src/features/listings/tables.ts";
import { cars, carValuations } from "../tables.ts";
import { isComparable } from "./comparable.ts";
import { FairPrices } from "./fair-price.ts";
import type { Example } from "./model-group.ts";
import { type Valued, valued } from "./verdict.ts";

const SLICE = 500;
/** The weight of sold or expired cars, for a year. */
const ENDED_WEIGHT = 0.5;
const ENDED_COUNT_MS = 365 * DAY_MS;
const REFIT_MS = HOUR_MS;
/** With fewer cars than this, every change refits the whole market. */
const SMALL_MARKET = 1000;

export const isFlagged = (read: Reader) =>
  exists(
    read
      .select({ rule: flags.rule })
      .from(flags)
      .where(and(eq(flags.listingId, listings.id), isNull(flags.passedAt))),
  );

const selectCars = (read: Reader, after = "") =>
  read
    .select({
      ...pick(listings, "id", "number", "priceCents", "status"),
      ...pick(listings, "expiresAt", "soldAt", "hold", "sellerActive"),
      listingRev: listings.rev,
      isFlagged: isFlagged(read).mapWith(Boolean).as("is_flagged"),
      ...pick(cars, "make", "model", "year", "mileageKm", "fuelType", "transmission", "bodyType"),
      ...pick(cars, "paint", "bodyCondition", "customs", "payment"),
      ...pick(carValuations, "verdict", "lowCents", "highCents", "comparables"),
    })
    .from(cars)
    .innerJoin(listings, and(eq(listings.id, cars.listingId), alsoAfter(listings.id, after)))
    .leftJoin(carValuations, isOfListing(carValuations.listingId, after));

export type ValuedRow = Awaited<ReturnType<typeof selectCars>>[number];

/** Yields rows in slices, so that other work can run in between: all cars for 0, else those that changed after `rev`. */
export async function* listValuedRows(read: Reader, rev: number): AsyncGenerator<ValuedRow> {
  const isAll = rev === 0;
  const order = isAll ? [asc(cars.listingId)] : [asc(listings.rev), asc(cars.listingId)];
  for (let [since, after] = [rev + 1, ""]; ;) {
    const isNext = gt(cars.listingId, after);
    const isWanted = isAll
      ? and(isNext, ne(listings.status, "removed"))
      : and(gte(listings.rev, since), or(gt(listings.rev, since), isNext));
    const rows = await flatRows<ValuedRow>(
      read,
      selectCars(read, isAll ? after : "")
        .where(isWanted)
        .orderBy(...order)
        .limit(SLICE),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    [since, after] = [last.listingRev, last.id];
    await nextTurn();
  }
}

const selectCar = perConnection((read) =>
  selectCars(read)
    .where(eq(cars.listingId, sql.placeholder("id")))
    .prepare(),
);

export async function findValuedRow(read: Reader, id: string): Promise<ValuedRow | undefined> {
  const [row] = await selectCar(read).execute({ id });
  return row;
}

export const isOnSale = ({ status, expiresAt, hold, sellerActive }: ValuedRow, now: number): boolean =>
  status === "active" && expiresAt > now && hold === null && sellerActive;

function weightOf(row: ValuedRow, now: number): number {
  const { status, expiresAt, soldAt, hold, sellerActive } = row;
  if (!isComparable(row) || status === "removed" || hold !== null || !sellerActive) return 0;
  if (isOnSale(row, now)) return 1;
  return now - (soldAt ?? expiresAt) < ENDED_COUNT_MS ? ENDED_WEIGHT : 0;
}

function exampleOf(row: ValuedRow, now: number): Example | null {
  const weight = weightOf(row, now);
  return weight === 0 ? null : { ...row, weight };
}

export class Valuations {
  prices = new FairPrices();
  #rev = 0;
  #fittedAt = -Infinity;
  #last: Promise<void> = Promise.resolve();

  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Null if too few cars compare; undefined before the first fit. */
  of(car: ValuedRow): Valued | null | undefined {
    if (this.#fittedAt === -Infinity) return undefined;
    const fair = isComparable(car) ? this.prices.of(car) : null;
    return fair && valued(car.priceCents, fair, car.verdict);
  }

  /** The `rev` before the changes it read; 0 after a refit of all (once an hour), null without changes. */
  async refresh(read: Reader, now: number): Promise<number | null> {
    const [counter] = await read.select().from(counters).where(eq(counters.name, "rev"));
    const [rev, before] = [counter?.value ?? 0, this.#rev];
    const isOld = Math.abs(now - this.#fittedAt) >= REFIT_MS;
    if (rev === before && !isOld) return null;
    const isAll = isOld || rev < before || this.prices.size < SMALL_MARKET;
    if (isAll) await this.#fit(read, now);
    else await this.#follow(read, now);
    this.#rev = rev;
    return isAll ? 0 : before;
  }

  async #fit(read: Reader, now: number): Promise<void> {
    const prices = new FairPrices();
    const pause = takeTurns();
    for await (const row of listValuedRows(read, 0)) {
      const example = exampleOf(row, now);
      if (example) prices.add(example);
    }
    for (const _ of prices.fit()) await pause();
    this.prices = prices;
    this.#fittedAt = now;
  }

  async #follow(read: Reader, now: number): Promise<void> {
    for await (const row of listValuedRows(read, this.#rev)) this.prices.put(row.number, exampleOf(row, now));
  }
}

export const valuationsOf = perConnection(() => new Valuations());
