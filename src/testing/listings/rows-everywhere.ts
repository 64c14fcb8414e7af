import { getTableColumns } from "drizzle-orm";
import { addRows, type AnyTable, type Row, tableName } from "#src/db/all-rows.ts";
import { tableConfig } from "#src/db/columns.ts";
import type { Database } from "#src/db/open.ts";
import { allTables } from "#src/operation/moving/all-tables.ts";

const ROWS = 3;
const TEXTS = ["Toyota «LE»", "سيارة\tفل\nكامل", "😀 'quoted' \"twice\" \\", "", "Ä ö\u2028ß"];

/** Adds rows to every table of a site with three photos: all kinds of values, references, and allowed nulls. */
export async function putRowsEverywhere(db: Database, photoIds: string[]): Promise<void> {
  const keys = new Map<string, unknown[]>([["photos", photoIds]]);
  await db.withTx(async (tx) => {
    for (const table of allTables) {
      const name = tableName(table);
      if (["photos", "site_identity"].includes(name)) continue;
      const rows = Array.from({ length: ROWS }, (_, i) => rowOf(table, i, keys));
      await addRows(tx, table, rows);
      keys.set(
        name,
        rows.map((row) => row.id),
      );
    }
  });
}

function rowOf(table: AnyTable, i: number, keys: Map<string, unknown[]>): Row {
  const references = new Map(
    tableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return [columns[0]?.name, tableName(foreignTable as AnyTable)];
    }),
  );
  const isPartOfKey = (name: string) =>
    tableConfig(table).primaryKeys.some(({ columns }) => columns.some((column) => column.name === name));
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => {
      const other = references.get(column.name);
      if (other) return [name, keys.get(other)?.[i] ?? null];
      if (!column.notNull && i === 1) return [name, null];
      const isUnique = column.primary || column.isUnique || isPartOfKey(column.name) || name === "id";
      return [name, valueOf(column.dataType, isUnique ? i + 1 : i, isUnique)];
    }),
  );
}

function valueOf(type: string, i: number, isUnique: boolean): unknown {
  if (type === "boolean") return i % 2 === 0;
  if (type === "number") return isUnique ? i : [0, -5, 1_781_514_000_123][i];
  if (type === "json") return [{ zebra: 1, apple: [true, null, 2.5, { b: "ب", a: "" }] }, [], "text"][i];
  return isUnique ? `${TEXTS[i]}${i}` : TEXTS[(i * 2) % TEXTS.length];
}
