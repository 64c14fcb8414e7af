import { Column, is, SQL } from "drizzle-orm";
import { dialect } from "#src/config.ts";

export interface FlatSelection<Row> extends PromiseLike<Row[]> {
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

/** The same rows as drizzle returns, with SQLite in a third of the time for thousands of them. */
export async function flatRows<Row>(selection: FlatSelection<Row>): Promise<Row[]> {
  if (dialect === "postgres") return selection;
  const fields = Object.entries(selection._.selectedFields).map(([name, field]) => ({
    name,
    decode: decoderOf(field),
  }));
  const rows = (await selection.values()) as unknown[][];
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
