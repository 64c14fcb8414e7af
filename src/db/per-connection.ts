import { getTableColumns, type InferInsertModel, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader, Tx } from "./open.ts";

/** Makes a value once for each connection, such as a statement: building its text takes longer than most queries. */
export function perConnection<T, Connection extends Reader = Reader>(
  make: (connection: Connection) => T,
): (connection: Connection) => T {
  const made = new WeakMap<Connection, T>();
  return (connection) => made.getOrInsertComputed(connection, make);
}

export function preparedInsert<Row extends SQLiteTable>(
  row: Row,
): (tx: Tx, values: InferInsertModel<Row>) => Promise<unknown> {
  const columns = Object.entries(getTableColumns(row));
  const placeholders = Object.fromEntries(columns.map(([name]) => [name, sql`${sql.placeholder(name)}`]));
  const insert = perConnection((tx: Tx) =>
    tx
      .insert(row)
      .values(placeholders as never)
      .prepare(),
  );
  // Async, so that it begins now: drizzle's own promise would begin only when it is awaited.
  return async (tx, values) => {
    const given: Record<string, unknown> = values;
    const stored = columns.map(([name, column]) => {
      const value = given[name] === undefined ? (column.default ?? null) : given[name];
      return [name, value === null ? null : column.mapToDriverValue(value)];
    });
    return insert(tx).execute(Object.fromEntries(stored));
  };
}
