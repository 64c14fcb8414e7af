import type { BodyCondition, BodyType, FuelType, Paint, Transmission } from "../vocabulary.ts";

export interface Facts {
  fuelType?: FuelType | null | undefined;
  transmission?: Transmission | null | undefined;
  bodyType?: BodyType | null | undefined;
  paint?: Paint | null | undefined;
  bodyCondition?: BodyCondition | null | undefined;
}

export interface ValuedCar extends Facts {
  make: string;
  model: string;
  year: number;
  /** 0 if unknown, as for many used cars. */
  mileageKm: number;
}

/** The years at which the price difference per year may change. */
const YEAR_KNOTS = [1995, 2000, 2005, 2010, 2014, 2018, 2021];
const MIDDLE_YEAR = 2010;
const MAX_KM = 300_000;
/** The mileage that is used for a car whose mileage is unknown. A separate effect marks such cars. */
const USUAL_KM = 130_000;

/** Values that change the price compared with the other values of their field; null means unknown. */
const KINDS = {
  transmission: ["Manual"],
  fuelType: ["Hybrid", "Electric", "Diesel"],
  bodyType: ["SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"],
  paint: ["full-repaint", "partial-repaint", null],
  bodyCondition: ["good", null],
} satisfies { [Field in keyof Facts]-?: (Facts[Field] | null)[] };
const KIND_LISTS = Object.entries(KINDS) as [keyof Facts, (string | null)[]][];
const KIND_COUNT = KIND_LISTS.reduce((count, [, values]) => count + values.length, 0);

export const EFFECTS = 1 + YEAR_KNOTS.length + 3 + KIND_COUNT;

/** Two increasing curves up to MAX_KM: with coefficients of at most 0, no price rises with mileage. */
export const MILEAGE_EFFECTS = [1 + YEAR_KNOTS.length, 2 + YEAR_KNOTS.length];

const codes = new Map<string, number>();
const known: Facts[] = [];

/** A small number for a car's facts: thousands of cars share a few hundred combinations. */
export function factsCode({ fuelType, transmission, bodyType, paint, bodyCondition }: Facts): number {
  const facts = { fuelType, transmission, bodyType, paint, bodyCondition };
  return codes.getOrInsertComputed(Object.values(facts).join(), () => known.push(facts) - 1);
}

export const factsOf = (code: number): Facts => known[code] as Facts;

export function writeEffects(year: number, mileageKm: number, facts: Facts, into: Float64Array): void {
  let at = 0;
  const share = Math.min(mileageKm || USUAL_KM, MAX_KM) / MAX_KM;
  into[at++] = (year - MIDDLE_YEAR) / 10;
  for (const knot of YEAR_KNOTS) into[at++] = Math.max(0, year - knot) / 10;
  into[at++] = share * (2 - share);
  into[at++] = share * share;
  into[at++] = mileageKm > 0 ? 0 : 1;
  into.fill(0, at, at + KIND_COUNT);
  for (const [field, values] of KIND_LISTS) {
    const kind = values.indexOf(facts[field] ?? null);
    if (kind >= 0) into[at + kind] = 1;
    at += values.length;
  }
}
