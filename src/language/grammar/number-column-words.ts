import { keyOf } from "../engine/tokens.ts";
import { type Lexicon, readLexicon } from "../engine/lexicon.ts";
import type { NumberColumn } from "../engine/word-table.ts";
import priceText from "../lexicon/price.txt" with { type: "text" };
import { type Bound, BOUNDS, BOUNDS_AFTER } from "./words.ts";

/**
 * Where a word stands beside a number: its name `before` or `after` it, or after it and a limit (`under 5 years`); a limit of
 * this column before the number (`newer than`), where `above` and `below` exclude the number itself, or after it (`or newer`).
 */
export const NUMBER_PLACES = [
  "before",
  "after",
  "after-bound",
  "min",
  "max",
  "above",
  "below",
  "min-after",
  "max-after",
] as const;
type Place = (typeof NUMBER_PLACES)[number];

/** The words of a number column, as keys. */
export type NumberWords = Partial<Record<Place, string[]>>;

export function numberWords({ entries }: Lexicon): NumberWords {
  const words: NumberWords = {};
  for (const { value, spellings } of entries) {
    const place = NUMBER_PLACES.find((one) => one === value);
    if (place) words[place] = spellings.map(keyOf);
  }
  return words;
}

export const PRICE_WORDS = numberWords(readLexicon("price.txt", priceText, { values: NUMBER_PLACES }));

/** A limit, of one column or of any. */
export interface Limit {
  bound: Bound;
  column?: NumberColumn;
  step: number;
}

/** The words of all number columns. */
export interface ColumnWords {
  /** Names before a number. */
  before: Map<string, NumberColumn>;
  /** Names, or units, after one. */
  after: Map<string, NumberColumn>;
  /** After a number with a limit before it. */
  afterLimit: Map<string, NumberColumn>;
  limits: Map<string, Limit>;
  limitsAfter: Map<string, Limit>;
}

type PlaceLimit = [place: Place, bound: Bound, step: number];
const LIMITS: PlaceLimit[] = [
  ["min", "min", 0],
  ["max", "max", 0],
  ["above", "min", 1],
  ["below", "max", -1],
];
const LIMITS_AFTER: PlaceLimit[] = [
  ["min-after", "min", 0],
  ["max-after", "max", 0],
];

/** Collected once for a table: a query of ten words takes 23 ms without it, 0.3 with it. */
const wordsByColumns = new WeakMap<NumberColumn[], ColumnWords>();

export function columnWords(columns: NumberColumn[]): ColumnWords {
  const known = wordsByColumns.get(columns) ?? collectWords(columns);
  wordsByColumns.set(columns, known);
  return known;
}

function collectWords(columns: NumberColumn[]): ColumnWords {
  const namesIn = (place: Place) =>
    columns.flatMap((column) => (column.words[place] ?? []).map((key) => [key, column] as const));
  /** Limits of any column, overridden by those of one. */
  const limitsIn = (general: Map<string, Bound>, places: PlaceLimit[]): [string, Limit][] => [
    ...[...general].map(([key, bound]): [string, Limit] => [key, { bound, step: 0 }]),
    ...places.flatMap(([place, bound, step]) =>
      namesIn(place).map(([key, column]): [string, Limit] => [key, { bound, step, column }]),
    ),
  ];
  return {
    before: withPrefixes(
      namesIn("before").flatMap(([key, column]) => ofHer(key).map((name) => [name, column])),
    ),
    after: new Map(namesIn("after")),
    afterLimit: new Map([...namesIn("after"), ...namesIn("after-bound")]),
    limits: withPrefixes(limitsIn(BOUNDS, LIMITS)),
    limitsAfter: new Map(limitsIn(BOUNDS_AFTER, LIMITS_AFTER)),
  };
}

const isArabic = (key: string): boolean => /^\p{sc=Arabic}{3,}$/u.test(key);

/** `سعر` and `سعرها`. */
const ofHer = (key: string): string[] => (isArabic(key) ? [key, `${key}ها`] : [key]);

/** Each Arabic word also with `و`, "and", or `ل`, "to", before it: `لموديل 2015`. */
const withPrefixes = <Value>(words: (readonly [key: string, value: Value])[]): Map<string, Value> =>
  new Map([
    ...words
      .filter(([key]) => isArabic(key))
      .flatMap(([key, value]) => ["و", "ل"].map((prefix) => [prefix + key, value] as const)),
    ...words,
  ]);
