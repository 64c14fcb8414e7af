import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type FoundPage, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "./open.ts";

/** The ids of one page of a table, sorted in the order of an index; a page past the end gives the last one. */
export async function pageOfIds(
  read: Reader,
  table: SQLiteTable & { id: AnyColumn },
  asked: number,
  pageSize: number,
  order: SQL[],
  filter?: SQL,
): Promise<FoundPage<string>> {
  const total = await read.$count(table, filter);
  const page = Math.min(asked, pageCount(total, pageSize));
  const rows = await read
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(filter)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(({ id }) => id), total, more: false, page, pageSize };
}
