import type { Database as Sqlite } from "bun:sqlite";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts rows with a prepared statement, a hundred times as fast as drizzle. */
export function rowWriter<T extends SQLiteTable>(sqlite: Sqlite, table: T) {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([key]) => snake(key));
  const statement = sqlite.query(
    `INSERT INTO ${getTableName(table)} (${names}) VALUES (${names.map(() => "?")})`,
  );
  return (row: T["$inferInsert"]): void => {
    const given = row as Record<string, unknown>;
    const values = columns.map(([key, column]) => {
      const value = given[key] ?? column.default ?? null;
      const isJson = typeof value === "object" && value !== null;
      return isJson ? JSON.stringify(value) : (value as string | number | null);
    });
    statement.run(...values);
  };
}

/** Runs `work` without the tables' indexes and triggers, and recreates them afterwards. */
export function withoutIndexes(sqlite: Sqlite, tables: SQLiteTable[], work: () => void): void {
  const dropped = sqlite
    .query(
      `SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL
        AND tbl_name IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(tables.map((table) => getTableName(table)))) as Record<
    "type" | "name" | "sql",
    string
  >[];
  for (const { type, name } of dropped) sqlite.run(`DROP ${type} ${name}`);
  work();
  for (const { sql } of dropped) sqlite.run(sql);
}
