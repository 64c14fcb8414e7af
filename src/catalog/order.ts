import { type Bits, grown } from "./bits.ts";
import type { Ids } from "./ids.ts";

export interface Cursor {
  keys: number[];
  id: string;
}

export const cursorText = ({ keys, id }: Cursor): string => [...keys, id].join(".");

export function readCursor(text: string | null): Cursor | null {
  const [, numbers = "", id = ""] = /^((?:\d{1,16}\.){1,4})([\da-f-]{36})$/.exec(text ?? "") ?? [];
  return id ? { keys: numbers.split(".").slice(0, -1).map(Number), id } : null;
}

type Key = { column: { values: Float64Array }; descending: boolean };

interface Page {
  limit: number;
  offset: number;
  start?: number;
}

/** The cost of comparing two rows, in steps along the order. */
const COMPARISON_STEPS = 16;

/** All rows sorted by numbers, on a tie newest id first. Dropped rows stay until `sweep`. */
export class Order {
  rows: Int32Array;
  length = 0;

  constructor(
    readonly keys: Key[],
    readonly ids: Ids,
    capacity: number,
  ) {
    this.rows = new Int32Array(capacity);
  }

  grow(capacity: number): void {
    this.rows = grown(this.rows, capacity);
  }

  compare = (a: number, b: number): number => {
    for (const { column, descending } of this.keys) {
      const difference = (column.values[a] as number) - (column.values[b] as number);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return this.ids.compare(b, a);
  };

  cursorOf = (row: number): Cursor => ({
    keys: this.keys.map(({ column }) => column.values[row] as number),
    id: this.ids.text(row),
  });

  placeAfter({ keys, id }: Cursor): number {
    return this.#find((row) => {
      for (const [i, { column, descending }] of this.keys.entries()) {
        const difference = (column.values[row] as number) - (keys[i] ?? 0);
        if (difference !== 0) return difference > 0 !== descending;
      }
      return this.ids.text(row) < id;
    });
  }

  #find(isAfter: (row: number) => boolean, end = this.length): number {
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAfter(this.rows[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Walks along the order, or sorts the `total` matching rows if they are so few that this is faster. */
  page(fitting: Bits, total: number, { limit, offset, start = 0 }: Page, scratch: Int32Array): number[] {
    if (offset >= total) return [];
    const steps = (this.length * Math.min(total, offset + limit)) / total;
    if (total * Math.log2(total + 1) * COMPARISON_STEPS < steps) {
      const sorted = Array.from(scratch.subarray(0, fitting.list(scratch))).sort(this.compare);
      const last = this.rows[start - 1];
      const rest = last === undefined ? sorted : sorted.filter((row) => this.compare(row, last) > 0);
      return rest.slice(offset, offset + limit);
    }
    const page: number[] = [];
    let skipped = 0;
    for (let i = start; i < this.length && page.length < limit; i++) {
      const row = this.rows[i] as number;
      if (!fitting.has(row)) continue;
      if (skipped < offset) skipped++;
      else page.push(row);
    }
    return page;
  }

  insert(added: number[]): void {
    const { rows } = this;
    const sorted = added.toSorted(this.compare);
    let end = this.length;
    for (let i = sorted.length - 1; i >= 0; i--) {
      const row = sorted[i] as number;
      const place = this.#find((other) => this.compare(other, row) > 0, end);
      rows.copyWithin(place + i + 1, place, end);
      rows[place + i] = row;
      end = place;
    }
    this.length += sorted.length;
  }

  sortAll(byId: Int32Array): void {
    let sorted = byId;
    for (const { column, descending } of this.keys.toReversed())
      sorted = sortedBy(sorted, column.values, descending);
    this.rows.set(sorted);
    this.length = sorted.length;
  }

  sweep(alive: Bits): void {
    const left = this.rows.subarray(0, this.length).filter((row) => alive.has(row));
    this.rows.set(left);
    this.length = left.length;
  }
}

/**
 * The rows in the order of their values; equal values keep their order. Value and position are packed into one 64-bit
 * integer, because sorting integers is ten times as fast as sorting with a comparison function.
 */
function sortedBy(rows: Int32Array, values: Float64Array, descending: boolean): Int32Array {
  const sign = descending ? -1 : 1;
  let least = Infinity;
  for (const row of rows) least = Math.min(least, sign * (values[row] as number));
  const placeBits = 32 - Math.clz32(rows.length);
  const [highStep, lowStep] = [2 ** (32 - placeBits), 2 ** placeBits];
  const packed = new BigUint64Array(rows.length);
  const halves = new Uint32Array(packed.buffer);
  for (let i = 0; i < rows.length; i++) {
    const key = sign * (values[rows[i] as number] as number) - least;
    const high = Math.floor(key / highStep);
    halves[2 * i] = (key - high * highStep) * lowStep + i;
    halves[2 * i + 1] = high;
  }
  packed.sort();
  return rows.map((_, i) => rows[(halves[2 * i] as number) & (lowStep - 1)] as number);
}
