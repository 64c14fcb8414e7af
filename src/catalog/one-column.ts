import { type Bits, emptyBits, grownBits, selectCodes, unite } from "./bits.ts";
import type { OneColumn } from "./columns.ts";
import {
  byValue,
  type Coded,
  type Facet,
  grown,
  type Scratch,
  type StoredColumn,
  toFacet,
} from "./counted.ts";

/** Of so many values the rows are kept as a set; those of others are found in a pass over the codes. */
const MOST_SETS = 64;

type Asked = readonly string[] | ((value: string) => boolean);

/** The code of having no value. */
const NONE = 0;

/** Codes that fit into two bytes; with more values they take four. */
const MOST_SHORT = 2 ** 16;

/** One code a row, 2 bytes, and a set of rows for the first values that are asked for. */
export class StoredOne<Row> implements StoredColumn<Row, Asked>, Coded {
  readonly ignoresOwn = true;
  readonly totals = [0];
  readonly coded = [this];
  #codes: Uint16Array | Uint32Array;
  #values = [""];
  readonly #codeOf = new Map<string, number>();
  #byValue: number[] | null = null;
  /** By code. */
  #sets = new Map<number, Bits>();

  constructor(
    readonly declared: OneColumn<Row>,
    capacity: number,
  ) {
    this.#codes = new Uint16Array(capacity);
  }

  size = (): number => this.#values.length;
  codeOf = (row: number): number => this.#codes[row] as number;

  put(at: number, row: Row): void {
    const value = this.declared.of(row);
    const code = value === null ? NONE : (this.#codeOf.get(value) ?? this.#addValue(value));
    this.#codes[at] = code;
    this.#sets.get(code)?.add(at);
    (this.totals[code] as number)++;
  }

  #addValue(value: string): number {
    const code = this.#values.push(value) - 1;
    this.#codeOf.set(value, code);
    this.#byValue = null;
    this.totals.push(0);
    if (code === MOST_SHORT) this.#codes = new Uint32Array(this.#codes);
    return code;
  }

  drop(at: number): void {
    const code = this.codeOf(at);
    this.#sets.get(code)?.remove(at);
    this.#codes[at] = NONE;
    (this.totals[code] as number)--;
  }

  grow(capacity: number): void {
    this.#codes = grown<Uint16Array | Uint32Array>(this.#codes, capacity);
    for (const [code, set] of this.#sets) this.#sets.set(code, grownBits(set, capacity));
  }

  /** O(values asked × rows / 32), or O(rows) where a value has no set yet, or finds no more room for one. */
  matching(asked: Asked, count: number, { set: scratch }: Scratch): Bits {
    const codes = this.#codesOf(asked);
    const unknown = codes.filter((code) => !this.#sets.has(code));
    if (this.#sets.size + unknown.length > MOST_SETS) return this.#select(codes, count, scratch);
    const sets = codes.map((code) => this.#setOf(code, count));
    const [only] = sets;
    if (only && sets.length === 1) return only;
    scratch.words.fill(0);
    for (const set of sets) unite(scratch, set);
    return scratch;
  }

  #setOf(code: number, count: number): Bits {
    const known = this.#sets.get(code);
    const set = known ?? this.#select([code], count, emptyBits(this.#codes.length));
    if (!known) this.#sets.set(code, set);
    return set;
  }

  /** The rows of any of the codes; one pass over all. */
  #select(codes: number[], count: number, into: Bits): Bits {
    const wanted = new Uint8Array(this.size());
    for (const code of codes) wanted[code] = 1;
    return selectCodes(into, this.#codes, count, wanted);
  }

  #codesOf(asked: Asked): number[] {
    if (typeof asked !== "function")
      return asked.map((value) => this.#codeOf.get(value)).filter((code) => code !== undefined);
    const codes = Array.from(this.#values, (_, code) => code);
    return codes.filter((code) => code !== NONE && asked(this.#values[code] as string));
  }

  facetOf([counts]: Int32Array[]): Facet {
    this.#byValue ??= byValue(this.#values);
    return toFacet(this.#values, counts ?? this.totals, this.#byValue).filter(({ value }) => value !== "");
  }
}
