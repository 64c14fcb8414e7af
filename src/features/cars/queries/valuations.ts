import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { pick } from "#src/core/pick.ts";
import { flatRows } from "#src/db/flat-rows.ts";
import type { Reader } from "#src/db/open.ts";
import { oncePerConnection } from "#src/db/prepared.ts";
import { counters, listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { cars } from "../tables.ts";
import { type Example, FairPrices } from "../valuation/fair-price.ts";
import { type Valuation, valuationOf, type Verdict } from "../valuation/verdict.ts";

/** Others wait no longer than this for the computing. */
const TURN_MS = 8;
const SLICE = 1000;
/** What cars that are sold or expired count, for a year. */
const ENDED_WEIGHT = 0.5;
const ENDED_COUNT_MS = 365 * DAY_MS;
const REFIT_MS = HOUR_MS;

const COLUMNS = {
  ...pick(listings, "id", "priceCents", "status", "expiresAt", "soldAt"),
  ...pick(cars, "make", "model", "year", "mileageKm", "fuelType", "transmission", "bodyType"),
  ...pick(cars, "paint", "bodyCondition", "customs", "payment"),
};

const selectCars = (read: Reader, after: string, rev: number) =>
  read
    .select(COLUMNS)
    .from(cars)
    .innerJoin(listings, eq(listings.id, cars.listingId))
    .where(
      and(
        gt(cars.listingId, after),
        rev > 0 ? gt(listings.rev, rev) : undefined,
        ne(listings.status, "removed"),
        isNull(listings.hold),
        eq(listings.sellerActive, true),
      ),
    )
    .orderBy(asc(cars.listingId))
    .limit(SLICE);

type Row = Awaited<ReturnType<typeof selectCars>>[number];
type Priced = Pick<Row, "customs" | "payment" | "bodyCondition">;

/** Whether its price is one in cash, with customs paid, for a car without damage. */
export const isComparable = ({ customs, payment, bodyCondition }: Priced): boolean =>
  customs !== "uncleared" &&
  payment !== "instalments" &&
  bodyCondition !== "accident" &&
  bodyCondition !== "needs-work";

function weightOf({ status, expiresAt, soldAt }: Row, now: number): number {
  if (status === "active" && expiresAt > now) return 1;
  const endedAt = soldAt ?? expiresAt;
  return now - endedAt < ENDED_COUNT_MS ? ENDED_WEIGHT : 0;
}

/** What the cars of a database are worth, in memory. */
export class Valuations {
  prices = new FairPrices();
  readonly #verdicts = new Map<string, Verdict>();
  #examples = new Map<string, Example>();
  #rev = 0;
  #fittedAt = -Infinity;

  /** Of a car for sale; null where too little is known. */
  of(car: Omit<Row, "status" | "expiresAt" | "soldAt">): Valuation | null {
    if (!isComparable(car)) return null;
    const fair = this.prices.of(car, { ...car, weight: 1 });
    if (!fair) return null;
    const valuation = valuationOf(car.priceCents, fair, this.#verdicts.get(car.id));
    this.#verdicts.set(car.id, valuation.verdict);
    return valuation;
  }

  /** Reads what changed since the last time; fits everything anew once an hour. */
  async refresh(read: Reader, now: number): Promise<void> {
    const [counter] = await read.select().from(counters).where(eq(counters.name, "rev"));
    const rev = counter?.value ?? 0;
    const isOld = Math.abs(now - this.#fittedAt) >= REFIT_MS;
    if (rev === this.#rev && !isOld) return;
    if (isOld || rev < this.#rev || this.#examples.size < SLICE) await this.#fit(read, now);
    else await this.#follow(read, now);
    this.#rev = rev;
  }

  async #fit(read: Reader, now: number): Promise<void> {
    const words = new Map<string, string>();
    const interned = <T extends string | null>(word: T): T => {
      if (word === null) return word;
      if (!words.has(word)) words.set(word, word);
      return words.get(word) as T;
    };
    const examples = new Map<string, Example>();
    for await (const row of rowsOf(read, 0)) {
      const weight = weightOf(row, now);
      if (weight === 0 || !isComparable(row)) continue;
      const { make, model, fuelType, transmission, bodyType, paint, bodyCondition } = row;
      examples.set(row.id, {
        ...pick(row, "id", "priceCents", "year", "mileageKm"),
        weight,
        make: interned(make),
        model: interned(model),
        fuelType: interned(fuelType),
        transmission: interned(transmission),
        bodyType: interned(bodyType),
        paint: interned(paint),
        bodyCondition: interned(bodyCondition),
      });
    }
    const prices = new FairPrices();
    let begun = performance.now();
    for (const _ of prices.fit([...examples.values()])) {
      if (performance.now() - begun < TURN_MS) continue;
      await setImmediate();
      begun = performance.now();
    }
    this.prices = prices;
    this.#examples = examples;
    this.#fittedAt = now;
    for (const id of this.#verdicts.keys()) if (!examples.has(id)) this.#verdicts.delete(id);
  }

  async #follow(read: Reader, now: number): Promise<void> {
    for await (const row of rowsOf(read, this.#rev)) {
      const before = this.#examples.get(row.id) ?? null;
      const weight = isComparable(row) ? weightOf(row, now) : 0;
      const after = weight > 0 ? { ...row, weight } : null;
      if (after) this.#examples.set(row.id, after);
      else this.#examples.delete(row.id);
      this.prices.put(row.id, before, after);
    }
  }
}

/** In slices, between which others have their turn. */
async function* rowsOf(read: Reader, rev: number): AsyncGenerator<Row> {
  for (let after = ""; ;) {
    const rows = await flatRows<Row>(selectCars(read, after, rev));
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = last.id;
    await setImmediate();
  }
}

export const valuationsOf = oncePerConnection(() => new Valuations());

export const refreshValuations = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> =>
  valuationsOf(db.read).refresh(db.read, clock.now());
