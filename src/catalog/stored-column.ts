import type { Bits } from "./bits.ts";
import type { Bar, Facet } from "./columns.ts";

/** A part of a column whose values are counted: every row has one of its codes. */
export interface Coded {
  /** How many codes there are; may grow. */
  size(): number;
  codeOf(row: number): number;
  /** The number of rows of each code. */
  totals(): readonly number[];
}

/** Reused memory, so that a search allocates nothing that grows with the rows. Its contents are undefined. */
export interface Scratch {
  set: Bits;
  rows: Int32Array;
}

/** The values of a column by row number. */
export interface StoredColumn<Row, Filter> {
  put(row: number, data: Row): void;
  drop(row: number): void;
  grow(capacity: number): void;
  /** The rows below `used` that fit; may be stored in `scratch`. Dropped rows may be among them. */
  matching(filter: Filter, used: number, scratch: Scratch): Bits;
  /** Whether the column's own counts ignore its filter, since its values are alternatives. */
  ignoresOwnFilter: boolean;
  coded: Coded[];
  /** From the counts of each part of `coded`; values without rows are left out. */
  facet?(counts: Int32Array[]): Facet;
  histogram?(counts: Int32Array[]): Bar[];
}
