import { notOf } from "#src/features/listings/search/filter.ts";
import { priceLabel } from "#src/features/listings/page/price-label.ts";
import {
  narrowed,
  type WordFilters,
  withValue,
  wordReader,
} from "#src/features/listings/search/word-filters.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Meaning, NumberRange } from "#src/language/engine/word-table.ts";
import { t } from "#t";
import { codeLabel, excludedLabel, PART_LABELS } from "../catalogue/part-labels.ts";
import { MAX_CODE, MAX_DIGITS, MAX_LISTS, PATTERN_TAGS } from "../catalogue/patterns.ts";
import { plateWords } from "./plate-words.ts";
import { type PlateFilter, readPlateFilter } from "../schema.ts";

const TEXT_FILTERS = ["pattern", "location", "startsWith", "endsWith", "includes", "onlyDigits"] as const;

export const understandPlates = wordReader<PlateFilter>({
  nothing: readPlateFilter(new URLSearchParams()),
  words: plateWords,
  apply,
  labelOf,
});

/** Adds a meaning to the filter. A second pattern, place or part of the number stays text. */
function apply(filter: PlateFilter, meaning: Meaning): boolean {
  const { column, value, isNegated } = meaning;
  if (typeof value !== "string") return applyRange(filter, column, value, isNegated);
  if (isNegated) return exclude(filter, column, value);
  const tag = PATTERN_TAGS.find((known) => column === "tags" && known === value);
  if (tag) filter.tags = withValue(filter.tags, tag);
  const name = TEXT_FILTERS.find((known) => known === column);
  if (!name) return tag !== undefined;
  if (name === "pattern" && isShape(filter.pattern) && isShape(value)) return applyShape(filter, value);
  return (filter[name] ||= value) === value;
}

/** Not a number or plate of its own, so that a number may match several. */
const isShape = (pattern: string) =>
  pattern === "" || (/[*A-E]|\?.*,/.test(pattern) && !pattern.includes("-"));

function applyShape(filter: PlateFilter, shape: string): boolean {
  const lists = [...new Set([...filter.pattern.split("&"), ...shape.split("&")])].filter(Boolean);
  if (lists.length > MAX_LISTS) return false;
  filter.pattern = lists.join("&");
  return true;
}

function applyRange(filter: PlateFilter, column: string, range: NumberRange, isNegated = false): boolean {
  if (column === "price" && !isNegated) {
    Object.assign(filter, narrowed("price", filter, range));
    return true;
  }
  if (column !== "digitCount" && column !== "areaCode") return false;
  const first = range.min ?? 1;
  const last = range.max ?? (column === "digitCount" ? MAX_DIGITS : MAX_CODE);
  const meant = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const name = isNegated ? notOf(column) : column;
  filter[name] = meant.reduce(withValue<number>, filter[name]);
  return true;
}

function exclude(filter: PlateFilter, column: string, value: string): boolean {
  const isPattern = isExcludable(column, value);
  const name = column === "tags" || column === "location" ? notOf(column) : isPattern ? "not.pattern" : null;
  if (!name) return false;
  filter[name] = withValue(filter[name], isPattern ? patternWith(column, value) : value);
  return true;
}

const PATTERN_WITH: Record<string, string> = { startsWith: "$&*", endsWith: "*$&", includes: "*$&*" };

/** The pattern of plates with these digits there. */
const patternWith = (column: string, digits: string): string =>
  isShape(digits) ? digits : digits.replaceAll(/\d+/g, PATTERN_WITH[column] ?? "*$&*");

const isExcludable = (column: string, value: string): boolean =>
  column === "pattern" ? isShape(value) || /^\d+$/.test(value) : column in PATTERN_WITH;

function labelOf({ column, value, isNegated }: Meaning): string {
  if (typeof value !== "string") {
    if (column === "price") return priceLabel({ minPrice: value.min, maxPrice: value.max }) ?? "";
    const number = value.max ?? value.min ?? 0;
    return column === "digitCount" ? t.plateDigits(number) : codeLabel(number);
  }
  if (isNegated && isExcludable(column, value)) return excludedLabel(patternWith(column, value));
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
