import type { Bits } from "./bits.ts";

/** A part of a column whose values are counted: every row has one of its codes. */
export interface Coded {
  /** How many codes there are; may grow. */
  size(): number;
  codeOf(row: number): number;
  /** How many rows there are of each code, up to date with every row. */
  readonly totals: readonly number[];
}

/** Memory to work in, whatever was left in it: a search makes none of its own that grows with the rows. */
export interface Scratch {
  set: Bits;
  rows: Int32Array;
}

/** A column as it is kept, by row number; `Asked` is what a search asks of it. */
export interface StoredColumn<Row, Asked> {
  put(at: number, row: Row): void;
  drop(at: number): void;
  grow(capacity: number): void;
  /** The rows that fit, among the first `count`; `scratch` may be used for them. Rows that were dropped do not matter. */
  matching(asked: Asked, count: number, scratch: Scratch): Bits;
  /** Whether the rows that fit are those of a choice among this column's values, which its own counts then ignore. */
  ignoresOwn: boolean;
  coded: Coded[];
  /** What the counts of `coded`, in their order, say; values that no row has are left out. */
  facetOf?(counts: Int32Array[]): Facet;
  barsOf?(counts: Int32Array[]): Bar[];
}

/** How many there are of each value, the most first. */
export type Facet = { value: string; count: number }[];

/** How many there are from a number to below another; null where it is open. */
export interface Bar {
  from: number | null;
  to: number | null;
  count: number;
}

/** The codes of values, those in the order of their letters. */
export const byValue = (values: readonly string[]): number[] =>
  [...values.keys()].sort((a, b) => ((values[a] as string) < (values[b] as string) ? -1 : 1));

/** `order` is `byValue` of the values, where it is known. */
export const toFacet = (values: string[], counts: ArrayLike<number>, order = byValue(values)): Facet =>
  order
    .map((code) => ({ value: values[code] as string, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    // Equal counts stay in order.
    .sort((a, b) => b.count - a.count);

/** The same numbers in an array of another length. */
export function grown<A extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>(
  array: A,
  length: number,
): A {
  const made = new (array.constructor as new (length: number) => A)(length);
  made.set(array);
  return made;
}
