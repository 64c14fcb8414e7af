import { understand } from "#src/catalog/understand.ts";
import type { Meaning } from "#src/catalog/word-table.ts";
import type { Understood } from "#src/core/understood.ts";
import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { cityOfCode } from "./codes.ts";
import { PATTERN_TAGS } from "./patterns.ts";
import { PARTS, plateWords } from "./plate-words.ts";
import type { PlateFilter } from "./schema.ts";

/** What a search for plates asks for once its words are understood. */
export interface UnderstoodPlates {
  /** With the filters that the words mean; `q` is the text that is left. */
  filter: PlateFilter;
  understood: Understood[];
}

/**
 * Reads filters out of the typed words: `10-7777 مرآة عمان تحت 5000`. A filter that is set already wins. With
 * `forgiving`, one typo in a word of five letters and more is forgiven.
 */
export function understandPlates(given: PlateFilter, forgiving = false): UnderstoodPlates {
  if (!given.q) return { filter: given, understood: [] };
  const parts = understand(given.q, plateWords(), { plain: given.plain, forgiving });
  const filter: PlateFilter = { ...given, q: "" };
  const understood: Understood[] = [];
  const texts: string[] = [];
  for (const part of parts) {
    if (part.kind === "text" || (part.kind === "understood" && isSecond(filter, given, part.meaning)))
      texts.push(part.words);
    else if (part.kind === "understood" && apply(filter, given, part.meaning)) {
      const { column, value } = part.meaning;
      understood.push({ column, value, words: part.words, label: labelOf(part.meaning) });
    }
  }
  return { filter: { ...filter, q: texts.join(" ") }, understood };
}

const TEXT_FILTERS = ["pattern", "location", ...PARTS] as const;
const textFilterOf = ({ column }: Meaning) => TEXT_FILTERS.find((name) => name === column);

/**
 * The same words with their whole number as a part of one: `11` is in 1100, and what begins with `10-1` may be typed on.
 * Null where they name no whole number.
 */
export function loosened({ filter, understood }: UnderstoodPlates): UnderstoodPlates | null {
  const named = understood.find(({ column }) => column === "pattern");
  const [, code, digits] = /^(?:(\d+)-)?(\d{1,4})$/.exec(String(named?.value)) ?? [];
  if (!named || !digits || (!code && filter.includes)) return null;
  const looser = code
    ? { column: "pattern", value: `${code}-${digits}*` }
    : { column: "includes", value: digits };
  return {
    filter: { ...filter, pattern: "", [looser.column]: looser.value },
    understood: understood.map((part) =>
      part === named ? { ...part, ...looser, label: labelOf(looser) } : part,
    ),
  };
}

/** Whether other words have named the one pattern, place or part already. */
function isSecond(filter: PlateFilter, given: PlateFilter, meaning: Meaning): boolean {
  const name = textFilterOf(meaning);
  return name !== undefined && filter[name] !== given[name];
}

/** Adds what is meant to the filter, unless `given` says otherwise. */
function apply(filter: PlateFilter, given: PlateFilter, meaning: Meaning): boolean {
  const { column, value } = meaning;
  if (typeof value === "string") {
    const name = textFilterOf(meaning);
    if (name && given[name]) return false;
    if (name) {
      filter[name] = value;
      return true;
    }
    const tag = PATTERN_TAGS.find((known) => known === value);
    if (!tag || given.tags.length > 0) return false;
    if (!filter.tags.includes(tag)) filter.tags = [...filter.tags, tag];
    return true;
  }
  if (column === "price") {
    if (given.minPrice !== null || given.maxPrice !== null) return false;
    filter.minPrice = value.min ?? filter.minPrice;
    filter.maxPrice = value.max ?? filter.maxPrice;
    return true;
  }
  if ((column !== "digitCount" && column !== "areaCode") || given[column].length > 0) return false;
  const [first, last] = [value.min ?? 1, value.max ?? (column === "digitCount" ? 5 : 99)];
  const wanted = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  filter[column] = [...new Set([...filter[column], ...wanted])];
  return true;
}

const CHIPS: Partial<Record<string, (digits: string) => string>> = {
  pattern: (pattern) => t.platesChipPattern(pattern),
  startsWith: (digits) => t.platesChipStarts(digits),
  endsWith: (digits) => t.platesChipEnds(digits),
  includes: (digits) => t.platesChipContains(digits),
};

/** The filter in the reader's words. */
function labelOf({ column, value }: Meaning): string {
  if (typeof value !== "string") {
    if (column === "price") return priceLabel({ minPrice: value.min, maxPrice: value.max }) ?? "";
    const number = value.max ?? value.min ?? 0;
    if (column === "digitCount") return t.plateDigits(number);
    const city = cityOfCode(number);
    return t.plateCodeOf(String(number), city && t.plateCityLabel(city));
  }
  const chip = CHIPS[column];
  if (chip) return chip(value);
  return column === "tags" ? t.patternLabel(value) : placeLabel(value, t.language());
}
