import type { Reader } from "#src/db/open.ts";

/** One value, or null: a make. */
export interface OneColumn<Row> {
  kind: "one";
  of: (row: Row) => string | null;
}

/** Several values: features. */
export interface ManyColumn<Row> {
  kind: "many";
  of: (row: Row) => string[];
}

export interface FlagColumn<Row> {
  kind: "flag";
  of: (row: Row) => boolean;
}

/**
 * A whole number from 0 to 2^40. With `edges` (ascending, at most 254) it has a histogram: the first bar is below the
 * first edge, the last bar begins with the last edge.
 */
export interface NumberColumn<Row> {
  kind: "number";
  of: (row: Row) => number;
  edges: number[];
}

export type Column<Row> = OneColumn<Row> | ManyColumn<Row> | FlagColumn<Row> | NumberColumn<Row>;

/** A number column's name, with a minus for the highest first. */
export type SortKey<Name extends string> = Name | `-${Name}`;

/** All conditions hold together; an open bound is null. */
export interface NumberFilter {
  min?: number | null;
  max?: number | null;
  anyOf?: readonly number[];
  /** 1 at the index of each number that fits. */
  marked?: Uint8Array | undefined;
}

/** What a search may ask of a column: any of the values (one), all of the values (many), a set flag, a number. */
export type FilterOf<C> = C extends { kind: "one" }
  ? readonly string[] | ((value: string) => boolean)
  : C extends { kind: "many" }
    ? readonly string[]
    : C extends { kind: "flag" }
      ? true
      : NumberFilter;

/** Filters by column; all of them have to hold. */
export type ColumnFilters<Columns> = { [Name in keyof Columns]?: FilterOf<Columns[Name]> | undefined };

/** What every row has besides its columns. */
export interface CatalogRow {
  /** A UUID. */
  id: string;
  /** Its number in the text index; null for a row without text. */
  docId: number | null;
  /** When it leaves the catalog. */
  expiresAt: number;
}

/** Where the rows come from; every call reads what is committed. */
export interface Source<Row extends CatalogRow> {
  /** The number of the last change. */
  head(): Promise<number>;
  /** The next rows after an id, ordered by id; empty at the end. */
  list(after: string, now: number): Promise<Row[]>;
  /** The rows added or changed since a change, and the ids of those that may be gone. */
  since(change: number, now: number): Promise<{ rows: Row[]; gone: string[] }>;
}

/** What a feature declares to have its rows searched. */
export interface CatalogDeclaration<Row extends CatalogRow, Columns, Sort extends string> {
  columns: Columns;
  /** Number columns to sort by; equal rows have the youngest id first. The first order breaks ties of relevance. */
  orders: Record<Sort, SortKey<Extract<keyof Columns, string>>[]>;
  source: (read: Reader) => Source<Row>;
}

/** The number of rows of each value, the highest first. */
export type Facet = { value: string; count: number }[];

/** The number of rows in `from` <= value < `to`; null where open. */
export interface Bar {
  from: number | null;
  to: number | null;
  count: number;
}

/** The codes of values in alphabetical order. */
export const alphabetical = (values: readonly string[]): number[] =>
  [...values.keys()].sort((a, b) => ((values[a] as string) < (values[b] as string) ? -1 : 1));

/** Leaves out values without rows; equal counts are in alphabetical order. */
export const toFacet = (values: string[], counts: ArrayLike<number>, order = alphabetical(values)): Facet =>
  order
    .map((code) => ({ value: values[code] as string, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** Functions that declare the columns of a kind of row. */
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
