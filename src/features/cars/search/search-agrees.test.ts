import { expect, test } from "bun:test";
import fc from "fast-check";
import { carMarket } from "#src/testing/listings/car-market.ts";
import type { Car } from "../car-json.ts";
import { searchCars } from "./search-cars.ts";
import { type CarFilter, carFilterParams, LIST_FILTERS, readCarFilter, SORTS } from "../schema.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, PAYMENTS, TRANSMISSIONS } from "../vocabulary.ts";

const MODELS: Record<string, string[]> = {
  Toyota: ["Camry", "Corolla"],
  Kia: ["Rio", "Sportage"],
  BMW: ["X5"],
};

const CITIES = ["Amman", "Irbid", "Zarqa"];
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

const some = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, fc.uniqueArray(oneOf(values), { maxLength: 2 }));

const maybe = (min: number, max: number) => fc.option(fc.integer({ min, max }), { freq: 2 });

const aCar = oneOf(Object.keys(MODELS)).chain((make) =>
  fc.record({
    make: fc.constant(make),
    model: oneOf(MODELS[make] ?? []),
    title: oneOf(["Clean car", "First owner", "سيارة نظيفة"]),
    price: fc.integer({ min: 1, max: 20 }).map((thousands) => thousands * 1000),
    year: fc.integer({ min: 2008, max: 2020 }),
    mileage: fc.integer({ min: 0, max: 20 }).map((thousands) => thousands * 10_000),
    location: oneOf(CITIES),
    fuelType: oneOf(FUEL_TYPES),
    transmission: oneOf(TRANSMISSIONS),
    bodyType: oneOf(BODY_TYPES.slice(0, 3)),
    features: fc.uniqueArray(oneOf(FEATURES.slice(0, 3))),
  }),
);

const nothing = readCarFilter(new URLSearchParams());
const aFilter = fc
  .record({
    q: oneOf(["", "", "", "clean", "نظيفه", "toyota", "كامري", "first owner"]),
    make: some(["Toyota", "Kia", "BMW"]),
    model: some(["Camry", "Rio", "X5"]),
    location: some(CITIES),
    fuelType: some(FUEL_TYPES),
    transmission: some(TRANSMISSIONS),
    bodyType: some(BODY_TYPES.slice(0, 3)),
    features: some(FEATURES.slice(0, 3)),
    color: fc.constant<string[]>([]),
    payment: some(PAYMENTS),
    plain: fc.constant<string[]>([]),
    strict: fc.constant(false),
    minPrice: maybe(0, 20_000),
    maxPrice: maybe(0, 20_000),
    year: some([2010, 2014, 2016]),
    minYear: maybe(2008, 2020),
    maxYear: maybe(2008, 2020),
    minMileage: maybe(0, 200_000),
    maxMileage: maybe(0, 200_000),
    photosOnly: fc.constant(false),
    verifiedOnly: fc.constant(false),
    cashOnly: fc.constant(false),
    goodPriceOnly: fc.constant(false),
    sort: oneOf(SORTS),
    page: fc.integer({ min: 1, max: 4 }),
    pageSize: oneOf([3, 24, 100]),
  })
  .map((filter) => ({ ...nothing, ...filter }));

const WORDS: Record<string, (car: Car) => boolean> = {
  clean: ({ title }) => title === "Clean car",
  نظيفه: ({ title }) => title === "سيارة نظيفة",
  toyota: ({ make }) => make === "Toyota",
  كامري: ({ model }) => model === "Camry",
  "first owner": ({ title }) => title === "First owner",
};

/** The filter's meaning, implemented again without a database. */
function naiveFits(car: Car, filter: CarFilter): boolean {
  const lists = LIST_FILTERS.every((name) => {
    const wanted = filter[name];
    if (name === "features") return wanted.every((wish) => car.features.some((feature) => feature === wish));
    return wanted.length === 0 || wanted.includes(String(car[name]));
  });
  const { minPrice, maxPrice, year, minYear, maxYear, minMileage, maxMileage, q } = filter;
  return (
    lists &&
    car.priceCents >= (minPrice ?? 0) * 100 &&
    car.priceCents <= (maxPrice ?? Infinity) * 100 &&
    (year.length === 0 || year.includes(car.year)) &&
    car.year >= (minYear ?? 0) &&
    car.year <= (maxYear ?? Infinity) &&
    car.mileageKm >= (minMileage ?? 0) &&
    car.mileageKm <= (maxMileage ?? Infinity) &&
    (WORDS[q]?.(car) ?? true)
  );
}

const RANK: Record<CarFilter["sort"], (car: Car) => number> = {
  // Relevance has its own tests.
  relevance: () => 0,
  newest: (car) => -car.listedAt,
  "price-asc": (car) => car.priceCents,
  "price-desc": (car) => -car.priceCents,
  "year-desc": (car) => -car.year,
  "mileage-asc": (car) => car.mileageKm,
  "best-price": ({ valuation }) => valuation?.difference ?? Infinity,
};

test("searches agree with a plain loop over all cars", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aCar, { minLength: 20, maxLength: 40 }),
      fc.array(aFilter, { minLength: 20, maxLength: 20 }),
      async (cars, filters) => {
        const { app } = await carMarket(...cars);
        const all = await searchCars(app.deps, { ...readCarFilter(new URLSearchParams()), pageSize: 100 });
        expect(all.total).toBe(cars.length);
        for (const filter of filters) {
          const rank = RANK[filter.sort];
          const fits = all.items.filter((car) => naiveFits(car, filter));
          const everything = await searchCars(app.deps, { ...filter, page: 1, pageSize: 100 });
          expect([carFilterParams(filter).toString(), everything.total]).toEqual([
            carFilterParams(filter).toString(),
            fits.length,
          ]);
          expect(everything.items.map(({ id }) => id).sort()).toEqual(fits.map(({ id }) => id).sort());
          const ranks = everything.items.map(rank);
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
          const from = (filter.page - 1) * filter.pageSize;
          const page = await searchCars(app.deps, filter);
          expect(page.items).toEqual(everything.items.slice(from, from + filter.pageSize));
        }
        await app.deps.db.close();
      },
    ),
    { numRuns: 8 },
  );
}, 600_000);
