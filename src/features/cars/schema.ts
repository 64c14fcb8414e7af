import {
  boundedText,
  flagParam,
  listParam,
  numberParam,
  numbersParam,
  pageParams,
  plainParam,
  setPageParams,
  setSortParam,
  sortParam,
} from "#src/core/query-params.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES, PAYMENTS, TRANSMISSIONS } from "./vocabulary.ts";

export const SORTS = ["relevance", "newest", "price-asc", "price-desc", "year-desc", "mileage-asc"] as const;
export type Sort = (typeof SORTS)[number];

/** What a search asks for; prices in whole dinars or with decimals, as typed. Empty lists and nulls filter nothing. */
export interface CarFilter {
  /** As typed; `understandCars` reads filters out of it. */
  q: string;
  /** Words of `q` that are not to be understood as filters, folded. */
  plain: string[];
  make: string[];
  model: string[];
  location: string[];
  fuelType: string[];
  transmission: string[];
  bodyType: string[];
  features: string[];
  color: string[];
  payment: string[];
  minPrice: number | null;
  maxPrice: number | null;
  /** Any of these years. */
  year: number[];
  minYear: number | null;
  maxYear: number | null;
  minMileage: number | null;
  maxMileage: number | null;
  photosOnly: boolean;
  verifiedOnly: boolean;
  /** Only where the price is the one in cash. */
  cashOnly: boolean;
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
  "color",
  "payment",
] as const;
export const NUMBER_FILTERS = [
  "minPrice",
  "maxPrice",
  "minYear",
  "maxYear",
  "minMileage",
  "maxMileage",
] as const;
export const FLAG_FILTERS = ["photosOnly", "verifiedOnly", "cashOnly"] as const;

type Read = (text: string) => string | null;

const asWritten: Read = (text) => text;
const known =
  (values: readonly string[]): Read =>
  (text) =>
    values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? null;

const READ_LIST: Record<(typeof LIST_FILTERS)[number], Read> = {
  make: asWritten,
  model: asWritten,
  location: asWritten,
  fuelType: known(FUEL_TYPES),
  transmission: known(TRANSMISSIONS),
  bodyType: known(BODY_TYPES),
  features: known(FEATURES),
  color: asWritten,
  payment: known(PAYMENTS),
};

/** Reads a query string. No input is an error: what cannot be understood filters nothing, numbers are clamped. */
export function readCarFilter(params: URLSearchParams): CarFilter {
  const list = (name: (typeof LIST_FILTERS)[number]) => listParam(params, name, READ_LIST[name]);
  const number = (name: (typeof NUMBER_FILTERS)[number]) => numberParam(params, name);
  const q = boundedText(params.get("q"));
  return {
    q,
    plain: plainParam(params, q),
    make: list("make"),
    model: list("model"),
    location: list("location"),
    fuelType: list("fuelType"),
    transmission: list("transmission"),
    bodyType: list("bodyType"),
    features: list("features"),
    color: list("color"),
    payment: list("payment"),
    minPrice: number("minPrice"),
    maxPrice: number("maxPrice"),
    year: numbersParam(params, "year"),
    minYear: number("minYear"),
    maxYear: number("maxYear"),
    minMileage: number("minMileage"),
    maxMileage: number("maxMileage"),
    photosOnly: flagParam(params, "photosOnly"),
    verifiedOnly: flagParam(params, "verifiedOnly"),
    cashOnly: flagParam(params, "cashOnly"),
    sort: sortParam(params, SORTS, q),
    ...pageParams(params),
  };
}

/** The query string of a filter, defaults left out, always in the same order. */
export function carFilterParams(filter: CarFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.q) params.set("q", filter.q);
  for (const words of filter.plain) params.append("plain", words);
  for (const name of LIST_FILTERS) for (const value of filter[name]) params.append(name, value);
  for (const year of filter.year) params.append("year", String(year));
  for (const name of NUMBER_FILTERS) if (filter[name] !== null) params.set(name, String(filter[name]));
  for (const name of FLAG_FILTERS) if (filter[name]) params.set(name, "true");
  setSortParam(params, filter);
  setPageParams(params, filter);
  return params;
}
