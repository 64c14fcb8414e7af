import { grown } from "./bits.ts";
import type { Column, NumberFilter } from "./columns.ts";
import type { HasTerm } from "./text.ts";

interface Asked<Row> {
  row: Row;
  has: HasTerm;
}

type Condition = Record<string, unknown> | string;

/** Equal conditions of searches share a number, so that a row is checked once for all of them. */
export class Conditions<Row> {
  readonly #numbers = new Map<string, Map<unknown, number>>();
  readonly #all: Condition[] = [];

  constructor(private readonly columns: Record<string, Column<Row>>) {}

  numbersOf = (filters: Record<string, unknown>, terms: string[]): number[] => [
    ...Object.entries(filters)
      .filter(([, filter]) => filter !== undefined)
      .map(([name, filter]) => this.#numberOf(name, keyOf(filter), { [name]: filter })),
    ...terms.map((term) => this.#numberOf("", term, term)),
  ];

  #numberOf(name: string, key: unknown, condition: Condition): number {
    const numbers = this.#numbers.getOrInsertComputed(name, () => new Map());
    return numbers.getOrInsertComputed(key, () => this.#all.push(condition) - 1);
  }

  of({ row, has }: Asked<Row>): (condition: number) => boolean {
    const answers = new Int8Array(this.#all.length);
    return (number) => {
      const known = answers[number];
      if (known) return known > 0;
      const condition = this.#all[number] ?? {};
      const fits = typeof condition === "string" ? has(condition) : fitsRow(this.columns, condition, row);
      answers[number] = fits ? 1 : -1;
      return fits;
    };
  }
}

/** Functions are compared by identity: `modelsCalled` returns the same one for the same models. */
const keyOf = (filter: unknown): unknown =>
  typeof filter === "function"
    ? filter
    : JSON.stringify(filter, (name, value) =>
        name === "among" ? (value as NumberFilter["among"])?.key : value,
      );

function fitsRow<Row>(columns: Record<string, Column<Row>>, filters: Record<string, unknown>, row: Row) {
  for (const [key, filter] of Object.entries(filters)) {
    if (filter === undefined) continue;
    const isUnwanted = key.startsWith("not.");
    const column = columns[isUnwanted ? key.slice(4) : key];
    if (!column) continue;
    // One value at a time: a column of many values would match only rows with all of them.
    const each = isUnwanted && Array.isArray(filter) ? filter.map((value) => [value]) : [filter];
    const fits = each.some((one) => matches(column, one, row)) !== isUnwanted;
    if (!fits) return false;
  }
  return true;
}

function matches<Row>(column: Column<Row>, filter: unknown, row: Row): boolean {
  if (column.kind === "flag") return column.of(row);
  if (column.kind === "number") return isWithin(column.of(row), filter as NumberFilter);
  if (column.kind === "many") {
    const values = column.of(row);
    return (filter as string[]).every((value) => values.includes(value));
  }
  const value = column.of(row);
  if (value === null) return false;
  return typeof filter === "function"
    ? (filter as (value: string) => boolean)(value)
    : (filter as string[]).includes(value);
}

const isWithin = (value: number, { min, max, anyOf, among }: NumberFilter): boolean =>
  value >= (min ?? -Infinity) &&
  value <= (max ?? Infinity) &&
  (anyOf?.includes(value) ?? true) &&
  (among?.has(value) ?? true);

/** The `Conditions` of many searches in one list of numbers: checking 100,000 searches takes a few ms. */
export class ConditionLists {
  readonly #ids: string[] = [];
  #numbers = new Int32Array(8192);
  #starts = new Int32Array(1024);

  get size(): number {
    return this.#ids.length;
  }

  idOf = (search: number): string => this.#ids[search] as string;

  add(id: string, conditions: number[]): void {
    const search = this.#ids.push(id) - 1;
    const from = this.#starts[search] as number;
    const end = from + conditions.length;
    if (search + 1 === this.#starts.length) this.#starts = grown(this.#starts, this.#starts.length * 2);
    if (end > this.#numbers.length) this.#numbers = grown(this.#numbers, Math.ceil(end * 1.25));
    this.#numbers.set(conditions, from);
    this.#starts[search + 1] = end;
  }

  fits(search: number, meets: (condition: number) => boolean): boolean {
    const end = this.#starts[search + 1] as number;
    for (let at = this.#starts[search] as number; at < end; at++)
      if (!meets(this.#numbers[at] as number)) return false;
    return true;
  }
}
