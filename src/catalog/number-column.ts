import { Bits, grown } from "./bits.ts";
import type { Bar, NumberColumn, NumberFilter } from "./columns.ts";
import type { Coded, Scratch, StoredColumn } from "./stored-column.ts";

/** One number per row, 8 bytes; with a histogram also the bar's code, 1 byte, and a set of rows for each bar. */
export class StoredNumber<Row> implements StoredColumn<Row, NumberFilter>, Coded {
  readonly ignoresOwnFilter = true;
  readonly coded: Coded[];
  values: Float64Array;
  readonly #bars: [from: number, to: number][];
  #barOfRow: Uint8Array;
  readonly #sets: Bits[];
  readonly #totals: number[];

  constructor(
    readonly declared: NumberColumn<Row>,
    capacity: number,
  ) {
    const { edges } = declared;
    const bars = edges.length > 0 ? edges.length + 1 : 0;
    this.#bars = Array.from({ length: bars }, (_, bar) => [
      edges[bar - 1] ?? -Infinity,
      edges[bar] ?? Infinity,
    ]);
    this.values = new Float64Array(capacity);
    this.#barOfRow = new Uint8Array(bars > 0 ? capacity : 0);
    this.#sets = this.#bars.map(() => new Bits(capacity));
    this.#totals = this.#bars.map(() => 0);
    this.coded = bars > 0 ? [this] : [];
  }

  size = () => this.#bars.length;
  codeOf = (row: number) => this.#barOfRow[row] as number;
  totals = () => this.#totals;

  put(row: number, data: Row): void {
    const value = this.declared.of(data);
    this.values[row] = value;
    if (this.#bars.length === 0) return;
    const bar = this.declared.edges.findLastIndex((edge) => edge <= value) + 1;
    this.#barOfRow[row] = bar;
    this.#sets[bar]?.add(row);
    (this.#totals[bar] as number)++;
  }

  drop(row: number): void {
    if (this.#bars.length === 0) return;
    const bar = this.codeOf(row);
    this.#sets[bar]?.remove(row);
    (this.#totals[bar] as number)--;
  }

  grow(capacity: number): void {
    this.values = grown(this.values, capacity);
    if (this.#bars.length > 0) this.#barOfRow = grown(this.#barOfRow, capacity);
    for (const set of this.#sets) set.grow(capacity);
  }

  /** O(bars × rows / 32), plus each row of the partly matching bars; O(rows) without bars. */
  matching(filter: NumberFilter, used: number, { set: scratch, rows }: Scratch): Bits {
    scratch.clear();
    if (this.#bars.length === 0) {
      for (let row = 0; row < used; row++) rows[row] = row;
      this.#addFitting(scratch, filter, rows, used);
    }
    for (const [bar, set] of this.#sets.entries()) {
      const overlap = this.#overlap(bar, filter);
      if (overlap === "all") scratch.unite(set);
      if (overlap === "some") this.#addFitting(scratch, filter, rows, set.list(rows));
    }
    return scratch;
  }

  #addFitting(
    { words }: Bits,
    { min, max, anyOf, among }: NumberFilter,
    rows: Int32Array,
    count: number,
  ): void {
    const [low, high] = [min ?? -Infinity, max ?? Infinity];
    const allowed = anyOf && new Set(anyOf);
    const marked = among?.marks();
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number;
      const value = this.values[row] as number;
      if (value < low || value > high || (marked && marked[value] !== 1) || allowed?.has(value) === false)
        continue;
      (words[row >>> 5] as number) |= 1 << row;
    }
  }

  #overlap(bar: number, { min, max, anyOf, among }: NumberFilter): "all" | "some" | "none" {
    const [from, to] = this.#bars[bar] as [number, number];
    const [low, high] = [min ?? -Infinity, max ?? Infinity];
    if (high < from || low >= to) return "none";
    const listed = anyOf?.filter((value) => value >= from && value < to);
    if (listed?.length === 0) return "none";
    // Numbers are whole, so a bar of one year matches that year.
    const isListed = !listed || (to - from === 1 && listed.includes(from));
    return low <= from && high >= to - 1 && isListed && !among ? "all" : "some";
  }

  histogram([counts]: Int32Array[]): Bar[] {
    const { edges } = this.declared;
    return Array.from(counts ?? this.#totals, (count, bar) => ({
      from: edges[bar - 1] ?? null,
      to: edges[bar] ?? null,
      count,
    }));
  }
}
