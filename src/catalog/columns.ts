import type { Reader } from "#src/db/open.ts";

interface ColumnOf<Kind, Row, Value> {
  kind: Kind;
  of: (row: Row) => Value;
}

export type OneColumn<Row> = ColumnOf<"one", Row, string | null>;
export type ManyColumn<Row> = ColumnOf<"many", Row, string[]>;
export type FlagColumn<Row> = ColumnOf<"flag", Row, boolean>;

/** A whole number from 0 to 2^40. Ascending `edges`, at most 254, separate the bars of a histogram. */
export interface NumberColumn<Row> extends ColumnOf<"number", Row, number> {
  edges: number[];
}

export type Column<Row> = OneColumn<Row> | ManyColumn<Row> | FlagColumn<Row> | NumberColumn<Row>;

export type SortKey<Name extends string> = Name | `-${Name}`;

/** A set of numbers that is only expanded when many rows are checked at once. */
export interface NumberSet {
  key: string;
  has(value: number): boolean;
  /** A bitmap: 1 at the index of each number in the set. */
  marks(): Uint8Array;
}

export interface NumberFilter {
  min?: number | null;
  max?: number | null;
  anyOf?: readonly number[];
  among?: NumberSet | undefined;
}

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
  docId: number | null;
  expiresAt: number;
}

export interface Source<Row extends CatalogRow> {
  head(): Promise<number>;
  /** The next batch of rows after an id, ordered by id; empty at the end. */
  list(after: string, now: number): Promise<Row[]>;
  find?(id: string, now: number): Promise<Row | null>;
  /** The rows that were added or changed after a given change, and the ids of rows that may have been deleted. */
  since(change: number, now: number): Promise<{ rows: Row[]; gone: string[] }>;
}

export interface CatalogDeclaration<Row extends CatalogRow, Columns, Sort extends string> {
  columns: Columns;
  /** The number columns to sort by; on a tie the newest id is first. `relevance`, or else the first one, breaks its ties. */
  orders: Record<Sort, SortKey<Extract<keyof Columns, string>>[]>;
  source: (read: Reader) => Source<Row>;
}

export type Facet = { value: string; count: number }[];

/** The number of rows with `from` <= value < `to`; null for an open end. */
export interface Bar {
  from: number | null;
  to: number | null;
  count: number;
}

export const alphabetical = (values: readonly string[]): number[] =>
  [...values.keys()].sort((a, b) => ((values[a] as string) < (values[b] as string) ? -1 : 1));

/** Omits values without rows. Equal counts are sorted alphabetically. */
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
