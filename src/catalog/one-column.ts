import { Bits, grown } from "./bits.ts";
import { alphabetical, type Facet, type FilterOf, type OneColumn, toFacet } from "./columns.ts";
import type { Coded, Scratch, StoredColumn } from "./stored-column.ts";

/** The first values that are filtered get a set of rows each; rows with other values are found by scanning the codes. */
const MAX_SETS = 64;
const NO_VALUE = 0;
const MAX_SHORT_CODES = 2 ** 16;

type Filter = FilterOf<OneColumn<unknown>>;

export class StoredOne<Row> implements StoredColumn<Row, Filter>, Coded {
  readonly ignoresOwnFilter = true;
  readonly coded = [this];
  readonly #totals = [0];
  #codes: Uint16Array | Uint32Array;
  readonly #values = [""];
  readonly #codeByValue = new Map<string, number>();
  #alphabetical: number[] | null = null;
  readonly #setByCode = new Map<number, Bits>();
  /** Kept while there are as many values: asking for each of 3,000 models took 2 ms a search. */
  readonly #codesByFunction = new WeakMap<(value: string) => boolean, { of: number; codes: number[] }>();

  constructor(
    readonly declared: OneColumn<Row>,
    capacity: number,
  ) {
    this.#codes = new Uint16Array(capacity);
  }

  size = () => this.#values.length;
  codeOf = (row: number) => this.#codes[row] as number;
  totals = () => this.#totals;
  countOf = (value: string): number => this.#totals[this.#codeByValue.get(value) ?? -1] ?? 0;

  put(row: number, data: Row): void {
    const value = this.declared.of(data);
    const code = value === null ? NO_VALUE : (this.#codeByValue.get(value) ?? this.#addValue(value));
    this.#codes[row] = code;
    this.#setByCode.get(code)?.add(row);
    (this.#totals[code] as number)++;
  }

  #addValue(value: string): number {
    const code = this.#values.push(value) - 1;
    this.#codeByValue.set(value, code);
    this.#alphabetical = null;
    this.#totals.push(0);
    if (code === MAX_SHORT_CODES) this.#codes = new Uint32Array(this.#codes);
    return code;
  }

  drop(row: number): void {
    const code = this.codeOf(row);
    this.#setByCode.get(code)?.remove(row);
    this.#codes[row] = NO_VALUE;
    (this.#totals[code] as number)--;
  }

  grow(capacity: number): void {
    this.#codes = grown<Uint16Array | Uint32Array>(this.#codes, capacity);
    for (const set of this.#setByCode.values()) set.grow(capacity);
  }

  /** O(values × rows / 32); O(rows) if a value has no set yet. */
  matching(filter: Filter, used: number, { set: scratch }: Scratch): Bits {
    const codes = this.#codesOf(filter);
    const newSets = codes.filter((code) => !this.#setByCode.has(code)).length;
    if (this.#setByCode.size + newSets > MAX_SETS) return this.#select(codes, used, scratch);
    const sets = codes.map((code) => this.#setOf(code, used));
    const [only] = sets;
    if (only && sets.length === 1) return only;
    scratch.clear();
    for (const set of sets) scratch.unite(set);
    return scratch;
  }

  #setOf = (code: number, used: number): Bits =>
    this.#setByCode.getOrInsertComputed(code, () => this.#select([code], used, new Bits(this.#codes.length)));

  #select(codes: number[], used: number, into: Bits): Bits {
    const isWanted = new Uint8Array(this.size());
    for (const code of codes) isWanted[code] = 1;
    const { words } = into.clear();
    const rowCodes = this.#codes;
    for (let row = 0; row < used; row++)
      (words[row >>> 5] as number) |= (isWanted[rowCodes[row] as number] as number) << row;
    return into;
  }

  #codesOf(filter: Filter): number[] {
    if (typeof filter !== "function")
      return filter.map((value) => this.#codeByValue.get(value)).filter((code) => code !== undefined);
    const kept = this.#codesByFunction.get(filter);
    if (kept?.of === this.size()) return kept.codes;
    const codes = [...this.#codeByValue].filter(([value]) => filter(value)).map(([, code]) => code);
    this.#codesByFunction.set(filter, { of: this.size(), codes });
    return codes;
  }

  facet([counts]: Int32Array[]): Facet {
    this.#alphabetical ??= alphabetical(this.#values);
    return toFacet(this.#values, counts ?? this.#totals, this.#alphabetical).filter(
      ({ value }) => value !== "",
    );
  }
}
