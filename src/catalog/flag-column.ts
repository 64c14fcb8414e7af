import { type Bits, emptyBits, grownBits } from "./bits.ts";
import type { FlagColumn } from "./columns.ts";
import { type Coded, type Facet, toFacet, type StoredColumn } from "./counted.ts";

/** A set of the rows that have it. */
export class StoredFlag<Row> implements StoredColumn<Row, true>, Coded {
  // Of the rows that fit all others, as many have it whether it is chosen or not.
  readonly ignoresOwn = false;
  readonly totals = [0, 0];
  readonly coded = [this];
  #set: Bits;

  constructor(
    readonly declared: FlagColumn<Row>,
    capacity: number,
  ) {
    this.#set = emptyBits(capacity);
  }

  size = (): number => 2;
  codeOf = (row: number): number => Number(this.#set.has(row));

  put(at: number, row: Row): void {
    const isSet = this.declared.of(row);
    if (isSet) this.#set.add(at);
    (this.totals[Number(isSet)] as number)++;
  }

  drop(at: number): void {
    (this.totals[this.codeOf(at)] as number)--;
    this.#set.remove(at);
  }

  grow(capacity: number): void {
    this.#set = grownBits(this.#set, capacity);
  }

  matching = (): Bits => this.#set;

  facetOf([counts]: Int32Array[]): Facet {
    return toFacet(["false", "true"], counts ?? this.totals).filter(({ value }) => value === "true");
  }
}
