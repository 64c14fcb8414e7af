import type { Deps } from "#src/http/env.ts";
import type { Car } from "../car-json.ts";
import { carQueries } from "../list-cars.ts";
import type { ValuedCar } from "./effects.ts";
import type { FairPrice } from "./fair-price.ts";
import type { Example } from "./model-group.ts";
import { valuationsOf } from "./valuations.ts";

const NEAREST = 5;
const MOST_SHOWN = 150;
/** Cars whose year differs by more would be far from the line, which is for one year. */
const PLOTTED_YEARS = 4;
const LEAST_PLOTTED = 3;
const LINE_STEPS = 12;

export interface Explained {
  compared: number;
  comparable: Example[];
  plotted: Example[];
  nearest: Car[];
  line: (FairPrice & { km: number })[];
}

export async function explainValue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  car: ValuedCar & { number?: number },
  { nearest = NEAREST, areForSale = false } = {},
): Promise<Explained> {
  const { prices } = valuationsOf(db.read);
  const others = prices.comparable(car).filter(({ number }) => number !== car.number);
  const comparable = others.slice(0, MOST_SHOWN);
  const shownAmong = areForSale ? comparable.filter(({ weight }) => weight === 1) : comparable;
  const numbers = shownAmong.slice(0, nearest).map(({ number }) => number);
  const shown = await carQueries.listNumbered(db.read, numbers, clock.now());
  const plotted = comparable.filter(
    ({ mileageKm, year }) => mileageKm > 0 && Math.abs(year - car.year) <= PLOTTED_YEARS,
  );
  const kms = [car, ...plotted].map(({ mileageKm }) => mileageKm);
  const [from, to] = [Math.min(...kms), Math.max(...kms)];
  const steps = plotted.length >= LEAST_PLOTTED && car.mileageKm > 0 ? LINE_STEPS : 0;
  const line = Array.from({ length: steps }, (_, i) => {
    const km = Math.max(1, from + ((to - from) * i) / (LINE_STEPS - 1));
    const fair = prices.of({ ...car, mileageKm: km });
    return fair ? [{ ...fair, km }] : [];
  });
  return {
    compared: others.length,
    comparable,
    plotted,
    nearest: numbers.flatMap((number) => shown.find((other) => other.number === number) ?? []),
    line: line.flat(),
  };
}
