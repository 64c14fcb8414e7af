import { EFFECTS, type Facts, factsOf, MILEAGE_EFFECTS, writeEffects } from "./effects.ts";
import type { Group } from "./model-group.ts";
import { median, spreadAround, trust } from "./robust.ts";

const ROUNDS = 3;
const RIDGE = 0.3;
const LEAST_SPREAD = 0.05;
export const STEP = 500;

export class MarketEffects {
  #effects: Float64Array = new Float64Array(EFFECTS);
  readonly #row = new Float64Array(EFFECTS);

  of(year: number, mileageKm: number, facts: Facts): number {
    const row = this.#row;
    writeEffects(year, mileageKm, facts, row);
    let sum = 0;
    for (let i = 0; i < EFFECTS; i++) sum += (row[i] as number) * (this.#effects[i] as number);
    return sum;
  }

  updateRest({ columns: { pricesCents, years, mileagesKm, facts, rests } }: Group, i: number): void {
    const effects = this.of(years[i] as number, mileagesKm[i] as number, factsOf(facts[i] as number));
    rests[i] = Math.log(pricesCents[i] as number) - effects;
  }

  /** Fits in rounds, each after a yield; outliers of one round have less weight in the next. */
  *fit(groups: Group[]): Generator<void> {
    for (let round = 0; round < ROUNDS; round++) {
      yield;
      const matrix = Array.from({ length: EFFECTS }, () => new Float64Array(EFFECTS));
      const target = new Float64Array(EFFECTS);
      yield* inSteps(groups, (group) => {
        if (group.size < 2) return;
        const rests = group.columns.rests.subarray(0, group.size);
        const middle = median(rests);
        const spread = round === 0 ? Infinity : Math.max(LEAST_SPREAD, spreadAround(rests, middle));
        addGroup(group, (rest) => trust((rest - middle) / spread), matrix, target);
      });
      for (let i = 0; i < EFFECTS; i++) {
        const line = matrix[i] as Float64Array;
        line[i] = (line[i] as number) + RIDGE;
        for (let j = 0; j < i; j++) line[j] = (matrix[j] as Float64Array)[i] as number;
      }
      this.#effects = solvedFalling(matrix, target);
      yield* inSteps(groups, (group) => {
        for (let i = 0; i < group.size; i++) this.updateRest(group, i);
      });
    }
  }
}

function* inSteps(groups: Group[], work: (group: Group) => void): Generator<void> {
  let done = 0;
  for (const group of groups) {
    work(group);
    if ((done += group.size) <= STEP) continue;
    done = 0;
    yield;
  }
}

/** Solves the equations, fixing coefficients at zero that would let prices rise with mileage. */
function solvedFalling(matrix: Float64Array[], target: Float64Array): Float64Array {
  const effects = solved(matrix, target);
  const rising = MILEAGE_EFFECTS.filter((i) => (effects[i] as number) > 0);
  if (rising.length === 0) return effects;
  for (const i of rising) (matrix[i] as Float64Array)[i] = Number.POSITIVE_INFINITY;
  return solvedFalling(matrix, target);
}

const row = new Float64Array(EFFECTS);

/** Centers each group on its mean by subtracting the mean's products, so that no rows are stored. */
function addGroup(
  { size, columns }: Group,
  trustOf: (rest: number) => number,
  matrix: Float64Array[],
  target: Float64Array,
): void {
  const { pricesCents, years, mileagesKm, weights, facts, rests } = columns;
  const sums = new Float64Array(EFFECTS);
  let [total, priceSum] = [0, 0];
  for (let i = 0; i < size; i++) {
    const weight = (weights[i] as number) * trustOf(rests[i] as number);
    const price = Math.log(pricesCents[i] as number);
    total += weight;
    priceSum += weight * price;
    writeEffects(years[i] as number, mileagesKm[i] as number, factsOf(facts[i] as number), row);
    for (let k = 0; k < EFFECTS; k++) {
      const scaled = weight * (row[k] as number);
      if (scaled === 0) continue;
      sums[k] = (sums[k] as number) + scaled;
      target[k] = (target[k] as number) + scaled * price;
      const line = matrix[k] as Float64Array;
      for (let j = k; j < EFFECTS; j++) line[j] = (line[j] as number) + scaled * (row[j] as number);
    }
  }
  if (total === 0) return;
  for (let k = 0; k < EFFECTS; k++) {
    const mean = (sums[k] as number) / total;
    target[k] = (target[k] as number) - mean * priceSum;
    const line = matrix[k] as Float64Array;
    for (let j = k; j < EFFECTS; j++) line[j] = (line[j] as number) - mean * (sums[j] as number);
  }
}

/** Solves symmetric equations by elimination. Infinity on the diagonal fixes that variable at zero. */
function solved(equations: Float64Array[], target: Float64Array): Float64Array {
  const size = target.length;
  const matrix = equations.map((line) => line.slice());
  const values = Float64Array.from(target);
  for (let k = 0; k < size; k++) {
    const pivot = matrix[k] as Float64Array;
    for (let i = k + 1; i < size; i++) {
      const line = matrix[i] as Float64Array;
      const factor = (line[k] as number) / (pivot[k] as number);
      for (let j = k; j < size; j++) line[j] = (line[j] as number) - factor * (pivot[j] as number);
      values[i] = (values[i] as number) - factor * (values[k] as number);
    }
  }
  for (let k = size - 1; k >= 0; k--) {
    const line = matrix[k] as Float64Array;
    for (let j = k + 1; j < size; j++)
      values[k] = (values[k] as number) - (line[j] as number) * (values[j] as number);
    values[k] = (values[k] as number) / (line[k] as number);
  }
  return values;
}
