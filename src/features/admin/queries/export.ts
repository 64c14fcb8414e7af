import { asc, getTableColumns, gt } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { users } from "#src/auth/tables.ts";
import { csvLine, csvOf } from "#src/core/csv.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { inquiries } from "#src/features/conversations/tables.ts";
import { listings } from "#src/features/listings/tables.ts";

const BATCH = 250;

type Row = Record<string, unknown> & { id: string };

const source = (table: SQLiteTable, columns: Record<string, SQLiteColumn> & { id: SQLiteColumn }) => ({
  columns,
  read: (read: Reader, after: string) =>
    read
      .select(columns)
      .from(table)
      .where(gt(columns.id, after))
      .orderBy(asc(columns.id))
      .limit(BATCH) as PromiseLike<Row[]>,
});

const SOURCES = {
  users: source(users, {
    ...pick(users, "id", "name", "email", "phone", "location", "role", "isActive", "listingLimit"),
    ...pick(users, "verifiedAt", "phoneConfirmedAt", "adminNote", "createdAt"),
  }),
  listings: source(listings, {
    ...pick(listings, "id", "kind", "number", "title", "priceCents", "location", "status", "hold"),
    ...pick(listings, "featured", "verified", "sellerId"),
    views: listings.viewCount,
    contacts: listings.contactCount,
    ...pick(listings, "createdAt", "listedAt", "expiresAt", "soldAt"),
  }),
  inquiries: source(inquiries, {
    ...pick(inquiries, "id", "listingId", "sellerId", "buyerId", "buyerName", "buyerPhone", "buyerEmail"),
    ...pick(inquiries, "message", "status", "createdAt"),
  }),
  audit: source(auditLog, getTableColumns(auditLog)),
};

export type ExportName = keyof typeof SOURCES;

export const isExportName = (name: string): name is ExportName => Object.hasOwn(SOURCES, name);

export async function* exportCsv(read: Reader, name: ExportName): AsyncGenerator<string> {
  const { columns, read: readBatch } = SOURCES[name];
  const head = Object.keys(columns).map((column) => (column === "priceCents" ? "price" : column));
  yield csvOf([head]);
  for (let after = ""; ;) {
    const rows = await readBatch(read, after);
    yield rows.map((row) => csvLine(Object.entries(row).map(exportedValue))).join("");
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? "";
  }
}

function exportedValue([column, value]: [string, unknown]): unknown {
  if (typeof value !== "number") return value;
  if (column.endsWith("At")) return new Date(value).toISOString();
  return column === "priceCents" ? value / 100 : value;
}
