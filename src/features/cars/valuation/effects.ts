import type { BodyCondition, BodyType, FuelType, Paint, Transmission } from "../vocabulary.ts";

/** What the price of a car is explained by, besides its make and model. */
export interface ValuedCar {
  make: string;
  model: string;
  year: number;
  /** 0 where it is not known, as of many cars that are not new. */
  mileageKm: number;
  fuelType?: FuelType | null | undefined;
  transmission?: Transmission | null | undefined;
  bodyType?: BodyType | null | undefined;
  paint?: Paint | null | undefined;
  bodyCondition?: BodyCondition | null | undefined;
}

/** From each of these years on, a year more may be worth more or less than before. */
const YEAR_KNOTS = [1995, 2000, 2005, 2010, 2014, 2018, 2021];
const MIDDLE_YEAR = 2010;
const MAX_KM = 300_000;

const KINDS: ((car: ValuedCar) => boolean)[] = [
  ({ transmission }) => transmission === "Manual",
  ...(["Hybrid", "Electric", "Diesel"] as const).map((fuel) => (car: ValuedCar) => car.fuelType === fuel),
  ...(["SUV", "Hatchback", "Coupe", "Convertible", "Wagon", "Pickup", "Van"] as const).map(
    (body) => (car: ValuedCar) => car.bodyType === body,
  ),
  ({ paint }) => paint === "full-repaint",
  ({ paint }) => paint === "partial-repaint",
  ({ paint }) => !paint,
  ({ bodyCondition }) => bodyCondition === "good",
  ({ bodyCondition }) => !bodyCondition,
];

export const EFFECTS = 1 + YEAR_KNOTS.length + 3 + KINDS.length;

/** Two shapes of mileage up to MAX_KM, both growing: no sum of them with shares below zero rises with mileage. */
export const MILEAGE_EFFECTS = [1 + YEAR_KNOTS.length, 2 + YEAR_KNOTS.length];

/** Writes the numbers that marketwide effects are multiplied with. */
export function writeEffects(car: ValuedCar, into: Float64Array, at: number): void {
  const { year, mileageKm } = car;
  const share = Math.min(mileageKm, MAX_KM) / MAX_KM;
  into[at++] = (year - MIDDLE_YEAR) / 10;
  for (const knot of YEAR_KNOTS) into[at++] = Math.max(0, year - knot) / 10;
  into[at++] = share * (2 - share);
  into[at++] = share * share;
  into[at++] = mileageKm > 0 ? 0 : 1;
  for (const is of KINDS) into[at++] = is(car) ? 1 : 0;
}
