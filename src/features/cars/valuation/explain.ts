import type { Deps } from "#src/http/env.ts";
import type { Car } from "../car-json.ts";
import { carQueries } from "../queries/list-cars.ts";
import type { ValuedCar } from "./effects.ts";
import type { FairPrice } from "./fair-price.ts";
import type { Example } from "./model-group.ts";
import { valuationsOf } from "../queries/valuations.ts";

const NEAREST = 5;
const MOST_SHOWN = 150;
const LINE_STEPS = 12;

export interface Explained {
  /** The cars behind the fair price, nearest first. */
  comparable: Example[];
  nearest: Car[];
  /** The fair price by mileage; empty if too few mileages are known. */
  line: (FairPrice & { km: number })[];
}

/** The cars and figures behind a car's fair price. */
export async function explainValue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  car: ValuedCar & { number?: number },
  { nearest = NEAREST, areForSale = false } = {},
): Promise<Explained> {
  const { prices } = valuationsOf(db.read);
  const comparable = prices
    .comparable(car)
    .filter(({ number }) => number !== car.number)
    .slice(0, MOST_SHOWN);
  const shownAmong = areForSale ? comparable.filter(({ weight }) => weight === 1) : comparable;
  const numbers = shownAmong.slice(0, nearest).map(({ number }) => number);
  const shown = await carQueries.listNumbered(db.read, numbers, clock.now());
  const kms = comparable.map(({ mileageKm }) => mileageKm).filter((km) => km > 0);
  const [from, to] = [Math.min(...kms, car.mileageKm), Math.max(...kms, car.mileageKm)];
  const steps = kms.length > 2 && car.mileageKm > 0 ? LINE_STEPS : 0;
  const line = Array.from({ length: steps }, (_, i) => {
    const km = Math.max(1, from + ((to - from) * i) / (LINE_STEPS - 1));
    const fair = prices.of({ ...car, mileageKm: km });
    return fair ? [{ ...fair, km }] : [];
  });
  return {
    comparable,
    nearest: numbers.flatMap((number) => shown.find((other) => other.number === number) ?? []),
    line: line.flat(),
  };
}
