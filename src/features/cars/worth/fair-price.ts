import type { ValuedCar } from "./effects.ts";
import { MarketEffects, STEP } from "./market-effects.ts";
import {
  type Example,
  FAR_YEARS,
  Group,
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
  comparables: number;
}

/** Cars of the make's other models count this much each, and at most `MOST_KIN` in total. */
const KIN_SHARE = 0.1;
const MOST_KIN = 5;
const BAND_SHARE = 0.77;
/** Less similar cars count in part. */
const MIN_EFFECTIVE = 8;
const MAX_HALF_BAND = 0.35;
const MIN_REACH = 0.5;

/**
 * The logarithm of a price is the sum of marketwide effects of a car's facts, and the price level of cars
 * of the same model and a similar year, in which outliers have little weight.
 */
export class FairPrices {
  readonly #effects = new MarketEffects();
  readonly #groups = new Map<string, Group>();
  readonly #makes = new Map<string, number>();
  /** The number of spreads on both sides of the middle that contain four of five prices. */
  #reach = 1.28;

  get size(): number {
    return this.#makes.values().reduce((sum, count) => sum + count, 0);
  }

  add(example: Example): void {
    const { make, model } = example;
    const group = this.#groups.getOrInsertComputed(groupKey(example), () => new Group(make, model));
    group.add(example);
    this.#effects.updateRest(group, group.size - 1);
    this.#makes.set(make, (this.#makes.get(make) ?? 0) + 1);
  }

  /** Yields often, so that other work can run in between. */
  *fit(): Generator<void> {
    yield* this.#effects.fit([...this.#groups.values()]);
    joinSeries(this.#groups);
    yield* this.#fitReach();
  }

  /** Ignores the price of the car itself. */
  of(car: ValuedCar & { number?: number }): FairPrice | null {
    const group = this.#groups.get(groupKey(car));
    const local = group && this.#localOf(group, car.year);
    if (!local) return null;
    const same = group.indexOf(car.number ?? 0);
    const own = group.columns.years[same] === car.year ? same : -1;
    if (this.#effective(local, group, own) < MIN_EFFECTIVE) return null;
    const half = this.#reach * local.spread;
    if (half > MAX_HALF_BAND) return null;
    const level = own < 0 ? local.level : this.#levelWithout(group, own, local);
    const middle = Math.exp(this.#effects.of(car.year, car.mileageKm, car) + level);
    return {
      middle,
      low: middle * (1 - half),
      high: middle * (1 + half),
      comparables: own < 0 ? local.cars : local.cars - 1,
    };
  }

  #effective({ effective }: Local, { make, columns }: Group, own: number): number {
    const kin = (this.#makes.get(make) ?? 0) - effective;
    return effective - (columns.weights[own] ?? 0) + Math.min(MOST_KIN, KIN_SHARE * Math.max(0, kin));
  }

  comparable(car: ValuedCar): Example[] {
    const examples = this.#groups.get(groupKey(car))?.examples() ?? [];
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
    for (const group of this.#groups.values()) {
      const at = group.indexOf(number);
      if (at < 0) continue;
      group.removeAt(at);
      this.#makes.set(group.make, (this.#makes.get(group.make) ?? 1) - 1);
      break;
    }
    if (now) this.add(now);
  }

  #localOf(group: Group, year: number): Local | null {
    const known = group.knownLocal(year);
    if (known) return known;
    const local = localAround(group, year);
    if (local) group.locals.push(local);
    return local;
  }

  #levelWithout({ columns }: Group, own: number, { level, weight, spread }: Local): number {
    const error = (columns.rests[own] as number) - level;
    const share = ((columns.weights[own] as number) * trust(error / spread)) / weight;
    return share >= 1 ? level : level - (error * share) / (1 - share);
  }

  *#fitReach(): Generator<void> {
    const errors: number[] = [];
    let done = 0;
    for (const group of this.#groups.values())
      for (let i = 0; i < group.size; i++) {
        const year = group.columns.years[i] as number;
        if (++done % STEP === 0 || !group.knownLocal(year)) yield;
        const local = this.#localOf(group, year);
        if (!local || this.#effective(local, group, i) < MIN_EFFECTIVE) continue;
        const rest = group.columns.rests[i] as number;
        errors.push(Math.abs(rest - this.#levelWithout(group, i, local)) / local.spread);
      }
    if (errors.length === 0) return;
    yield;
    const sorted = Float64Array.from(errors).sort();
    this.#reach = Math.max(MIN_REACH, sorted[Math.floor(sorted.length * BAND_SHARE)] as number);
  }
}
