import { EFFECTS, type Facts, factsOf, MILEAGE_EFFECTS, writeEffects } from "./effects.ts";
import type { Group } from "./model-group.ts";
import { addGroup, solved } from "./normal-equations.ts";
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
