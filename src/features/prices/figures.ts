import { jordanDate } from "#src/core/jordan-day.ts";
import { dinars } from "#src/core/money.ts";
import type { PricedCar } from "./queries.ts";

export const LEAST_CARS = 8;
const MONTHS = 12;
/** A figure that moved by no more than this share stays as it was published. */
const MOVED = 0.02;
const LEAST_KM_APART = 10_000;
/** As many as eight cars make. */
const LEAST_PAIRS = 28;
/** Of the cars of a year: pairing more would take long. */
const MOST_PAIRED = 80;

/** In dinars, interpolated linearly between order statistics; null of too few. */
function quantile(cents: number[], share: number, least = LEAST_CARS): number | null {
  const sorted = Float64Array.from(cents).sort();
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(at));
  return cents.length < least ? null : dinars(below + (above - below) * (at % 1));
}

const pricesOf = (cars: PricedCar[]): number[] => cars.map(({ priceCents }) => priceCents);

export type Figures = ReturnType<typeof figuresOf>;

/** Without rounding. The median is that of the cars on sale; if they are too few, of all. */
export function figuresOf(cars: PricedCar[], now: number) {
  const onSale = cars.filter(({ status }) => status === "active");
  return {
    count: cars.length,
    bodyType: cars.at(-1)?.bodyType,
    onSale: onSale.length,
    median: quantile(pricesOf(onSale), 0.5) ?? quantile(pricesOf(cars), 0.5),
    years: [...Map.groupBy(cars, ({ year }) => year)]
      .toSorted(([a], [b]) => a - b)
      .map(([year, same]) => {
        const at = (share: number) => quantile(pricesOf(same), share);
        return { year, count: same.length, p25: at(0.25), median: at(0.5), p75: at(0.75) };
      }),
    perTenThousandKm: costOfKm(cars),
    months: monthsOf(cars, now),
  };
}

/**
 * The median over pairs of cars of the same year (Theil–Sen), so that neither years nor odd prices count. The valuation's
 * curve does not tell: it is one percentage for all models.
 */
function costOfKm(cars: PricedCar[]): number | null {
  const driven = cars.filter(({ mileageKm }) => mileageKm > 0);
  const costs = [...Map.groupBy(driven, ({ year }) => year).values()].flatMap((same) =>
    same.slice(0, MOST_PAIRED).flatMap((one, i, paired) =>
      paired.slice(i + 1).flatMap((other) => {
        const km = other.mileageKm - one.mileageKm;
        return Math.abs(km) < LEAST_KM_APART ? [] : ((one.priceCents - other.priceCents) / km) * 10_000;
      }),
    ),
  );
  const cost = quantile(costs, 0.5, LEAST_PAIRS);
  return cost !== null && cost > 0 ? cost : null;
}

const monthOf = (time: number): string => jordanDate(time).slice(0, 7);

/** The cars that were new in each month, at the last price that they had in it. */
function monthsOf(cars: PricedCar[], now: number) {
  const [year = 0, month = 0] = monthOf(now).split("-").map(Number);
  const listed = Map.groupBy(cars, ({ createdAt }) => monthOf(createdAt));
  return Array.from({ length: MONTHS }, (_, i) => {
    const name = new Date(Date.UTC(year, month - MONTHS + i)).toISOString().slice(0, 7);
    const cents = (listed.get(name) ?? []).map(
      ({ prices, priceCents }) => prices.findLast(({ at }) => monthOf(at) <= name)?.priceCents ?? priceCents,
    );
    return { month: name, count: cents.length, median: quantile(cents, 0.5) };
  });
}

const kept = (now: number | null, before: number | null | undefined): number | null =>
  now !== null && before && Math.abs(now - before) <= MOVED * before ? before : now;

/** What to publish, so that figures do not flicker. Numbers of cars are always those of today. */
export const steady = (now: Figures, before: Figures): Figures => ({
  ...now,
  median: kept(now.median, before.median),
  years: now.years.map((one) => {
    const was = before.years.find(({ year }) => year === one.year);
    const p25 = kept(one.p25, was?.p25);
    const median = kept(one.median, was?.median);
    const p75 = kept(one.p75, was?.p75);
    // A quartile that stays must not pass one that moved.
    return p25 && median && p75 && p25 <= median && median <= p75 ? { ...one, p25, median, p75 } : one;
  }),
  perTenThousandKm: kept(now.perTenThousandKm, before.perTenThousandKm),
  months: now.months.map((one) => {
    const was = before.months.find(({ month }) => month === one.month);
    return { ...one, median: kept(one.median, was?.median) };
  }),
});
