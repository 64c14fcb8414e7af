import { type Bits, emptyBits, grownBits, rowsOf, unite } from "./bits.ts";
import type { NumberColumn, NumbersWanted } from "./columns.ts";
import { type Bar, type Coded, grown, type Scratch, type StoredColumn } from "./counted.ts";

/** One number a row, 8 bytes; with edges also a bar's code, 1 byte, and a set of rows for each bar. */
export class StoredNumber<Row> implements StoredColumn<Row, NumbersWanted>, Coded {
  readonly ignoresOwn = true;
  readonly totals: number[];
  readonly coded: Coded[];
  values: Float64Array;
  #bars: Uint8Array;
  #sets: Bits[];

  constructor(
    readonly declared: NumberColumn<Row>,
    capacity: number,
  ) {
    const { edges } = declared;
    const bars = edges.length > 0 ? [0, ...edges] : [];
    this.values = new Float64Array(capacity);
    this.#bars = new Uint8Array(bars.length > 0 ? capacity : 0);
    this.#sets = bars.map(() => emptyBits(capacity));
    this.totals = bars.map(() => 0);
    this.coded = bars.length > 0 ? [this] : [];
  }

  size = (): number => this.totals.length;
  codeOf = (row: number): number => this.#bars[row] as number;

  put(at: number, row: Row): void {
    const value = this.declared.of(row);
    this.values[at] = value;
    if (this.#sets.length === 0) return;
    const bar = this.#barOf(value);
    this.#bars[at] = bar;
    this.#sets[bar]?.add(at);
    (this.totals[bar] as number)++;
  }

  #barOf(value: number): number {
    const { edges } = this.declared;
    let [low, high] = [0, edges.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((edges[middle] as number) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  drop(at: number): void {
    if (this.#sets.length === 0) return;
    const bar = this.codeOf(at);
    this.#sets[bar]?.remove(at);
    (this.totals[bar] as number)--;
  }

  grow(capacity: number): void {
    this.values = grown(this.values, capacity);
    if (this.#bars.length > 0) this.#bars = grown(this.#bars, capacity);
    this.#sets = this.#sets.map((set) => grownBits(set, capacity));
  }

  /** O(bars × rows / 32) and a look at each row of the bars that a bound cuts; O(rows) without bars. */
  matching(asked: NumbersWanted, count: number, { set: scratch, rows }: Scratch): Bits {
    scratch.words.fill(0);
    if (this.#sets.length === 0) {
      for (let row = 0; row < count; row++) rows[row] = row;
      this.#addFitting(scratch, asked, rows, count);
    }
    for (const [bar, set] of this.#sets.entries()) {
      const part = this.#partOf(bar, asked);
      if (part === "all") unite(scratch, set);
      if (part === "some") this.#addFitting(scratch, asked, rows, rowsOf(set, rows));
    }
    return scratch;
  }

  #addFitting({ words }: Bits, asked: NumbersWanted, rows: Int32Array, count: number): void {
    const [low, high] = [asked.min ?? Number.NEGATIVE_INFINITY, asked.max ?? Number.POSITIVE_INFINITY];
    const among = asked.anyOf && new Set(asked.anyOf);
    const { marked } = asked;
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number;
      const value = this.values[row] as number;
      if (value < low || value > high || (marked && marked[value] !== 1) || among?.has(value) === false)
        continue;
      (words[row >>> 5] as number) |= 1 << row;
    }
  }

  /** How much of a bar the bounds leave. */
  #partOf(bar: number, { min, max, anyOf, marked }: NumbersWanted): "all" | "some" | "none" {
    const { edges } = this.declared;
    const from = edges[bar - 1] ?? Number.NEGATIVE_INFINITY;
    const to = edges[bar] ?? Number.POSITIVE_INFINITY;
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    if (high < from || low >= to) return "none";
    if (anyOf && !anyOf.some((value) => value >= from && value < to)) return "none";
    return low <= from && high >= to && !anyOf && !marked ? "all" : "some";
  }

  barsOf([counts]: Int32Array[]): Bar[] {
    const { edges } = this.declared;
    return Array.from(counts ?? this.totals, (count, bar) => ({
      from: edges[bar - 1] ?? null,
      to: edges[bar] ?? null,
      count,
    }));
  }
}
