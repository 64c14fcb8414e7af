import { factsCode, factsOf, type ValuedCar } from "./effects.ts";
import { median, spreadAround, trust } from "./robust.ts";

export interface Example extends ValuedCar {
  /** The listing's number. Its id would take another string in memory for every car on the market. */
  number: number;
  priceCents: number;
  /** The car's weight: 1 for a current price, less for an older one. */
  weight: number;
}

const columnsFor = (capacity: number) => ({
  numbers: new Uint32Array(capacity),
  pricesCents: new Float64Array(capacity),
  years: new Uint16Array(capacity),
  mileagesKm: new Uint32Array(capacity),
  weights: new Float32Array(capacity),
  facts: new Uint16Array(capacity),
  /** The logarithm of each price without the marketwide effects. */
  rests: new Float64Array(capacity),
});

/** The cars of one model, in columns: an object for each car would take three times the memory. */
export class Group {
  kin: Group[] = [];
  size = 0;
  columns = columnsFor(4);
  locals: Local[] = [];

  constructor(
    readonly make: string,
    readonly model: string,
  ) {}

  knownLocal(year: number): Local | undefined {
    return this.locals.find((local) => local.year === year);
  }

  indexOf(number: number): number {
    const i = this.columns.numbers.indexOf(number);
    return i < this.size ? i : -1;
  }

  add(example: Example): void {
    const i = this.size++;
    if (i === this.columns.numbers.length) this.#grow();
    const { columns } = this;
    columns.numbers[i] = example.number;
    columns.pricesCents[i] = example.priceCents;
    columns.years[i] = example.year;
    columns.mileagesKm[i] = example.mileageKm;
    columns.weights[i] = example.weight;
    columns.facts[i] = factsCode(example);
    this.locals = [];
  }

  #grow(): void {
    const columns = columnsFor(Math.ceil(this.size * 1.3));
    for (const name of Object.keys(columns) as (keyof typeof columns)[])
      columns[name].set(this.columns[name]);
    this.columns = columns;
  }

  removeAt(i: number): void {
    for (const column of Object.values(this.columns)) column.copyWithin(i, i + 1);
    this.size--;
    this.locals = [];
  }

  examples(): Example[] {
    const { make, model, columns } = this;
    return Array.from({ length: this.size }, (_, i) => ({
      number: columns.numbers[i] as number,
      make,
      model,
      priceCents: columns.pricesCents[i] as number,
      year: columns.years[i] as number,
      mileageKm: columns.mileagesKm[i] as number,
      weight: columns.weights[i] as number,
      ...factsOf(columns.facts[i] as number),
    }));
  }
}

export interface Local {
  year: number;
  level: number;
  spread: number;
  /** The number of cars of the model that are at most `FAR_YEARS` older or newer. */
  cars: number;
  /** Their sum and that of the series, where less similar cars count in part. */
  effective: number;
  weight: number;
}

/** A car that is this many years older or newer has a weight of about a third (1/e). */
const NEAR_YEARS = 14;
export const FAR_YEARS = 22;
/** The weight of a car of another model in the same series. */
const SERIES_SHARE = 0.4;
const ROUNDS = 3;
const SLOPE_PRIOR = 20;
const SPREAD_PRIOR = 100;
/** The usual deviation of a price's logarithm from its model's middle. */
const USUAL_SPREAD = 0.18;
/** Models with more cars are sampled, which is accurate enough. */
const MOST_READ = 1500;
const LEAST_COUNTED = 0.01;

export const groupKey = ({ make, model }: Pick<ValuedCar, "make" | "model">): string => `${make}\n${model}`;

/** The series of a model with several models, for names such as E 200, 318 or ES 300h. */
function seriesOf(key: string): string | null {
  const [, make, series] = /^(.*)\n(?:([a-z]{1,3})[- ]?\d{2,3}|(\d)\d\d)/i.exec(key) ?? [];
  const digits = /\n(\d)\d\d/.exec(key)?.[1];
  const name = series ?? digits;
  return name ? `${make}\n${name}` : null;
}

export function joinSeries(groups: Map<string, Group>): void {
  const series = Map.groupBy(groups, ([key]) => seriesOf(key));
  for (const [name, members] of series)
    if (name !== null)
      for (const [key, group] of members)
        group.kin = members.filter(([other]) => other !== key).map(([, other]) => other);
}

const nearness = (years: number): number => (years > FAR_YEARS ? 0 : Math.exp(-((years / NEAR_YEARS) ** 2)));
const NEARNESS = Float64Array.from({ length: 200 }, (_, years) => nearness(years));

/** Buffers of `localAround`, reused because it runs for thousands of models and years. */
const near = new Float64Array(2 * MOST_READ);
const years = new Float64Array(2 * MOST_READ);
const rests = new Float64Array(2 * MOST_READ);
const errors = new Float64Array(2 * MOST_READ);

function readNear(group: Group, year: number, share: number, count: number): number {
  const { size, columns } = group;
  const every = Math.ceil(size / MOST_READ);
  for (let i = 0; i < size; i += every) {
    const age = (columns.years[i] as number) - year;
    const counts = (columns.weights[i] as number) * share * (NEARNESS[Math.abs(age)] ?? 0);
    if (counts < LEAST_COUNTED) continue;
    near[count] = counts * every;
    years[count] = age;
    rests[count] = columns.rests[i] as number;
    count++;
  }
  return count;
}

function countNear({ size, columns }: Group, year: number): number {
  let count = 0;
  for (let i = 0; i < size; i++) if (Math.abs((columns.years[i] as number) - year) <= FAR_YEARS) count++;
  return count;
}

/** Fits a line to a model's prices by year and returns its value at `year`; null without examples. */
export function localAround(group: Group, year: number): Local | null {
  let count = readNear(group, year, 1, 0);
  for (const other of group.kin) if (count < MOST_READ) count = readNear(other, year, SERIES_SHARE, count);
  if (count === 0) return null;
  let level = median(rests.subarray(0, count));
  let slope = 0;
  let spread = USUAL_SPREAD;
  let weight = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < count; i++) errors[i] = (rests[i] as number) - level - slope * (years[i] as number);
    const found = spreadAround(errors.subarray(0, count), 0);
    spread = (found * count + USUAL_SPREAD * SPREAD_PRIOR) / (count + SPREAD_PRIOR);
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
  let effective = 0;
  for (let i = 0; i < count; i++) effective += near[i] as number;
  return { year, level, spread, cars: countNear(group, year), effective, weight };
}
