import { asc, getTableColumns, gt } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { users } from "#src/auth/tables.ts";
import type { Reader } from "#src/db/open.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import { listings } from "#src/features/listings/tables.ts";

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

/** The columns of a table, and a batch of its rows after an id, in the order of their making. */
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

/** What can be exported. */
const SOURCES = {
  users: source(users, USER_COLUMNS),
  listings: source(listings, LISTING_COLUMNS),
  inquiries: source(inquiries, INQUIRY_COLUMNS),
  audit: source(auditLog, getTableColumns(auditLog)),
};

export type ExportName = keyof typeof SOURCES;

export const isExportName = (name: string): name is ExportName => Object.hasOwn(SOURCES, name);

/** The first line. */
export const exportHead = (name: ExportName): string[] =>
  Object.keys(SOURCES[name].columns).map((column) => (column === "priceCents" ? "price" : column));

/** All rows of one kind, a batch at a time, so that none but a batch is ever in memory. */
export async function* exportRows(read: Reader, name: ExportName): AsyncGenerator<unknown[][]> {
  for (let after = ""; ;) {
    const rows = await SOURCES[name].read(read, after);
    if (rows.length > 0) yield rows.map((row) => Object.entries(row).map(readable));
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? "";
  }
}

/** A time as ISO 8601, a price in dinars. */
function readable([column, value]: [string, unknown]): unknown {
  if (typeof value !== "number") return value;
  if (column.endsWith("At")) return new Date(value).toISOString();
  return column === "priceCents" ? value / 100 : value;
}
