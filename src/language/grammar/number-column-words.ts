import { keyOf } from "../engine/tokens.ts";
import type { Lexicon } from "../engine/lexicon.ts";
import type { NumberColumn } from "../engine/word-table.ts";
import type { Bound } from "./bound-words.ts";

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

export interface BoundBefore {
  bound: Bound;
  column?: string;
  step: number;
}

export interface ColumnWords {
  before: Map<string, string>;
  after: Map<string, string>;
  afterBound: Map<string, string>;
  bounds: Map<string, BoundBefore>;
  boundsAfter: Map<string, { bound: "min" | "max"; column: NumberColumn }>;
}

const OWN_BOUNDS = {
  min: { bound: "min", step: 0 },
  max: { bound: "max", step: 0 },
  above: { bound: "min", step: 1 },
  below: { bound: "max", step: -1 },
} as const;

const wordsByColumns = new WeakMap<NumberColumn[], ColumnWords>();

/** The words of all number columns. */
export function columnWords(columns: NumberColumn[]): ColumnWords {
  const known = wordsByColumns.get(columns);
  if (known) return known;
  const words: ColumnWords = {
    before: new Map(),
    after: new Map(),
    afterBound: new Map(),
    bounds: new Map(),
    boundsAfter: new Map(),
  };
  for (const declared of columns) {
    const { column, words: own } = declared;
    for (const key of own.before ?? [])
      for (const name of /^\p{sc=Arabic}{3,}$/u.test(key) ? [key, `${key}ها`] : [key])
        words.before.set(name, column);
    for (const key of own.after ?? []) words.after.set(key, column);
    for (const key of own["after-bound"] ?? []) words.afterBound.set(key, column);
    for (const name of ["min", "max", "above", "below"] as const)
      for (const key of own[name] ?? []) words.bounds.set(key, { column, ...OWN_BOUNDS[name] });
    for (const bound of ["min", "max"] as const)
      for (const key of own[`${bound}-after`] ?? []) words.boundsAfter.set(key, { bound, column: declared });
  }
  wordsByColumns.set(columns, words);
  return words;
}
