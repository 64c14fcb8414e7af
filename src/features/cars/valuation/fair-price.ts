import { EFFECTS, type ValuedCar, writeEffects } from "./effects.ts";
import { addGroup, solved } from "./normal-equations.ts";

/** A car whose price counts. */
export interface Example extends ValuedCar {
  id: string;
  priceCents: number;
  /** Less than 1 where the price is not of today. */
  weight: number;
}

export interface FairPrice {
  /** In cents. */
  middle: number;
  low: number;
  high: number;
  /** How many cars are behind it; less near ones count in part. */
  comparables: number;
}

/** Cars so many years older or younger count a third. */
const NEAR_YEARS = 14;
const FAR_YEARS = 22;
/** Other models of the make count a tenth, and all of them no more than this. */
const KIN_SHARE = 0.1;
const MOST_KIN = 5;
/** Logarithmic errors beyond so many spreads are taken for mistakes. */
const OUTLIER = 4;
/** What a car of another model of the series counts. */
const SERIES_SHARE = 0.4;
const ROUNDS = 3;
const SLOPE_PRIOR = 20;
const SPREAD_PRIOR = 100;
const RIDGE = 0.3;
const BAND_SHARE = 0.77;
const MIN_COMPARABLES = 8;
const MAX_HALF_BAND = 0.35;
const MIN_REACH = 0.5;
/** Of the logarithms of prices around the middle of their model. */
const USUAL_SPREAD = 0.18;
const MOST_SAMPLED = 1000;
const STEP = 500;

interface Group {
  /** The other models of its series. */
  kin: Group[];
  examples: Example[];
  /** The logarithm of each price without the marketwide effects. */
  rests: number[];
  /** By year. */
  locals: Map<number, Local>;
}

/** Around one year of a model. */
interface Local {
  level: number;
  spread: number;
  comparables: number;
  weight: number;
}

/** The series of a model that is one of several in it, such as E 200, 318 or ES 300h. */
function seriesOf(key: string): string | null {
  const [, make, series] = /^(.*)\n(?:([a-z]{1,3})[- ]?\d{2,3}|(\d)\d\d)/i.exec(key) ?? [];
  const digits = /\n(\d)\d\d/.exec(key)?.[1];
  const name = series ?? digits;
  return name ? `${make}\n${name}` : null;
}

const nearness = (years: number): number => (years > FAR_YEARS ? 0 : Math.exp(-((years / NEAR_YEARS) ** 2)));

export const groupKey = ({ make, model }: { make: string; model: string }): string => `${make}\n${model}`;

/**
 * What cars ask: the logarithm of a price is explained by marketwide effects of year, mileage, gearbox, fuel, body and
 * paint, and by the level of cars of the same model and about the same year, of which outliers count little.
 */
export class FairPrices {
  readonly #groups = new Map<string, Group>();
  readonly #makes = new Map<string, number>();
  readonly #ids = new Set<string>();
  #effects: Float64Array = new Float64Array(EFFECTS);
  /** How many spreads around the middle hold four of five prices. */
  #reach = 1.28;
  readonly #row = new Float64Array(EFFECTS);

