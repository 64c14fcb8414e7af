import { joinedDigits, toLatinDigits } from "#src/core/text.ts";
import {
  boundedText,
  flagParam,
  isNoChoice,
  listParam,
  numberParam,
  pageParams,
  plainParam,
  setPageParams,
  setSortParam,
  sortParam,
} from "#src/core/query-params.ts";
import { MAX_CODE, MAX_DIGITS, PATTERN_TAGS, parsePlatePattern, type PatternTag } from "./patterns.ts";

export const PLATE_SORTS = ["relevance", "newest", "price-asc", "price-desc", "digits", "number"] as const;
export type PlateSort = (typeof PLATE_SORTS)[number];

/** What a search for plates asks for; prices in dinars. Empty texts and lists and nulls filter nothing. */
export interface PlateFilter {
  /** As typed; `understandPlates` reads filters out of it. */
  q: string;
  /** Words of `q` that are not to be understood as filters, folded. */
  plain: string[];
  /** As typed; `parsePlatePattern` reads it. Empty when it is no pattern. */
  pattern: string;
  /** Up to five digits each. Not `contains`: a field of that name would hide the form's own method. */
  startsWith: string;
  endsWith: string;
  includes: string;
  areaCode: number[];
  digitCount: number[];
  minPrice: number | null;
  maxPrice: number | null;
  /** Part of a place's name in either language. */
  location: string;
  tags: PatternTag[];
  verifiedOnly: boolean;
  sort: PlateSort;
  page: number;
  pageSize: number;
}

const TEXTS = ["q", "pattern", "startsWith", "endsWith", "includes", "location"] as const;
const LISTS = ["plain", "areaCode", "digitCount", "tags"] as const;
const PRICES = ["minPrice", "maxPrice"] as const;

const wholeUpTo =
  (max: number) =>
  (text: string): number | null => {
    const latin = toLatinDigits(text);
    return /^0*[1-9]\d?$/.test(latin) && Number(latin) <= max ? Number(latin) : null;
  };

/** Up to five digits of either script as Latin ones; empty for anything else. */
export function digitsIn(text: string | null): string {
  const digits = joinedDigits(boundedText(text));
  return /^\d{1,5}$/.test(digits) ? digits : "";
}

/** Reads a query string. No input is an error: what cannot be understood filters nothing, pages are clamped. */
export function readPlateFilter(params: URLSearchParams): PlateFilter {
  const pattern = boundedText(params.get("pattern"));
  const location = boundedText(params.get("location"));
  const q = boundedText(params.get("q"));
  return {
    q,
    plain: plainParam(params, q),
    pattern: parsePlatePattern(pattern) ? pattern : "",
    startsWith: digitsIn(params.get("startsWith")),
    endsWith: digitsIn(params.get("endsWith")),
    includes: digitsIn(params.get("includes")),
    areaCode: listParam(params, "areaCode", wholeUpTo(MAX_CODE)),
    digitCount: listParam(params, "digitCount", wholeUpTo(MAX_DIGITS)),
    minPrice: numberParam(params, "minPrice"),
    maxPrice: numberParam(params, "maxPrice"),
    location: isNoChoice(location) ? "" : location,
    tags: listParam(params, "tags", (text) => PATTERN_TAGS.find((tag) => tag === text.toLowerCase()) ?? null),
    verifiedOnly: flagParam(params, "verifiedOnly"),
    sort: sortParam(params, PLATE_SORTS, q),
    ...pageParams(params),
  };
}

/** The query string of a filter, defaults left out, always in the same order. */
export function plateFilterParams(filter: PlateFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of TEXTS) if (filter[name]) params.set(name, filter[name]);
  for (const name of LISTS) for (const value of filter[name]) params.append(name, String(value));
  for (const name of PRICES) if (filter[name] !== null) params.set(name, String(filter[name]));
  if (filter.verifiedOnly) params.set("verifiedOnly", "true");
  setSortParam(params, filter);
  setPageParams(params, filter);
  return params;
}
