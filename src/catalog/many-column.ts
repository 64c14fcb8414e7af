import { Bits } from "./bits.ts";
import { type Facet, type FlagColumn, type ManyColumn, toFacet } from "./columns.ts";
import type { Coded, Scratch, StoredColumn } from "./stored-column.ts";

const SET = "true";

export class StoredMany<Row> implements StoredColumn<Row, readonly string[] | true> {
  // Every value narrows the search, so counts include only matching rows.
  readonly ignoresOwnFilter = false;
  readonly coded: Coded[] = [];
  readonly #values: string[] = [];
  readonly #codeByValue = new Map<string, number>();
  readonly #sets: Bits[] = [];
  readonly #counts: number[] = [];
  #rows = 0;

  constructor(
    readonly declared: ManyColumn<Row> | FlagColumn<Row>,
    private capacity: number,
  ) {}

  put(row: number, data: Row): void {
    const values = this.declared.of(data);
    for (const value of values === true ? [SET] : values || []) {
      const code = this.#codeByValue.get(value) ?? this.#addValue(value);
      const set = this.#sets[code] as Bits;
      if (set.has(row)) continue;
      set.add(row);
      (this.#counts[code] as number)++;
    }
    this.#rows++;
  }

  #addValue(value: string): number {
    const code = this.#values.push(value) - 1;
    const set = new Bits(this.capacity);
    this.#codeByValue.set(value, code);
    this.#sets.push(set);
    this.#counts.push(0);
    this.coded.push({
      size: () => 2,
      codeOf: (row) => Number(set.has(row)),
      totals: () => [this.#rows - (this.#counts[code] as number), this.#counts[code] as number],
    });
    return code;
  }

  drop(row: number): void {
    for (const [code, set] of this.#sets.entries()) {
      if (!set.has(row)) continue;
      set.remove(row);
      (this.#counts[code] as number)--;
    }
    this.#rows--;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    for (const set of this.#sets) set.grow(capacity);
  }

  matching(filter: readonly string[] | true, _used: number, { set: scratch }: Scratch): Bits {
    const values = filter === true ? [SET] : filter;
    const sets = values.map((value) => this.#sets[this.#codeByValue.get(value) ?? -1]);
    const [first, ...others] = sets.filter((set) => set !== undefined);
    if (!first || others.length + 1 < sets.length) return scratch.clear();
    if (others.length === 0) return first;
    scratch.copy(first);
    for (const set of others) scratch.intersect(set);
    return scratch;
  }

  facet(counts: Int32Array[]): Facet {
    return toFacet(
      this.#values,
      this.#values.map((_, code) => counts[code]?.[1] ?? 0),
    );
  }
}
