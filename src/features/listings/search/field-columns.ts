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
import { boundsOf, type FilterName, filterNames, type Not, notOf, type SortOf, sortsOf } from "./filter.ts";
import { centsOf } from "#src/core/money.ts";

type Filtering<Fs> = FilterName<Fs, "many" | "range" | "numbers">;

type CatalogColumns<Fs, Row> = {
  [Name in Filtering<Fs>]: Fs[Name] extends { filter: "many" }
    ? Fs[Name] extends { kind: "choices" }
      ? ManyColumn<Row>
      : OneColumn<Row>
    : NumberColumn<Row>;
};

export type SearchedColumn<Fs> = {
  [Name in Filtering<Fs>]: Fs[Name] extends { shared: true } ? never : Column<Fs, Name>;
}[Filtering<Fs>];

export function searchedColumns<Fs extends Fields, Table extends object>(fields: Fs, table: Table) {
  const names = filterNames(fields, "many", "range", "numbers").filter((name) => !fields[name]?.shared);
  const all = table as Record<string, unknown>;
  const columns = names.map((name) => fields[name]?.column ?? name);
  return Object.fromEntries(columns.map((column) => [column, all[column]])) as Pick<
    Table,
    SearchedColumn<Fs> & keyof Table
  >;
}

export function fieldColumns<Fs extends Fields, Row>(fields: Fs): CatalogColumns<Fs, Row> {
  const { one, many, number } = columnsOf<Row>();
  const columnOf = (name: Filtering<Fs>) => {
    const field = fields[name] as Fields[string];
    const { kind, filter, bars, column = name } = field;
    const valueOf = (row: Row) => (row as Record<string, unknown>)[column];
    if (filter !== "many") return number((row) => (valueOf(row) as number | null) ?? 0, [...(bars ?? [])]);
    if (kind !== "choices") return one((row) => valueOf(row) as string | null);
    // Each value has a set of rows, so values typed by sellers would take too much memory.
    const filtered = new Set(field.values);
    return many((row) => (valueOf(row) as string[]).filter((value) => filtered.has(value)));
  };
  const names = filterNames(fields, "many", "range", "numbers");
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as CatalogColumns<Fs, Row>;
}

/** Rows with equal values are sorted newest first. */
export function fieldOrders<Fs extends Fields>(fields: Fs) {
  const keyOf = (sort: string) => (sort.endsWith("-desc") ? `-${sort.slice(0, -5)}` : sort.slice(0, -4));
  const sorts = sortsOf(fields).filter((sort) => sort !== "relevance" && sort !== "newest");
  return {
    newest: ["-listedAt"],
    ...Object.fromEntries(sorts.map((sort) => [sort, [keyOf(String(sort))]])),
  } as Record<Exclude<SortOf<Fs>, "relevance">, SortKey<"listedAt" | Filtering<Fs>>[]>;
}

export function selectionBy<Fs extends Fields>(fields: Fs) {
  const lists: string[] = filterNames(fields, "many").flatMap((name) => [name, notOf(name)]);
  const ranges = filterNames(fields, "range", "numbers").map((name: string) => {
    const [min, max] = boundsOf(name);
    const { kind, required } = fields[name] as Fields[string];
    // The catalog stores 0 for a missing value, which must not match a range.
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
      [Name in FilterName<Fs, "many"> as Not<Name>]?: string[];
    } & {
      [Name in FilterName<Fs, "range" | "numbers">]?: NumberFilter;
    };
  };
}
