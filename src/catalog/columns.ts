import type { Reader } from "#src/db/open.ts";

interface ColumnOf<Kind, Row, Value> {
  kind: Kind;
  of: (row: Row) => Value;
}

export type OneColumn<Row> = ColumnOf<"one", Row, string | null>;
export type ManyColumn<Row> = ColumnOf<"many", Row, string[]>;
export type FlagColumn<Row> = ColumnOf<"flag", Row, boolean>;

/** A whole number from 0 to 2^40. Ascending `edges`, at most 254, divide it into the bars of a histogram. */
export interface NumberColumn<Row> extends ColumnOf<"number", Row, number> {
  edges: number[];
}

export type Column<Row> = OneColumn<Row> | ManyColumn<Row> | FlagColumn<Row> | NumberColumn<Row>;

/** A number column's name, with a minus for the highest first. */
export type SortKey<Name extends string> = Name | `-${Name}`;

/** Numbers that are listed in full only where many rows are asked at once. */
export interface NumberSet {
  /** The same for sets of the same numbers. */
  key: string;
  has(value: number): boolean;
  /** A 1 at the index of each number of the set. */
  marks(): Uint8Array;
}

export interface NumberFilter {
  min?: number | null;
  max?: number | null;
  anyOf?: readonly number[];
  among?: NumberSet | undefined;
}

/** What a search may ask of a column: any of the values (`one`), all of the values (`many`), a set flag, a number. */
export type FilterOf<C> = C extends { kind: "one" }
  ? readonly string[] | ((value: string) => boolean)
  : C extends { kind: "many" }
    ? readonly string[]
    : C extends { kind: "flag" }
      ? true
      : NumberFilter;

/** Filters by column name. `not.` before the name excludes rows with any of the values. */
export type ColumnFilters<Columns> = { [Name in keyof Columns]?: FilterOf<Columns[Name]> | undefined } & {
  [Name in keyof Columns & string as `not.${Name}`]?: FilterOf<Columns[Name]> | undefined;
};

export interface CatalogRow {
  id: string;
  /** The row's number in the text index; null without text. */
  docId: number | null;
  expiresAt: number;
}

export interface Source<Row extends CatalogRow> {
  head(): Promise<number>;
  /** The next rows after an id, ordered by id; empty at the end. */
  list(after: string, now: number): Promise<Row[]>;
  /** Null for a row that is not there, or not any more. */
  find?(id: string, now: number): Promise<Row | null>;
  /** The rows that were added or changed after a given change, and the ids of rows that may have been deleted. */
  since(change: number, now: number): Promise<{ rows: Row[]; gone: string[] }>;
}

export interface CatalogDeclaration<Row extends CatalogRow, Columns, Sort extends string> {
  columns: Columns;
  /** Number columns to sort by; equal rows have the youngest id first. The first order breaks ties of relevance. */
  orders: Record<Sort, SortKey<Extract<keyof Columns, string>>[]>;
  source: (read: Reader) => Source<Row>;
}

export type Facet = { value: string; count: number }[];

/** The number of rows in `from` <= value < `to`; null where open. */
export interface Bar {
  from: number | null;
  to: number | null;
  count: number;
}

export const alphabetical = (values: readonly string[]): number[] =>
  [...values.keys()].sort((a, b) => ((values[a] as string) < (values[b] as string) ? -1 : 1));

/** Leaves out values without rows. Equal counts are in alphabetical order. */
export const toFacet = (values: string[], counts: ArrayLike<number>, order = alphabetical(values)): Facet =>
  order
    .map((code) => ({ value: values[code] as string, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

export const columnsOf = <Row>() => ({
  one: (of: OneColumn<Row>["of"]): OneColumn<Row> => ({ kind: "one", of }),
  many: (of: ManyColumn<Row>["of"]): ManyColumn<Row> => ({ kind: "many", of }),
  flag: (of: FlagColumn<Row>["of"]): FlagColumn<Row> => ({ kind: "flag", of }),
  number: (of: NumberColumn<Row>["of"], edges: number[] = []): NumberColumn<Row> => ({
    kind: "number",
    of,
    edges,
  }),
});
