import { type Bits, copyBits, emptyBits, grownBits } from "./bits.ts";
import type { ManyColumn } from "./columns.ts";
import { type Coded, type Facet, type Scratch, type StoredColumn, toFacet } from "./counted.ts";

/** A set of rows for each value. */
export class StoredMany<Row> implements StoredColumn<Row, readonly string[]> {
  // Each further value narrows the search, so that the counts are of what would be left.
  readonly ignoresOwn = false;
  readonly coded: Coded[] = [];
  readonly #values: string[] = [];
  readonly #codeOf = new Map<string, number>();
  #sets: Bits[] = [];
  /** How many rows have each value. */
  readonly #counts: number[] = [];
  #rows = 0;

  constructor(
    readonly declared: ManyColumn<Row>,
    private capacity: number,
  ) {}

  put(at: number, row: Row): void {
    for (const value of this.declared.of(row)) {
      const code = this.#codeOf.get(value) ?? this.#addValue(value);
      const set = this.#sets[code] as Bits;
      if (set.has(at)) continue;
      set.add(at);
      (this.#counts[code] as number)++;
    }
    this.#rows++;
  }

  #addValue(value: string): number {
    const code = this.#values.push(value) - 1;
    this.#codeOf.set(value, code);
    this.#sets.push(emptyBits(this.capacity));
    this.#counts.push(0);
    const totals = () => [this.#rows - (this.#counts[code] as number), this.#counts[code] as number];
    this.coded.push({
      size: () => 2,
      codeOf: (row) => Number((this.#sets[code] as Bits).has(row)),
      get totals() {
        return totals();
      },
    });
    return code;
  }

  drop(at: number): void {
    for (const [code, set] of this.#sets.entries()) {
      if (!set.has(at)) continue;
      set.remove(at);
      (this.#counts[code] as number)--;
    }
    this.#rows--;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    this.#sets = this.#sets.map((set) => grownBits(set, capacity));
  }

  /** The rows that have all of them; O(values asked × rows / 32). */
  matching(asked: readonly string[], _count: number, { set: scratch }: Scratch): Bits {
    const sets = asked.map((value) => this.#sets[this.#codeOf.get(value) ?? -1]);
    const [first, ...others] = sets.filter((set) => set !== undefined);
    if (!first || others.length + 1 < sets.length) {
      scratch.words.fill(0);
      return scratch;
    }
    if (others.length === 0) return first;
    copyBits(scratch, first);
    for (const set of others) scratch.intersection(set);
    return scratch;
  }

  facetOf(counts: Int32Array[]): Facet {
    return toFacet(
      this.#values,
      this.#values.map((_, i) => counts[i]?.[1] ?? 0),
    );
  }
}
