import type { Reader } from "#src/db/open.ts";

/** One value of many: a make. `of` answers null where a listing says nothing. */
export interface OneColumn<Row> {
  kind: "one";
  of: (row: Row) => string | null;
}

/** Several values of a few: features. */
export interface ManyColumn<Row> {
  kind: "many";
  of: (row: Row) => string[];
}

/** Yes or no: has photos. */
export interface FlagColumn<Row> {
  kind: "flag";
  of: (row: Row) => boolean;
}

/**
 * A whole number from 0 to 2^40: a price. With `edges` (ascending, at most 254) it has a histogram, whose first bar is
 * below the first edge and whose last bar begins with the last; without, it only sorts and filters.
 */
export interface NumberColumn<Row> {
  kind: "number";
  of: (row: Row) => number;
  edges: number[];
}

export type Column<Row> = OneColumn<Row> | ManyColumn<Row> | FlagColumn<Row> | NumberColumn<Row>;

/** A number column's name, with a minus where the highest comes first. */
export type SortKey<Name extends string> = Name | `-${Name}`;

/** Whatever the numbers may be; an open bound is null. All of it holds together. */
export interface NumbersWanted {
  min?: number | null;
  max?: number | null;
  anyOf?: readonly number[];
  /** 1 at each whole number that is wanted. */
  marked?: Uint8Array | undefined;
}

/** What a search may ask of a column: any of one's values, all of many's, a flag to be set, numbers. */
type Wanted<C> = C extends { kind: "one" }
  ? readonly string[] | ((value: string) => boolean)
  : C extends { kind: "many" }
    ? readonly string[]
    : C extends { kind: "flag" }
      ? true
      : NumbersWanted;

/** What a search asks for, by column; all of it has to hold. Columns that are left out filter nothing. */
export type Selection<Columns> = { [Name in keyof Columns]?: Wanted<Columns[Name]> | undefined };

/** What every row says besides its columns. */
export interface Identified {
  id: string;
  /** The number by which the text index knows it; null for one without words. */
  docId: number | null;
  /** It leaves the catalog at this time. */
  expiresAt: number;
}

/** Where the rows come from; every call reads what is committed. */
export interface Source<Row extends Identified> {
  /** The number of the last change. */
  head(): Promise<number>;
  /** The next rows after an id, in the order of the ids; none at the end. */
  list(after: string, now: number): Promise<Row[]>;
  /** What came, changed (as it is now) or went since a change. */
  since(change: number, now: number): Promise<{ rows: Row[]; gone: string[] }>;
}

/** What a feature registers: a kind of thing to search for. Nothing else has to know its columns. */
export interface CatalogDeclaration<Row extends Identified, Columns, Sort extends string> {
  columns: Columns;
  /** By number columns, equal ones the youngest id first; the first order is the one of equal relevance. */
  orders: Record<Sort, SortKey<Extract<keyof Columns, string>>[]>;
  source: (read: Reader) => Source<Row>;
}

/** The columns of a kind of row, to be declared with. */
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
