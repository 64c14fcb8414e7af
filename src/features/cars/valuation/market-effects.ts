import { EFFECTS, MILEAGE_EFFECTS, type ValuedCar, writeEffects } from "./effects.ts";
import type { Example } from "./model-group.ts";
import { addGroup, solved } from "./normal-equations.ts";
import { median, spreadAround, trust } from "./robust.ts";

const ROUNDS = 3;
const RIDGE = 0.3;
const LEAST_SPREAD = 0.05;
/** The number of cars between two yields. */
export const STEP = 500;

/** The effects of year, mileage, transmission, fuel, body type and paint on the logarithm of prices, across all models. */
export class MarketEffects {
  #effects: Float64Array = new Float64Array(EFFECTS);
  readonly #row = new Float64Array(EFFECTS);

  of(car: ValuedCar): number {
    const row = this.#row;
    writeEffects(car, row);
    let sum = 0;
    for (let i = 0; i < EFFECTS; i++) sum += (row[i] as number) * (this.#effects[i] as number);
    return sum;
  }

  /** The logarithm of a car's price without these effects. */
  restOf = (car: ValuedCar & { priceCents: number }): number => Math.log(car.priceCents) - this.of(car);

  /** Fits in rounds; outliers of one round have less weight in the next. */
  *fit(groups: Example[][]): Generator<void> {
    const trusts = groups.map((members) => new Float64Array(members.length).fill(1));
    for (let round = 0; round < ROUNDS; round++) {
      const matrix = Array.from({ length: EFFECTS }, () => new Float64Array(EFFECTS));
      const target = new Float64Array(EFFECTS);
      let done = 0;
      for (const [g, members] of groups.entries()) {
        if (members.length < 2) continue;
        addGroup(members, trusts[g] as Float64Array, matrix, target);
        if ((done += members.length) <= STEP) continue;
        done = 0;
        yield;
      }
      for (let i = 0; i < EFFECTS; i++) {
        const line = matrix[i] as Float64Array;
        line[i] = (line[i] as number) + RIDGE;
        for (let j = 0; j < i; j++) line[j] = (matrix[j] as Float64Array)[i] as number;
      }
      this.#effects = solvedFalling(matrix, target);
      for (const [g, members] of groups.entries()) {
        const rests = Float64Array.from(members, this.restOf);
        const middle = median(rests);
        const spread = Math.max(LEAST_SPREAD, spreadAround(rests, middle));
        trusts[g] = rests.map((rest) => trust((rest - middle) / spread));
        if ((done += members.length) <= STEP) continue;
        done = 0;
        yield;
      }
    }
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
