import { jordanDate } from "#src/core/jordan-day.ts";
import { dinars } from "#src/core/money.ts";
import type { PriceAt } from "#src/features/listings/price-history.ts";

export interface PricedCar {
  year: number;
  /** 0 if unknown. */
  mileageKm: number;
  priceCents: number;
  prices: PriceAt[];
  createdAt: number;
  isOnSale: boolean;
}

/** Prices are in dinars, without rounding; null where too few cars stand behind them. */
export interface Figures {
  onSale: number;
  /** Of the cars on sale; if they are too few, of all. */
  median: number;
  years: { year: number; count: number; p25: number | null; median: number | null; p75: number | null }[];
  withMileage: number;
  perTenThousandKm: number | null;
  /** The cars that were new in a month, at the last price that they had in it. */
  months: { month: string; count: number; median: number | null }[];
}

export const LEAST_CARS = 8;
const MONTHS = 12;
/** A figure that moved by no more than this share is published as before. */
const MOVED = 0.02;
const LEAST_KM_APART = 10_000;
/** As many as eight cars make. */
const LEAST_PAIRS = 28;
/** The cars of a year that are paired: more would take long and tell the same. */
const MOST_PAIRED = 80;

/** Interpolates linearly between order statistics. */
function quantile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at % 1);
}

const quantileOf = (cents: number[], share: number): number | null =>
  cents.length < LEAST_CARS ? null : dinars(quantile(cents, share));

export function figuresOf(cars: PricedCar[], now: number): Figures {
  const all = cars.map(({ priceCents }) => priceCents);
  const onSale = cars.filter((car) => car.isOnSale).map(({ priceCents }) => priceCents);
  return {
    onSale: onSale.length,
    median: quantileOf(onSale, 0.5) ?? dinars(quantile(all, 0.5)),
    years: yearsOf(cars),
    withMileage: cars.filter(({ mileageKm }) => mileageKm > 0).length,
    perTenThousandKm: costOfKm(cars),
    months: monthsOf(cars, now),
  };
}

const yearsOf = (cars: PricedCar[]): Figures["years"] =>
  [...Map.groupBy(cars, ({ year }) => year)]
    .toSorted(([a], [b]) => a - b)
    .map(([year, same]) => {
      const cents = same.map(({ priceCents }) => priceCents);
      const [p25 = null, median = null, p75 = null] = [0.25, 0.5, 0.75].map((share) =>
        quantileOf(cents, share),
      );
      return { year, count: same.length, p25, median, p75 };
    });

/**
 * The median over all pairs of cars of the same year (Theil–Sen), so that neither the year nor odd prices count. The
 * valuation's curve is no help: it is one percentage for all models.
 */
function costOfKm(cars: PricedCar[]): number | null {
  const driven = cars.filter(({ mileageKm }) => mileageKm > 0);
  const costs = [...Map.groupBy(driven, ({ year }) => year).values()].flatMap((same) => {
    const paired = same.slice(0, MOST_PAIRED);
    return paired.flatMap((one, i) =>
      paired.slice(i + 1).flatMap((other) => {
        const km = other.mileageKm - one.mileageKm;
        return Math.abs(km) < LEAST_KM_APART ? [] : (one.priceCents - other.priceCents) / (km / 10_000);
      }),
    );
  });
  const cost = costs.length < LEAST_PAIRS ? 0 : dinars(quantile(costs, 0.5));
  return cost > 0 ? cost : null;
}

const monthOf = (time: number): string => jordanDate(time).slice(0, 7);

export const startOfMonth = (month: string): number => Date.parse(`${month}-01T00:00:00+03:00`);

function monthsOf(cars: PricedCar[], now: number): Figures["months"] {
  const [year = 0, month = 0] = monthOf(now).split("-").map(Number);
  const listed = Map.groupBy(cars, ({ createdAt }) => monthOf(createdAt));
  return Array.from({ length: MONTHS }, (_, i) => {
    const name = new Date(Date.UTC(year, month - MONTHS + i)).toISOString().slice(0, 7);
    const prices = (listed.get(name) ?? []).map((car) => priceIn(car, name));
    return { month: name, count: prices.length, median: quantileOf(prices, 0.5) };
  });
}

const priceIn = ({ prices, priceCents }: PricedCar, month: string): number =>
  prices.findLast(({ at }) => monthOf(at) <= month)?.priceCents ?? priceCents;

/** What to publish instead of `now`, so that figures do not flicker. Numbers of cars are always those of today. */
export function steady(now: Figures, before: Figures): Figures {
  const years = new Map(before.years.map((one) => [one.year, one]));
  const months = new Map(before.months.map((one) => [one.month, one]));
  return {
    ...keeping(now, before, "median", "perTenThousandKm"),
    years: now.years.map((one) => {
      const kept = keeping(one, years.get(one.year), "p25", "median", "p75");
      const { p25, median, p75 } = kept;
      // A quartile that is kept must not pass one that moved.
      return (p25 ?? 0) > (median ?? 0) || (median ?? 0) > (p75 ?? 0) ? one : kept;
    }),
    months: now.months.map((one) => keeping(one, months.get(one.month), "median")),
  };
}

function keeping<Row extends object>(now: Row, before: Row | undefined, ...names: (keyof Row)[]): Row {
  const kept = { ...now };
  for (const name of names) {
    const [value, published] = [now[name], before?.[name]];
    if (typeof value !== "number" || typeof published !== "number") continue;
    if (Math.abs(value - published) <= MOVED * published) kept[name] = published;
  }
  return kept;
}
