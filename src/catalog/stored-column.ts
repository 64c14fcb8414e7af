import type { Bits } from "./bits.ts";
import type { Bar, Facet } from "./columns.ts";

export interface Coded {
  size(): number;
  codeOf(row: number): number;
  totals(): readonly number[];
}

/** Memory for reuse, with undefined content, so that a search allocates nothing in proportion to the rows. */
export interface Scratch {
  set: Bits;
  rows: Int32Array;
}

export interface StoredColumn<Row, Filter> {
  put(row: number, data: Row): void;
  drop(row: number): void;
  grow(capacity: number): void;
  /** The matching rows below `used`; may be stored in `scratch`. May include dropped rows. */
  matching(filter: Filter, used: number, scratch: Scratch): Bits;
  /** Whether its values are alternatives, and so are counted as if its filter were not set. */
  ignoresOwnFilter: boolean;
  coded: Coded[];
  facet?(counts: Int32Array[]): Facet;
  histogram?(counts: Int32Array[]): Bar[];
}
