import {
  columnsOf,
  type ManyColumn,
  type NumberColumn,
  type NumberFilter,
  type OneColumn,
  type SortKey,
} from "#src/catalog/columns.ts";
import type { Fields } from "../fields.ts";
import type { Column } from "../field-values.ts";
import { boundsOf, type FilterName, filterNames, type SortOf, sortsOf } from "../filter.ts";
import { centsOf } from "#src/core/money.ts";

type Filtering<Fs> = FilterName<Fs, "many" | "range" | "numbers">;

/** The columns of the catalog that fields filter by. */
type CatalogColumns<Fs, Row> = {
  [Name in Filtering<Fs>]: Fs[Name] extends { filter: "many" }
    ? Fs[Name] extends { kind: "choices" }
      ? ManyColumn<Row>
      : OneColumn<Row>
    : NumberColumn<Row>;
};

/** The columns of its table that a search reads. */
export type SearchedColumn<Fs> = {
  [Name in Filtering<Fs>]: Fs[Name] extends { shared: true } ? never : Column<Fs, Name>;
}[Filtering<Fs>];

/** The columns of its table that a search reads, out of all. */
export function searchedColumns<Fs extends Fields, Table extends object>(fields: Fs, table: Table) {
  const names = filterNames(fields, "many", "range", "numbers").filter((name) => !fields[name]?.shared);
  const all = table as Record<string, unknown>;
  const columns = names.map((name) => fields[name]?.column ?? name);
  return Object.fromEntries(columns.map((column) => [column, all[column]])) as Pick<
    Table,
    SearchedColumn<Fs> & keyof Table
  >;
}

/** What the fields of a kind of listing are searched and counted by, named as their filters. */
export function fieldColumns<Fs extends Fields, Row>(fields: Fs): CatalogColumns<Fs, Row> {
  const { one, many, number } = columnsOf<Row>();
  const columnOf = (name: Filtering<Fs>) => {
    const { kind, filter, bars, column = name } = fields[name] as Fields[string];
    const valueOf = (row: Row) => (row as Record<string, unknown>)[column];
    if (filter !== "many") return number((row) => (valueOf(row) as number | null) ?? 0, [...(bars ?? [])]);
    return kind === "choices"
      ? many((row) => valueOf(row) as string[])
      : one((row) => valueOf(row) as string | null);
  };
  const names = filterNames(fields, "many", "range", "numbers");
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as CatalogColumns<Fs, Row>;
}

/** The orders that fields sort by; equal ones the newest first. */
export function fieldOrders<Fs extends Fields>(fields: Fs) {
  const keyOf = (sort: string) => (sort.endsWith("-desc") ? `-${sort.slice(0, -5)}` : sort.slice(0, -4));
  const sorts = sortsOf(fields).filter((sort) => sort !== "relevance" && sort !== "newest");
  return {
    newest: ["-listedAt"],
    ...Object.fromEntries(sorts.map((sort) => [sort, [keyOf(String(sort))]])),
  } as Record<Exclude<SortOf<Fs>, "relevance">, SortKey<"listedAt" | Filtering<Fs>>[]>;
}

/** Asks the catalog for what a filter says of the fields; what filters nothing is left out. */
export function selectionBy<Fs extends Fields>(fields: Fs) {
  const lists: string[] = filterNames(fields, "many");
  const ranges = filterNames(fields, "range", "numbers").map((name: string) => {
    const [min, max] = boundsOf(name);
    const { kind, required } = fields[name] as Fields[string];
    // Nothing said is 0 in the catalog, and within no range.
    return { name, min, max, least: required ? null : 1, inUnit: kind === "money" ? centsOf : Number };
  });
  return (filter: object) => {
    const asked = filter as Record<string, unknown>;
    const selection: Record<string, NumberFilter | string[]> = {};
    for (const name of lists) {
      const values = asked[name] as string[];
      if (values.length > 0) selection[name] = values;
    }
    for (const { name, min, max, least, inUnit } of ranges) {
      const bound = (at: string) => (asked[at] === null ? null : inUnit(Number(asked[at])));
      const lowest = least === null ? bound(min) : Math.max(least, bound(min) ?? least);
      const anyOf = (asked[name] as number[] | undefined) ?? [];
      if (asked[min] !== null || asked[max] !== null || anyOf.length > 0)
        selection[name] = { min: lowest, max: bound(max), ...(anyOf.length > 0 && { anyOf }) };
    }
    return selection as { [Name in FilterName<Fs, "many">]?: string[] } & {
      [Name in FilterName<Fs, "range" | "numbers">]?: NumberFilter;
    };
  };
}
