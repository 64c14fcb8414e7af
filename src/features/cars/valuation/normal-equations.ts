import { EFFECTS, type ValuedCar, writeEffects } from "./effects.ts";

/** Adds a group to the normal equations, each car as its distance from the middle of the group. */
export function addGroup(
  members: (ValuedCar & { priceCents: number; weight: number })[],
  trusts: Float64Array,
  matrix: Float64Array[],
  target: Float64Array,
): void {
  const size = EFFECTS;
  const rows = new Float64Array(members.length * size);
  const means = new Float64Array(size);
  let [total, meanPrice] = [0, 0];
  const prices = members.map(({ priceCents }) => Math.log(priceCents));
  const weights = members.map(({ weight }, i) => weight * (trusts[i] as number));
  for (const [i, car] of members.entries()) {
    writeEffects(car, rows, i * size);
    const weight = weights[i] as number;
    total += weight;
    meanPrice += weight * (prices[i] as number);
    for (let k = 0; k < size; k++) means[k] = (means[k] as number) + weight * (rows[i * size + k] as number);
  }
  if (total === 0) return;
  meanPrice /= total;
  for (let k = 0; k < size; k++) means[k] = (means[k] as number) / total;
  for (const [i, weight] of weights.entries()) {
    const price = (prices[i] as number) - meanPrice;
    for (let k = 0; k < size; k++) rows[i * size + k] = (rows[i * size + k] as number) - (means[k] as number);
    for (let k = 0; k < size; k++) {
      const scaled = weight * (rows[i * size + k] as number);
      if (scaled === 0) continue;
      target[k] = (target[k] as number) + scaled * price;
      const line = matrix[k] as Float64Array;
      for (let j = k; j < size; j++) line[j] = (line[j] as number) + scaled * (rows[i * size + j] as number);
    }
  }
}

/** Solves symmetric equations by elimination. An infinite number on the diagonal makes its value zero. */
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
