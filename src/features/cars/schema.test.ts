import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  type CarFilter,
  carFilterParams,
  LIST_FILTERS,
  RANGE_FILTERS,
  readCarFilter,
  SORTS,
} from "./schema.ts";
import { boundsOf } from "#src/features/listings/search/filter.ts";
import { BODY_TYPES, COLORS, FEATURES, FUEL_TYPES, PAYMENTS, TRANSMISSIONS } from "./vocabulary.ts";

const read = (query: string) => readCarFilter(new URLSearchParams(query));

test("an empty query string has no filters", () => {
  const none: Partial<CarFilter> = {
    ...{
      q: "",
      make: [],
      model: [],
      location: [],
      fuelType: [],
      transmission: [],
      bodyType: [],
      features: [],
      year: [],
      color: [],
      payment: [],
      plain: [],
      strict: false,
    },
    ...{ minPrice: null, maxPrice: null, minYear: null, maxYear: null, minMileage: null, maxMileage: null },
    ...{ photosOnly: false, verifiedOnly: false, cashOnly: false },
    ...{ sort: "newest", page: 1, pageSize: 24 },
  };
  expect(read("")).toMatchObject(none);
  expect(
    read("make=Any&model=any&location=all&fuelType=Any&year=&minPrice=&q=+&sort=&page=&pageSize="),
  ).toEqual(read(""));
  expect(carFilterParams(read("")).toString()).toBe("");
});

test("values may be repeated, count once and get their own spelling", () => {
  const filter = read(
    "make=Kia&make=Toyota&make=Kia&fuelType=hybrid&bodyType=SUV&bodyType=Tank&location=Amman&features=Sunroof",
  );
  expect(filter).toMatchObject({
    make: ["Kia", "Toyota"],
    fuelType: ["Hybrid"],
    bodyType: ["SUV"],
    location: ["Amman"],
    features: ["Sunroof"],
  });
});

test("numbers in either script are accepted and clamped", () => {
  expect(
    read("minPrice=٥٠٠٠&maxPrice=10,000.50&year=2019&year=٢٠٢١&year=2019&maxMileage=90000"),
  ).toMatchObject({
    minPrice: 5000,
    maxPrice: 10_000.5,
    year: [2019, 2021],
    maxMileage: 90_000,
  });
  expect(read("page=0&pageSize=1000")).toMatchObject({ page: 1, pageSize: 100 });
  expect(read("page=-3&pageSize=0")).toMatchObject({ page: 1, pageSize: 1 });
  expect(read("page=2.9&pageSize=abc")).toMatchObject({ page: 2, pageSize: 24 });
  expect(read("minPrice=abc&maxPrice=NaN&year=x&page=1e309")).toMatchObject({
    minPrice: null,
    maxPrice: null,
    year: [],
    page: 1,
  });
  expect(read("minPrice=٥ الف&maxPrice=12.5K&maxMileage=100 آلاف")).toMatchObject({
    minPrice: 5000,
    maxPrice: 12_500,
    maxMileage: 100_000,
  });
  expect(read("minPrice=k&maxPrice=5 kk&maxMileage=99999999k")).toMatchObject({
    minPrice: null,
    maxPrice: null,
    maxMileage: 99_999_999.99,
  });
  expect(read("minPrice=99999999999&maxPrice=-5")).toMatchObject({ minPrice: 99_999_999.99, maxPrice: null });
});

test("a filter's query string omits defaults and has one order", () => {
  expect(
    carFilterParams(read("sort=relevance&page=1&pageSize=24&maxPrice=9000&q=كامري&make=Kia")).toString(),
  ).toBe(
    new URLSearchParams([
      ["q", "كامري"],
      ["make", "Kia"],
      ["maxPrice", "9000"],
    ]).toString(),
  );
  expect(carFilterParams(read("page=3&sort=price-asc&pageSize=50")).toString()).toBe(
    "sort=price-asc&page=3&pageSize=50",
  );
  expect(carFilterParams(read("photosOnly=on&verifiedOnly=0&cashOnly=TRUE")).toString()).toBe(
    "photosOnly=true&cashOnly=true",
  );
});

test("searches with words are sorted by relevance unless another order is chosen; without words relevance is not available", () => {
  expect(read("q=camry").sort).toBe("relevance");
  expect(read("q=camry&sort=best").sort).toBe("relevance");
  expect(read("sort=relevance").sort).toBe("newest");
  const params = (changes: Partial<CarFilter>) =>
    carFilterParams({ ...read("q=camry"), ...changes }).toString();
  expect(params({})).toBe("q=camry");
  expect(params({ sort: "newest" })).toBe("q=camry&sort=newest");
  expect(params({ q: "" })).toBe("");
});

const word = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}$/).filter((text) => text !== "any" && text !== "all");
const some = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { maxLength: 4 });
const cents = fc.option(fc.integer({ min: 0, max: 9_999_999_999 }).map((value) => value / 100));

test("a query string reads back as the filter that it was written from", () => {
  const filters = fc.record({
    ...{ q: fc.oneof(fc.constant(""), word), make: some(word), model: some(word) },
    location: some(fc.constantFrom("Amman", "Irbid", "Ma'an")),
    fuelType: some(fc.constantFrom(...FUEL_TYPES)),
    transmission: some(fc.constantFrom(...TRANSMISSIONS)),
    bodyType: some(fc.constantFrom(...BODY_TYPES)),
    features: some(fc.constantFrom(...FEATURES)),
    color: some(fc.constantFrom(...COLORS.map(({ name }) => name))),
    payment: some(fc.constantFrom(...PAYMENTS)),
    plain: fc.constant<string[]>([]),
    strict: fc.constant(false),
    ...{
      minPrice: cents,
      maxPrice: cents,
      year: some(fc.integer({ min: 0, max: 3000 })),
      minYear: cents,
      maxYear: cents,
      minMileage: cents,
      maxMileage: cents,
    },
    ...{ photosOnly: fc.boolean(), verifiedOnly: fc.boolean(), cashOnly: fc.boolean() },
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(filters, (given) => {
      const filter = { ...read(""), ...given };
      // Without words there is no relevance.
      const sort = filter.sort === "relevance" && !filter.q ? "newest" : filter.sort;
      expect(readCarFilter(carFilterParams(filter))).toEqual({ ...filter, sort });
    }),
  );
});

test("no query string causes an error, and the filter's size is limited", () => {
  const names = [...LIST_FILTERS, ...RANGE_FILTERS.flatMap(boundsOf), "q", "sort", "page", "pageSize"];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary", maxLength: 400 })), {
    maxLength: 100,
  });
  fc.assert(
    fc.property(pairs, (given) => {
      const filter = readCarFilter(new URLSearchParams(given));
      expect(readCarFilter(carFilterParams(filter))).toEqual(filter);
      for (const name of LIST_FILTERS) expect(filter[name].length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 200 },
  );
});