  /** Pauses with `yield` often enough that nothing else waits long. */
  *fit(examples: Example[]): Generator<void> {
    const groups = new Map<string, Example[]>();
    this.#makes.clear();
    this.#ids.clear();
    for (const [i, example] of examples.entries()) {
      if (i % STEP === 0) yield;
      const key = groupKey(example);
      const group = groups.get(key);
      if (group) group.push(example);
      else groups.set(key, [example]);
      this.#ids.add(example.id);
      this.#makes.set(example.make, (this.#makes.get(example.make) ?? 0) + 1);
    }
    yield* this.#fitEffects([...groups.values()]);
    this.#groups.clear();
    let done = 0;
    for (const [key, members] of groups) {
      this.#groups.set(key, this.#groupOf(members));
      if ((done += members.length) > STEP) {
        done = 0;
        yield;
      }
    }
    const series = Map.groupBy(this.#groups, ([key]) => seriesOf(key));
    for (const [name, groups] of series)
      if (name !== null)
        for (const [key, group] of groups)
          group.kin = groups.filter(([other]) => other !== key).map(([, other]) => other);
    yield* this.#fitReach();
  }

  /** `own` is the car itself, if it is among the examples. */
  of(car: ValuedCar, own?: Example): FairPrice | null {
    const local = this.#localOf(car);
    if (!local || this.#comparables(local, car) < MIN_COMPARABLES) return null;
    const half = this.#reach * local.spread;
    if (half > MAX_HALF_BAND) return null;
    const level =
      this.#effectOf(car) + (own && this.#ids.has(own.id) ? this.#withoutOwn(local, own) : local.level);
    const middle = Math.exp(level);
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

  /** The cars of the same model that count, the nearest first. */
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

  /** Takes a changed car in, or out where it does not count any more; the marketwide effects stay as they are. */
  put(id: string, before: ValuedCar | null, now: Example | null): void {
    if (now) this.#ids.add(id);
    else this.#ids.delete(id);
    for (const key of new Set([before, now].flatMap((car) => (car ? groupKey(car) : [])))) {
      const { kin = [], examples = [], rests = [] } = this.#groups.get(key) ?? {};
      const at = examples.findIndex((example) => example.id === id);
      if (at >= 0) {
        examples.splice(at, 1);
        rests.splice(at, 1);
      }
      if (now && groupKey(now) === key) {
        examples.push(now);
        rests.push(Math.log(now.priceCents) - this.#effectOf(now));
      }
      this.#groups.set(key, { kin, examples, rests, locals: new Map() });
    }
  }

  #groupOf(examples: Example[]): Group {
    const rests = examples.map((car) => Math.log(car.priceCents) - this.#effectOf(car));
    return { kin: [], examples, rests, locals: new Map() };
  }

  #effectOf(car: ValuedCar): number {
    const row = this.#row;
    writeEffects(car, row, 0);
    let sum = 0;
    for (let i = 0; i < EFFECTS; i++) sum += (row[i] as number) * (this.#effects[i] as number);
    return sum;
  }

  #localOf(car: ValuedCar): Local | null {
    const group = this.#groups.get(groupKey(car));
    if (!group) return null;
    const known = group.locals.get(car.year);
    if (known) return known;
    const local = localAround(group, car.year);
    if (local) group.locals.set(car.year, local);
    return local;
  }

  /** The level as if the car itself were not for sale. */
  #withoutOwn({ level, weight, spread }: Local, own: Example): number {
    const rest = Math.log(own.priceCents) - this.#effectOf(own);
    const error = rest - level;
    const share = (own.weight * trust(error / spread)) / weight;
    return share >= 1 ? level : level - (error * share) / (1 - share);
  }

  *#fitEffects(groups: Example[][]): Generator<void> {
    const size = EFFECTS;
    const trusts = groups.map((members) => new Float64Array(members.length).fill(1));
    for (let round = 0; round < ROUNDS; round++) {
      const matrix = Array.from({ length: size }, () => new Float64Array(size));
      const target = new Float64Array(size);
      let done = 0;
      for (const [g, members] of groups.entries()) {
        if (members.length < 2) continue;
        addGroup(members, trusts[g] as Float64Array, matrix, target);
        if ((done += members.length) > STEP) {
          done = 0;
          yield;
        }
      }
      for (let i = 0; i < size; i++) {
        const line = matrix[i] as Float64Array;
        line[i] = (line[i] as number) + RIDGE;
        for (let j = 0; j < i; j++) line[j] = (matrix[j] as Float64Array)[i] as number;
      }
      this.#effects = solved(matrix, target);
      for (const [g, members] of groups.entries()) {
        const rests = members.map((car) => Math.log(car.priceCents) - this.#effectOf(car));
        const middle = median(rests);
        const spread = Math.max(0.05, 1.48 * median(rests.map((rest) => Math.abs(rest - middle))));
        rests.forEach((rest, i) => ((trusts[g] as Float64Array)[i] = trust((rest - middle) / spread)));
        if ((done += members.length) > STEP) {
          done = 0;
          yield;
        }
      }
    }
  }

  /** How many spreads around the middle hold four of five prices. */
  *#fitReach(): Generator<void> {
    const errors: number[] = [];
    let done = 0;
    for (const { examples, rests, locals } of this.#groups.values())
      for (const [i, car] of examples.entries()) {
        if (++done % STEP === 0 || !locals.has(car.year)) yield;
        const local = this.#localOf(car);
        if (!local || this.#comparables(local, car) < MIN_COMPARABLES) continue;
        const error = Math.abs((rests[i] as number) - this.#withoutOwn(local, car));
        errors.push(error / local.spread);
      }
    if (errors.length === 0) return;
    const sorted = Float64Array.from(errors).sort();
    this.#reach = Math.max(MIN_REACH, sorted[Math.floor(sorted.length * BAND_SHARE)] as number);
  }
}

/** Tukey's biweight: 1 for no error, 0 beyond the outliers. */
const trust = (spreads: number): number => {
  const share = (spreads / OUTLIER) ** 2;
  return share >= 1 ? 0 : (1 - share) ** 2;
};

/** Of a model with thousands of cars every n-th says enough. */
const MOST_READ = 2000;

function localAround(group: Group, year: number): Local | null {
  const near: number[] = [];
  const years: number[] = [];
  const rests: number[] = [];
  const read = ({ examples, rests: all }: Group, share: number) => {
    const every = Math.ceil(examples.length / MOST_READ);
    for (let i = 0; i < examples.length; i += every) {
      const { year: other, weight } = examples[i] as Example;
      const counts = weight * share * nearness(Math.abs(other - year));
      if (counts < 0.01) continue;
      near.push(counts * every);
      years.push(other - year);
      rests.push(all[i] as number);
    }
  };
  read(group, 1);
  for (const other of group.kin) if (near.length < MOST_READ) read(other, SERIES_SHARE);
  const count = near.length;
  if (count === 0) return null;
  let level = median(rests);
  let slope = 0;
  let spread = USUAL_SPREAD;
  let weight = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const errors = rests.map((rest, i) => rest - level - slope * (years[i] as number));
    const measured = 1.48 * median(errors.map(Math.abs));
    spread = (measured * count + USUAL_SPREAD * SPREAD_PRIOR) / (count + SPREAD_PRIOR);
    let [w, wx, wxx, wy, wxy] = [0, 0, SLOPE_PRIOR, 0, 0];
    for (let i = 0; i < count; i++) {
      const each = (near[i] as number) * trust((errors[i] as number) / spread);
      const [x, y] = [years[i] as number, rests[i] as number];
      w += each;
      wx += each * x;
      wxx += each * x * x;
      wy += each * y;
      wxy += each * x * y;
    }
    const determinant = w * wxx - wx * wx;
    if (w === 0 || determinant <= 0) break;
    level = (wy * wxx - wx * wxy) / determinant;
    slope = (w * wxy - wx * wy) / determinant;
    weight = w;
  }
  const comparables = near.reduce((sum, each) => sum + each, 0);
  return { level, spread, comparables, weight };
}

/** Of every n-th value where there are thousands. */
function median(values: number[]): number {
  const every = Math.ceil(values.length / MOST_SAMPLED);
  const sorted = Float64Array.from(every > 1 ? values.filter((_, i) => i % every === 0) : values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
