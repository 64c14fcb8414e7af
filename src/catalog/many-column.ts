import { type Bits, copyBits, emptyBits, grownBits } from "./bits.ts";
import type { ManyColumn } from "./columns.ts";
import { type Coded, type Facet, toFacet, type StoredColumn } from "./counted.ts";

/** A set of rows for each value. */
export class StoredMany<Row> implements StoredColumn<Row, readonly string[]> {
  // Each further value narrows the search, so that the counts are of what would be left.
  readonly ignoresOwn = false;
  readonly coded: Coded[] = [];
  readonly #values: string[] = [];
  readonly #codeOf = new Map<string, number>();
  #sets: Bits[] = [];
  #rows = 0;

  constructor(
    readonly declared: ManyColumn<Row>,
    private capacity: number,
  ) {}

  put(at: number, row: Row): void {
    const codes = new Set(
      this.declared.of(row).map((value) => this.#codeOf.get(value) ?? this.#addValue(value)),
    );
    for (const [code, { totals }] of this.coded.entries()) {
      if (codes.has(code)) this.#sets[code]?.add(at);
      (totals[Number(codes.has(code))] as number)++;
    }
    this.#rows++;
  }

  #addValue(value: string): number {
    const code = this.#values.push(value) - 1;
    this.#codeOf.set(value, code);
    this.#sets.push(emptyBits(this.capacity));
    this.coded.push({
      size: () => 2,
      codeOf: (row) => Number((this.#sets[code] as Bits).has(row)),
      totals: [this.#rows, 0],
    });
    return code;
  }

  drop(at: number): void {
    for (const [code, { totals }] of this.coded.entries()) {
      const set = this.#sets[code] as Bits;
      (totals[Number(set.has(at))] as number)--;
      set.remove(at);
    }
    this.#rows--;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    this.#sets = this.#sets.map((set) => grownBits(set, capacity));
  }

  /** The rows that have all of them; O(values asked × rows / 32). */
  matching(asked: readonly string[], _count: number, scratch: Bits): Bits {
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
