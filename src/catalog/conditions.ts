import type { Column, NumberFilter } from "./columns.ts";
import { fitsRow } from "./fits.ts";
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
    const numbers = this.#numbers.get(name) ?? new Map<unknown, number>();
    this.#numbers.set(name, numbers);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, this.#all.length);
    return this.#all.push(condition) - 1;
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
