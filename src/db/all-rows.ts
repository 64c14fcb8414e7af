import { asc, getTableColumns, is, type SQL, sql, Table } from "drizzle-orm";
import { PgCustomColumn } from "drizzle-orm/pg-core";
import { type SQLiteColumn, SQLiteCustomColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { batches } from "#src/core/batches.ts";
import { dialect } from "#src/config.ts";
import { tableConfig } from "./columns.ts";
import type { Reader, Tx } from "./open.ts";
import { run } from "./statement.ts";

export type AnyTable = SQLiteTable;
export type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 500;
/** A statement takes at most 32,766 values in SQLite and 65,535 in PostgreSQL. */
const MOST_VALUES = 30_000;

export const isTable = (value: unknown): value is AnyTable => is(value, Table);

export const tableName = (table: AnyTable): string => tableConfig(table).name;

/** Sorts tables so that each comes after those its rows refer to, otherwise by name. */
export function inOrderOfReferences(tables: AnyTable[]): AnyTable[] {
  const ordered = new Set<AnyTable>();
  const add = (table: AnyTable): void => {
    if (ordered.has(table)) return;
    for (const key of tableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) add(foreignTable as AnyTable);
    }
    ordered.add(table);
  };
  for (const table of tables.toSorted((a, b) => (tableName(a) < tableName(b) ? -1 : 1))) add(table);
  return [...ordered];
}

function keyOf(table: AnyTable): [name: string, column: SQLiteColumn][] {
  const { primaryKeys, name } = tableConfig(table);
  const columns = Object.entries(getTableColumns(table));
  const key = primaryKeys[0]
    ? primaryKeys[0].columns.flatMap((part) => columns.filter(([, { name }]) => name === part.name))
    : columns.filter(([, { primary }]) => primary);
  if (key.length === 0) throw new Error(`${name} has no primary key`);
  return key;
}

/** Backups copy the stored values as they are, without conversions such as decryption. */
const isConverted = (column: SQLiteColumn): boolean =>
  is(column, SQLiteCustomColumn) || is(column, PgCustomColumn);

/** All rows in the order of their primary keys, in batches; the same in both dialects. */
export async function* rowsOf(read: Reader, table: AnyTable): AsyncGenerator<Row[]> {
  const key = keyOf(table);
  const fields = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      isConverted(column) ? sql`${column}` : column,
    ]),
  );
  const listed = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  const columns = listed(key.map(([, column]) => sql`${column}`));
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const rows: Row[] = await read
      .select(fields)
      .from(table)
      .where(after && sql`${columns} > ${listed(key.map(([name]) => sql`${after[name]}`))}`)
      .orderBy(...key.map(([, column]) => asc(column)))
      .limit(ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

export async function addRows(tx: Tx, table: AnyTable, rows: Row[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const converted = columns.filter(([, column]) => isConverted(column)).map(([name]) => name);
  const stored = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(converted.map((name) => [name, sql`${row[name]}`])),
  });
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(MOST_VALUES / columns.length));
  for (const some of batches(rows, atOnce)) await tx.insert(table).values(some.map(stored));
}

/** PostgreSQL's plans read far too many rows until autovacuum has run. SQLite analyzes when it is opened. */
export const analyzeTables = async (tx: Tx): Promise<void> => {
  if (dialect === "postgres") await run(tx, sql`analyze`);
};

export const removeRows = async (tx: Tx, table: AnyTable): Promise<void> => void (await tx.delete(table));

export const hasRows = async (read: Reader, table: AnyTable): Promise<boolean> =>
  (await read.$count(table)) > 0;
