import type { ValuedCar } from "./effects.ts";
import { MarketEffects, STEP } from "./market-effects.ts";
import {
  type Example,
  FAR_YEARS,
  type Group,
  groupKey,
  joinSeries,
  type Local,
  localAround,
} from "./model-group.ts";
import { trust } from "./robust.ts";

export interface FairPrice {
  /** In cents. */
  middle: number;
  low: number;
  high: number;
  /** The number of cars behind it; less similar cars count in part. */
  comparables: number;
}

/** Cars of the make's other models count this much each, and at most `MOST_KIN` in total. */
const KIN_SHARE = 0.1;
const MOST_KIN = 5;
const BAND_SHARE = 0.77;
const MIN_COMPARABLES = 8;
const MAX_HALF_BAND = 0.35;
const MIN_REACH = 0.5;

/**
 * Estimates what cars cost: the logarithm of a price is the sum of marketwide effects of year, mileage, transmission, fuel,
 * body type and paint, and the price level of cars of the same model and a similar year, in which outliers have little
 * weight.
 */
export class FairPrices {
  readonly #effects = new MarketEffects();
  readonly #groups = new Map<string, Group>();
  readonly #examples = new Map<number, Example>();
  /** The total weight of the cars of each make. */
  readonly #makes = new Map<string, number>();
  /** The number of spreads on both sides of the middle that contain four of five prices. */
  #reach = 1.28;

  get size(): number {
    return this.#examples.size;
  }

  /** Yields often, so that other work can run in between. */
  *fit(examples: Iterable<Example>): Generator<void> {
    const groups = new Map<string, Example[]>();
    for (const example of examples) {
      const key = groupKey(example);
      const group = groups.get(key);
      if (group) group.push(example);
      else groups.set(key, [example]);
      this.#examples.set(example.number, example);
      this.#makes.set(example.make, (this.#makes.get(example.make) ?? 0) + 1);
      if (this.#examples.size % STEP === 0) yield;
    }
    yield* this.#effects.fit([...groups.values()]);
    let done = 0;
    for (const [key, members] of groups) {
      this.#groups.set(key, this.#groupOf(members));
      if ((done += members.length) <= STEP) continue;
      done = 0;
      yield;
    }
    joinSeries(this.#groups);
    yield* this.#fitReach();
  }

  /** Ignores the price of the car itself. */
  of(car: ValuedCar & { number?: number }): FairPrice | null {
    const local = this.#localOf(car);
    if (!local || this.#comparables(local, car) < MIN_COMPARABLES) return null;
    const half = this.#reach * local.spread;
    if (half > MAX_HALF_BAND) return null;
    const own = this.#examples.get(car.number ?? 0);
    const isAmong = own && own.year === car.year && groupKey(own) === groupKey(car);
    const middle = Math.exp(this.#effects.of(car) + (isAmong ? this.#withoutOwn(local, own) : local.level));
    return {
      middle,
      low: middle * (1 - half),
      high: middle * (1 + half),
      comparables: Math.round(this.#comparables(local, car)),
    };
  }

  #comparables({ comparables }: Local, { make }: ValuedCar): number {
    const kin = (this.#makes.get(make) ?? 0) - comparables;
    return comparables + Math.min(MOST_KIN, KIN_SHARE * Math.max(0, kin));
  }

  /** The cars of the same model that count, nearest first. */
  comparable(car: ValuedCar): Example[] {
    const examples = this.#groups.get(groupKey(car))?.examples ?? [];
    const distance = (other: Example) =>
      Math.abs(other.year - car.year) +
      (car.mileageKm > 0 && other.mileageKm > 0 ? Math.abs(other.mileageKm - car.mileageKm) / 20_000 : 1) +
      (other.transmission === car.transmission ? 0 : 1) +
      (other.fuelType === car.fuelType ? 0 : 1);
    return examples
      .filter(({ year }) => Math.abs(year - car.year) <= FAR_YEARS)
      .map((example) => ({ example, far: distance(example) }))
      .sort((a, b) => a.far - b.far)
      .map(({ example }) => example);
  }

  /** Adds, replaces or removes a changed car; the marketwide effects stay the same. */
  put(number: number, now: Example | null): void {
    const before = this.#examples.get(number);
    if (before) this.#remove(before);
    if (now) this.#add(now);
  }

  #remove(example: Example): void {
    this.#examples.delete(example.number);
    this.#makes.set(example.make, (this.#makes.get(example.make) ?? 1) - 1);
    const group = this.#groups.get(groupKey(example));
    const at = group ? group.examples.indexOf(example) : -1;
    if (!group || at < 0) return;
    group.examples.splice(at, 1);
    group.rests.splice(at, 1);
    group.locals.clear();
  }

  #add(example: Example): void {
    this.#examples.set(example.number, example);
    this.#makes.set(example.make, (this.#makes.get(example.make) ?? 0) + 1);
    const key = groupKey(example);
    const group = this.#groups.get(key) ?? this.#groupOf([]);
    group.examples.push(example);
    group.rests.push(this.#effects.restOf(example));
    group.locals.clear();
    this.#groups.set(key, group);
  }

  #groupOf = (examples: Example[]): Group => ({
    kin: [],
    examples,
    rests: examples.map(this.#effects.restOf),
    locals: new Map(),
  });

  #localOf(car: ValuedCar): Local | null {
    const group = this.#groups.get(groupKey(car));
    if (!group) return null;
    const known = group.locals.get(car.year);
    if (known) return known;
    const local = localAround(group, car.year);
    if (local) group.locals.set(car.year, local);
    return local;
  }

  /** The price level without the car itself. */
  #withoutOwn({ level, weight, spread }: Local, own: Example): number {
    const error = this.#effects.restOf(own) - level;
    const share = (own.weight * trust(error / spread)) / weight;
    return share >= 1 ? level : level - (error * share) / (1 - share);
  }

  *#fitReach(): Generator<void> {
    const errors: number[] = [];
    let done = 0;
    for (const { examples, rests, locals } of this.#groups.values())
      for (const [i, car] of examples.entries()) {
        if (++done % STEP === 0 || !locals.has(car.year)) yield;
        const local = this.#localOf(car);
        if (!local || this.#comparables(local, car) < MIN_COMPARABLES) continue;
        errors.push(Math.abs((rests[i] as number) - this.#withoutOwn(local, car)) / local.spread);
      }
    if (errors.length === 0) return;
    yield;
    const sorted = Float64Array.from(errors).sort();
    this.#reach = Math.max(MIN_REACH, sorted[Math.floor(sorted.length * BAND_SHARE)] as number);
  }
}
