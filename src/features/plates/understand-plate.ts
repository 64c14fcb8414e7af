import { type Forgiving, understand, type Understood } from "#src/words/understand.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { cityOfCode } from "./codes.ts";
import { MAX_DIGITS, PATTERN_TAGS } from "./patterns.ts";
import { PARTS, plateWords } from "./plate-words.ts";
import { type PlateFilter, readPlateFilter } from "./schema.ts";

/** What the words of a search for plates say. */
export interface UnderstoodPlates {
  /** What they ask for; `q` is the text that is left. */
  filter: PlateFilter;
  understood: Understood[];
}

const NOTHING = readPlateFilter(new URLSearchParams());

/**
 * Reads filters out of typed words: `10-7777 مرآة عمان تحت 5000`. Whatever else is chosen, they ask for the same. One
 * typo in a word of five letters and more is forgiven where `forgiving` says so of its meaning.
 */
export function understandPlates(
  { q, plain }: Pick<PlateFilter, "q" | "plain">,
  forgiving: Forgiving | null = null,
): UnderstoodPlates {
  const filter = { ...NOTHING };
  if (!q) return { filter, understood: [] };
  const parts = understand(q, plateWords(), { plain, forgiving });
  const understood: Understood[] = [];
  const texts: string[] = [];
  for (const part of parts) {
    if (part.kind === "text" || (part.kind === "understood" && !apply(filter, part.meaning)))
      texts.push(part.words);
    else if (part.kind === "understood") {
      const { column, value } = part.meaning;
      understood.push({ column, value, words: part.words, label: labelOf(part.meaning) });
    }
  }
  return { filter: { ...filter, q: texts.join(" ") }, understood };
}

const TEXT_FILTERS = ["pattern", "location", ...PARTS] as const;
const textFilterOf = ({ column }: Meaning) => TEXT_FILTERS.find((name) => name === column);

/**
 * Another reading where nobody sells that plate: `11` is in 1100, `10-1` may be typed on, and the dash of `12-345` may stand
 * in the number 12345. Null where the words name no whole number.
 */
export function loosened({ filter, understood }: UnderstoodPlates): UnderstoodPlates | null {
  const named = understood.find(({ column }) => column === "pattern");
  const [, code, digits] = /^(?:(\d+)-)?(\d{1,4})$/.exec(String(named?.value)) ?? [];
  if (!named || !digits || (!code && filter.includes)) return null;
  const isWhole = code && code.length + digits.length === MAX_DIGITS;
  const looser = code
    ? { column: "pattern", value: isWhole ? code + digits : `${code}-${digits}*` }
    : { column: "includes", value: digits };
  return {
    filter: { ...filter, pattern: "", [looser.column]: looser.value },
    understood: understood.map((part) =>
      part === named ? { ...part, ...looser, label: labelOf(looser) } : part,
    ),
  };
}

/** Adds what is meant to the filter, unless other words have named another pattern, place or part already. */
function apply(filter: PlateFilter, meaning: Meaning): boolean {
  const { column, value } = meaning;
  if (typeof value === "string") {
    const name = textFilterOf(meaning);
    if (name && filter[name]) return filter[name] === value;
    if (name) {
      filter[name] = value;
      return true;
    }
    const tag = PATTERN_TAGS.find((known) => known === value);
    if (tag && !filter.tags.includes(tag)) filter.tags = [...filter.tags, tag];
    return tag !== undefined;
  }
  if (column === "price") {
    const { minPrice, maxPrice } = filter;
    if (value.min !== null) filter.minPrice = Math.max(value.min, minPrice ?? value.min);
    if (value.max !== null) filter.maxPrice = Math.min(value.max, maxPrice ?? value.max);
    return true;
  }
  if (column !== "digitCount" && column !== "areaCode") return false;
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
