import type { Bits } from "./bits.ts";
import type { Bar, Facet } from "./columns.ts";

/** Values that are counted: every row has one of the codes. */
export interface Coded {
  size(): number;
  codeOf(row: number): number;
  totals(): readonly number[];
}

/** Reused memory with undefined contents, so that a search allocates nothing that grows with the rows. */
export interface Scratch {
  set: Bits;
  rows: Int32Array;
}

export interface StoredColumn<Row, Filter> {
  put(row: number, data: Row): void;
  drop(row: number): void;
  grow(capacity: number): void;
  /** The rows below `used` that fit; may be stored in `scratch`. Dropped rows may be among them. */
  matching(filter: Filter, used: number, scratch: Scratch): Bits;
  /** Whether its values are counted as if its filter were not set, because they are alternatives. */
  ignoresOwnFilter: boolean;
  coded: Coded[];
  /** Makes a facet from the counts of each part of `coded`. Values without rows are left out. */
  facet?(counts: Int32Array[]): Facet;
  histogram?(counts: Int32Array[]): Bar[];
}
