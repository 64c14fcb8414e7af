import { toLatinDigits } from "#src/core/digits.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { cleanLine } from "#src/core/text.ts";
import { findPlace } from "#src/features/places/places.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "./vocabulary.ts";

export const SORTS = ["newest", "price-asc", "price-desc", "year-desc", "mileage-asc"] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;
const MAX_VALUES = 40;
const MAX_TEXT = 200;
/** The highest price there is; nothing else that is filtered comes near it. */
const MAX_NUMBER = 99_999_999.99;

/** What a search asks for; prices in whole dinars or with decimals, as typed. Empty lists and nulls filter nothing. */
export interface CarFilter {
  q: string;
  make: string[];
  model: string[];
  location: string[];
  fuelType: string[];
  transmission: string[];
  bodyType: string[];
  features: string[];
  minPrice: number | null;
  maxPrice: number | null;
  year: number | null;
  minYear: number | null;
  maxYear: number | null;
  maxMileage: number | null;
  sort: Sort;
  page: number;
  pageSize: number;
}

export const LIST_FILTERS = [
  "make",
  "model",
  "location",
  "fuelType",
  "transmission",
  "bodyType",
  "features",
] as const;
export const NUMBER_FILTERS = ["minPrice", "maxPrice", "year", "minYear", "maxYear", "maxMileage"] as const;

type Read = (text: string) => string | null;

const known =
  (values: readonly string[]): Read =>
  (text) =>
    values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? null;

/** Cleaned text of at most MAX_TEXT characters, none of them halved. */
const bounded = (text: string): string =>
  cleanLine(
    cleanLine(text)
      .slice(0, MAX_TEXT)
      .replace(/[\ud800-\udbff]$/, ""),
  );

const READ_LIST: Record<(typeof LIST_FILTERS)[number], Read> = {
  make: (text) => text,
  model: (text) => text,
  location: (text) => findPlace(text)?.name ?? text,
  fuelType: known(FUEL_TYPES),
  transmission: known(TRANSMISSIONS),
  bodyType: known(BODY_TYPES),
  features: known(FEATURES),
};

function numberIn(text: string | null): number | null {
  const typed = toLatinDigits((text ?? "").trim()).slice(0, 40);
  if (/^\d{9,}$/.test(typed)) return MAX_NUMBER;
  const cents = parsePriceCents(typed);
  return cents === null ? null : cents / 100;
}

const wholeIn = (text: string | null, min: number, max: number, otherwise: number): number => {
  const number = Number(toLatinDigits((text ?? "").trim() || "-"));
  return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.floor(number))) : otherwise;
};

/** Reads a query string. No input is an error: what cannot be understood filters nothing, numbers are clamped. */
export function readCarFilter(params: URLSearchParams): CarFilter {
  const list = (name: (typeof LIST_FILTERS)[number]): string[] => {
    const texts = params.getAll(name).slice(0, MAX_VALUES).map(bounded);
    const read = texts.filter((text) => !/^(any|all)?$/i.test(text)).map(READ_LIST[name]);
    return [...new Set(read.filter((value) => value !== null))];
  };
  const number = (name: (typeof NUMBER_FILTERS)[number]) => numberIn(params.get(name));
  const sort = params.get("sort");
  return {
    q: bounded(params.get("q") ?? ""),
    make: list("make"),
    model: list("model"),
    location: list("location"),
    fuelType: list("fuelType"),
    transmission: list("transmission"),
    bodyType: list("bodyType"),
    features: list("features"),
    minPrice: number("minPrice"),
    maxPrice: number("maxPrice"),
    year: number("year"),
    minYear: number("minYear"),
    maxYear: number("maxYear"),
    maxMileage: number("maxMileage"),
    sort: SORTS.find((known) => known === sort) ?? "newest",
    page: wholeIn(params.get("page"), 1, MAX_PAGE, 1),
    pageSize: wholeIn(params.get("pageSize"), 1, MAX_PAGE_SIZE, PAGE_SIZE),
  };
}

/** The query string of a filter, defaults left out, always in the same order. */
export function carFilterParams(filter: CarFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.q) params.set("q", filter.q);
  for (const name of LIST_FILTERS) for (const value of filter[name]) params.append(name, value);
  for (const name of NUMBER_FILTERS) if (filter[name] !== null) params.set(name, String(filter[name]));
  if (filter.sort !== "newest") params.set("sort", filter.sort);
  if (filter.page > 1) params.set("page", String(filter.page));
  if (filter.pageSize !== PAGE_SIZE) params.set("pageSize", String(filter.pageSize));
  return params;
}
