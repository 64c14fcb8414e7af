import { EFFECTS, factsOf, writeEffects } from "./effects.ts";
import type { Group } from "./model-group.ts";

const row = new Float64Array(EFFECTS);

/** Centers each group on its mean by subtracting the mean's products, so that no rows are stored. */
export function addGroup(
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
export function solved(equations: Float64Array[], target: Float64Array): Float64Array {
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
