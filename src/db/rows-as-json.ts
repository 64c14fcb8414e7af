import { Column, is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dialect } from "#src/config.ts";
import { listOf } from "./expressions.ts";
import type { Reader } from "./open.ts";

export interface FlatSelection<Row> extends PromiseLike<Row[]>, SQLWrapper {
  values(): unknown;
  _: { selectedFields: Record<string, unknown> };
}

type Decode = ((value: unknown) => unknown) | null;

const asItIs = Column.prototype.mapFromDriverValue;

function decoderOf(field: unknown): Decode {
  const decoder = is(field, Column)
    ? field
    : is(field, SQL.Aliased)
      ? (field.sql as unknown as { decoder: typeof Column.prototype }).decoder
      : null;
  if (!decoder) throw new Error("Only columns and named expressions can be read flat");
  return decoder.mapFromDriverValue === asItIs ? null : (value) => decoder.mapFromDriverValue(value);
}

/** Runs a select and returns the same rows as drizzle, for thousands of rows in a third of the time. */
export async function flatRows<Row>(read: Reader, selection: FlatSelection<Row>): Promise<Row[]> {
  const fields = Object.entries(selection._.selectedFields).map(([name, field]) => ({
    name,
    decode: decoderOf(field),
  }));
  const rows =
    dialect === "postgres"
      ? await inOneValue(read, selection, fields.length)
      : ((await selection.values()) as unknown[][]);
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < fields.length; i++) {
      const { name, decode } = fields[i] as (typeof fields)[number];
      const value = values[i];
      row[name] = decode && value !== null ? decode(value) : value;
    }
    return row as Row;
  });
}

/** All rows as one JSON value: PostgreSQL's driver is slow with one value per column and row. */
async function inOneValue(read: Reader, selection: SQLWrapper, count: number): Promise<unknown[][]> {
  const names = sql.raw(Array.from({ length: count }, (_, i) => `c${i}`).join(", "));
  const [found] = await read
    .select({ rows: listOf<unknown[]>(sql`json_build_array(${names})`) })
    .from(sql`${selection} as found (${names})`);
  return found?.rows ?? [];
}
