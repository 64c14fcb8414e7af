import { asc, getTableColumns, gt } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { users } from "#src/auth/tables.ts";
import type { Reader } from "#src/db/open.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { csvLine } from "../csv.ts";

const BATCH = 250;

type Row = Record<string, unknown> & { id: string };

const USER_COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  location: users.location,
  role: users.role,
  isActive: users.isActive,
  listingLimit: users.listingLimit,
  verifiedAt: users.verifiedAt,
  adminNote: users.adminNote,
  createdAt: users.createdAt,
};
const LISTING_COLUMNS = {
  id: listings.id,
  kind: listings.kind,
  title: listings.title,
  priceCents: listings.priceCents,
  location: listings.location,
  status: listings.status,
  hold: listings.hold,
  featured: listings.featured,
  verified: listings.verified,
  sellerId: listings.sellerId,
  views: listings.viewCount,
  contacts: listings.contactCount,
  createdAt: listings.createdAt,
  listedAt: listings.listedAt,
  expiresAt: listings.expiresAt,
  soldAt: listings.soldAt,
};
const INQUIRY_COLUMNS = {
  id: inquiries.id,
  listingId: inquiries.listingId,
  sellerId: inquiries.sellerId,
  buyerId: inquiries.buyerId,
  buyerName: inquiries.buyerName,
  buyerPhone: inquiries.buyerPhone,
  buyerEmail: inquiries.buyerEmail,
  message: inquiries.message,
  status: inquiries.status,
  createdAt: inquiries.createdAt,
};

/** A table's exported columns, and how to read the batch of rows after an id. */
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
  users: source(users, USER_COLUMNS),
  listings: source(listings, LISTING_COLUMNS),
  inquiries: source(inquiries, INQUIRY_COLUMNS),
  audit: source(auditLog, getTableColumns(auditLog)),
};

export type ExportName = keyof typeof SOURCES;

export const isExportName = (name: string): name is ExportName => Object.hasOwn(SOURCES, name);

/** A table as CSV: the head, then the rows in batches, so that memory holds one batch at a time. */
export async function* exportCsv(read: Reader, name: ExportName): AsyncGenerator<string> {
  const { columns, read: readBatch } = SOURCES[name];
  const head = Object.keys(columns).map((column) => (column === "priceCents" ? "price" : column));
  // Spreadsheets recognise UTF-8 by the byte order mark.
  yield `\ufeff${csvLine(head)}`;
  for (let after = ""; ;) {
    const rows = await readBatch(read, after);
    yield rows.map((row) => csvLine(Object.entries(row).map(exportedValue))).join("");
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? "";
  }
}

/** A time as ISO 8601, a price in dinars. */
function exportedValue([column, value]: [string, unknown]): unknown {
  if (typeof value !== "number") return value;
  if (column.endsWith("At")) return new Date(value).toISOString();
  return column === "priceCents" ? value / 100 : value;
}
