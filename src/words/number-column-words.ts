import type { Bound } from "./bound-words.ts";
import { keysOf } from "./tokens.ts";
import type { NumberColumn } from "./word-table.ts";

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
    const { column, before, after = "", afterBound = "", bounds = {}, boundsAfter = {} } = declared;
    for (const key of keysOf(before))
      for (const name of /^\p{sc=Arabic}{3,}$/u.test(key) ? [key, `${key}ها`] : [key])
        words.before.set(name, column);
    for (const key of keysOf(after)) words.after.set(key, column);
    for (const key of keysOf(afterBound)) words.afterBound.set(key, column);
    for (const name of ["min", "max", "above", "below"] as const)
      for (const key of keysOf(bounds[name] ?? "")) words.bounds.set(key, { column, ...OWN_BOUNDS[name] });
    for (const bound of ["min", "max"] as const)
      for (const key of keysOf(boundsAfter[bound] ?? ""))
        words.boundsAfter.set(key, { bound, column: declared });
  }
  wordsByColumns.set(columns, words);
  return words;
}
