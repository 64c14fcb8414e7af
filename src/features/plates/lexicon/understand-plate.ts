import { notOf } from "#src/features/listings/search/filter.ts";
import { priceLabel } from "#src/features/listings/page/price-label.ts";
import {
  narrowed,
  type WordFilters,
  withValue,
  wordReader,
} from "#src/features/listings/search/word-filters.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { t } from "#t";
import { codeLabel, excludedLabel, PART_LABELS } from "../catalogue/part-labels.ts";
import { MAX_CODE, MAX_DIGITS, MAX_LISTS, PATTERN_TAGS, type PatternTag } from "../catalogue/patterns.ts";
import { plateWords } from "./plate-words.ts";
import { type PlateFilter, readPlateFilter } from "../schema.ts";

const TEXT_FILTERS = ["pattern", "location", "startsWith", "endsWith", "includes", "onlyDigits"] as const;

export const understandPlates = wordReader<PlateFilter>({
  name: "plates",
  nothing: readPlateFilter(new URLSearchParams()),
  words: plateWords,
  apply,
  labelOf,
});

/** Adds a meaning to the filter. A second pattern, place or part of the number stays text. */
function apply(filter: PlateFilter, meaning: Meaning): boolean {
  const { column, value } = meaning;
  if (meaning.isNegated) return exclude(filter, meaning);
  if (typeof value === "string") {
    const name = TEXT_FILTERS.find((known) => known === column);
    if (name === "includes" && filter.includes && filter.includes !== value)
      return apply(filter, { column: "pattern", value: value.replaceAll(/\d+/g, "*$&*") });
    if (name === "pattern" && isShape(filter.pattern) && isShape(value)) {
      const lists = [...new Set([...filter.pattern.split("&"), ...value.split("&")])].filter(Boolean);
      if (lists.length > MAX_LISTS) return false;
      filter.pattern = lists.join("&");
    } else if (name) return (filter[name] ||= value) === value;
    if (name) return true;
    const tag = PATTERN_TAGS.find((known) => known === value);
    if (tag) filter.tags = withTag(filter.tags, tag);
    return tag !== undefined;
  }
  if (column === "price") Object.assign(filter, narrowed("price", filter, value));
  else if (column === "digitCount" || column === "areaCode") {
    const first = value.min ?? 1;
    const last = value.max ?? (column === "digitCount" ? MAX_DIGITS : MAX_CODE);
    const wanted = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    filter[column] = [...new Set([...filter[column], ...wanted])];
  } else return false;
  return true;
}

/** Not a number or plate of its own, so that a number may match several. */
const isShape = (pattern: string) =>
  pattern === "" || (/[*A-E]|\?.*,/.test(pattern) && !pattern.includes("-"));

/** Tags that a narrower one replaces: `نفس الرقم مكرر` has no pairs, `متسلسل تنازلي` goes down. */
const REPLACED: Partial<Record<PatternTag, PatternTag>> = {
  "all-same": "repeated-pair",
  "sequence-down": "sequence-up",
};

function withTag(tags: PlateFilter["tags"], tag: PatternTag): PlateFilter["tags"] {
  const all = withValue(tags, tag);
  return all.filter((other) => !all.some((narrow) => REPLACED[narrow] === other));
}

const PATTERN_WITH: Record<string, (digits: string) => string> = {
  startsWith: (digits) => `${digits}*`,
  endsWith: (digits) => `*${digits}`,
  includes: (digits) => `*${digits}*`,
  pattern: (digits) => `*${digits}*`,
};

function exclude(filter: PlateFilter, { column, value }: Meaning): boolean {
  if (typeof value !== "string") {
    if ((column !== "areaCode" && column !== "digitCount") || value.min === null) return false;
    filter[notOf(column)] = withValue(filter[notOf(column)], value.min);
  } else if (column === "tags" || column === "location")
    filter[notOf(column)] = withValue(filter[notOf(column)], value);
  else {
    const pattern = excludedPattern(column, value);
    if (!pattern) return false;
    filter["not.pattern"] = withValue(filter["not.pattern"], pattern);
  }
  return true;
}

function excludedPattern(column: string, value: string): string | null {
  const isShaped = column === "pattern" && isShape(value);
  const patternWith = isShaped ? String : /^[\d,]+$/.test(value) ? PATTERN_WITH[column] : null;
  return patternWith ? value.split(",").map(patternWith).join() : null;
}

function labelOf({ column, value, isNegated }: Meaning): string {
  if (typeof value !== "string") {
    if (column === "price") return priceLabel({ minPrice: value.min, maxPrice: value.max }) ?? "";
    const number = value.max ?? value.min ?? 0;
    return column === "digitCount" ? t.plateDigits(number) : codeLabel(number);
  }
  const excluded = isNegated && excludedPattern(column, value);
  if (excluded) return excludedLabel(excluded);
  const part = Object.entries(PART_LABELS).find(([name]) => name === column);
  if (part) return part[1](value);
  return column === "tags" ? t.patternLabel(value) : placeLabel(value, t.language());
}

/**
 * Another reading if the plate is not for sale: `11` also matches 1100, `10-1` may be the beginning of a plate, and the
 * dash in `12-345` may be inside the number 12345. None if the words contain no whole number.
 */
export function loosened({ filter, understood }: WordFilters<PlateFilter>): WordFilters<PlateFilter>[] {
  const named = understood.find(({ column }) => column === "pattern");
  const [, code, digits] = /^(?:(\d+)-)?(\d{1,4})$/.exec(String(named?.value)) ?? [];
  if (!named || !digits || (!code && filter.includes)) return [];
  const isWhole = code && code.length + digits.length === MAX_DIGITS;
  const looser = code
    ? { column: "pattern", value: isWhole ? code + digits : `${code}-${digits}*` }
    : { column: "includes", value: digits };
  return [
    {
      filter: { ...filter, pattern: "", [looser.column]: looser.value },
      understood: understood.map((part) =>
        part === named ? { ...part, ...looser, label: labelOf(looser) } : part,
      ),
    },
  ];
}
