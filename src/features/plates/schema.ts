import { namesOf } from "#src/core/pick.ts";
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
  strictParam,
  unreadNumbers,
} from "#src/core/query-params.ts";
import type { SearchFilter } from "#src/features/listings/search/filter.ts";
import { SELLER_LISTS, type SellerFilter } from "#src/features/listings/search/seller-filters.ts";
import { t } from "#t";
import { MAX_CODE, MAX_DIGITS, partsOfPattern, PATTERN_TAGS, type PatternTag } from "./catalogue/patterns.ts";

export const PLATE_SORTS = ["relevance", "newest", "price-asc", "price-desc", "digits", "number"] as const;
export const PLATE_FLAGS = {
  verifiedOnly: () => t.searchVerifiedOnly(),
  reducedOnly: () => t.searchReducedOnly(),
};
export const PLATE_FLAG_NAMES = namesOf(PLATE_FLAGS);
const COUNTED = ["areaCode", "digitCount", "tags", "location", "price", "sellerType"] as const;
export const PLATE_COUNTED = [...COUNTED, ...PLATE_FLAG_NAMES];

const TEXTS = {
  /** As typed; empty if it is not a pattern. */
  pattern: (text: string) => (partsOfPattern(text) ? text : ""),
  /** Not `contains`: a form field with that name would hide the form's own method. */
  startsWith: digitListIn,
  endsWith: digitListIn,
  includes: digitListIn,
  onlyDigits: (text: string) => toLatinDigits(boundedText(text)).replaceAll(/\D/g, ""),
  location: (text: string) => (isNoChoice(text) ? "" : text),
};
type TextName = keyof typeof TEXTS;
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];
const DIGIT_TEXTS = ["pattern", "startsWith", "endsWith", "includes"] as const;
const wholeUpTo =
  (max: number) =>
  (text: string): number | null => {
    const latin = toLatinDigits(text);
    return /^0*[1-9]\d?$/.test(latin) && Number(latin) <= max ? Number(latin) : null;
  };

const tagIn = (text: string) => PATTERN_TAGS.find((tag) => tag === text.toLowerCase()) ?? null;

const NUMBER_LISTS = { areaCode: wholeUpTo(MAX_CODE), digitCount: wholeUpTo(MAX_DIGITS) };
/** Excluded values. They have no field, because they are read from words. */
const NOT_LISTS = {
  "not.tags": tagIn,
  "not.location": String,
  "not.pattern": (text: string) => {
    const [code, list = "&"] = partsOfPattern(text) ?? [];
    return code === "*" && !list.includes("&") ? text : null;
  },
};
const NOT_NUMBERS = {
  "not.areaCode": NUMBER_LISTS.areaCode,
  "not.digitCount": NUMBER_LISTS.digitCount,
};
export const NOT_NAMES = [...namesOf(NOT_LISTS), ...namesOf(NOT_NUMBERS)];
const LISTS = ["plain", "areaCode", "digitCount", "tags", ...NOT_NAMES, ...namesOf(SELLER_LISTS)] as const;
export const PRICES = ["minPrice", "maxPrice"] as const;

/** A plate search, with prices in dinars. Empty texts, empty lists and nulls filter nothing. */
export interface PlateFilter
  extends
    SearchFilter<(typeof PLATE_SORTS)[number]>,
    Record<TextName, string>,
    Record<(typeof PRICES)[number], number | null>,
    Record<keyof typeof PLATE_FLAGS, boolean>,
    Record<keyof typeof NUMBER_LISTS | keyof typeof NOT_NUMBERS, number[]>,
    Record<keyof typeof NOT_LISTS, string[]>,
    SellerFilter {
  tags: PatternTag[];
}

const MAX_ALTERNATIVES = 10;

/** Up to five digits of either script, or several of these between commas, as Latin digits; empty for anything else. */
export function digitListIn(text: string): string {
  const digits = boundedText(text).split(/[,،]/, MAX_ALTERNATIVES).map(joinedDigits);
  return digits.every((each) => /^\d{1,5}$/.test(each)) ? digits.join() : "";
}

const listsIn = <Name extends string, T>(
  params: URLSearchParams,
  readers: Record<Name, (text: string) => T | null>,
): Record<Name, T[]> =>
  Object.fromEntries(
    namesOf(readers).map((name) => [name, listParam(params, name, readers[name])]),
  ) as Record<Name, T[]>;

export function readPlateFilter(params: URLSearchParams): PlateFilter {
  const q = boundedText(params.get("q"));
  const texts = TEXT_NAMES.map((name) => [name, TEXTS[name](boundedText(params.get(name)))]);
  const unreadTexts = DIGIT_TEXTS.map((name) => [name, boundedText(params.get(name))] as const).filter(
    ([name, text]) => text.trim() !== "" && TEXTS[name](text) === "",
  );
  const unread = { ...unreadNumbers(params, PRICES), ...Object.fromEntries(unreadTexts) };
  return {
    q,
    plain: plainParam(params, q),
    strict: strictParam(params, q),
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    ...listsIn(params, { ...NUMBER_LISTS, ...NOT_NUMBERS }),
    ...listsIn(params, { ...NOT_LISTS, ...SELLER_LISTS }),
    minPrice: numberParam(params, "minPrice"),
    maxPrice: numberParam(params, "maxPrice"),
    tags: listParam(params, "tags", tagIn),
    verifiedOnly: flagParam(params, "verifiedOnly"),
    reducedOnly: flagParam(params, "reducedOnly"),
    ...(Object.keys(unread).length > 0 && { unread }),
    sort: sortParam(params, PLATE_SORTS, q),
    ...pageParams(params),
  };
}

export function plateFilterParams(filter: PlateFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ["q", ...TEXT_NAMES] as const) if (filter[name]) params.set(name, filter[name]);
  for (const name of LISTS) for (const value of filter[name]) params.append(name, String(value));
  if (filter.strict) params.set("strict", "true");
  for (const name of PRICES) if (filter[name] !== null) params.set(name, String(filter[name]));
  for (const [name, text] of Object.entries(filter.unread ?? {})) params.set(name, text);
  for (const name of PLATE_FLAG_NAMES) if (filter[name]) params.set(name, "true");
  setSortParam(params, filter);
  setPageParams(params, filter);
  return params;
}
