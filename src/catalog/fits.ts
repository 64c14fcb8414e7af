import type { Column, NumberFilter } from "./columns.ts";

export function fitsRow<Row>(
  columns: Record<string, Column<Row>>,
  filters: Record<string, unknown>,
  row: Row,
): boolean {
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
