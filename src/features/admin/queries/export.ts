import { asc, gt } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { Reader } from "#src/db/open.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { inquiries } from "#src/features/inquiries/tables.ts";
import { listings } from "#src/features/listings/tables.ts";

const BATCH = 1000;

type Row = Record<string, unknown> & { id: string };

/** What can be exported, each a batch of rows after an id, in the order of their making. */
const SOURCES = {
  users: (read: Reader, after: string) =>
    read
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        phone: users.phone,
        location: users.location,
        role: users.role,
        isActive: users.isActive,
        listingLimit: users.listingLimit,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(BATCH),
  listings: (read: Reader, after: string) =>
    read
      .select({
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
      })
      .from(listings)
      .where(gt(listings.id, after))
      .orderBy(asc(listings.id))
      .limit(BATCH),
  inquiries: (read: Reader, after: string) =>
    read
      .select({
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
      })
      .from(inquiries)
      .where(gt(inquiries.id, after))
      .orderBy(asc(inquiries.id))
      .limit(BATCH),
  audit: (read: Reader, after: string) =>
    read.select().from(auditLog).where(gt(auditLog.id, after)).orderBy(asc(auditLog.id)).limit(BATCH),
} satisfies Record<string, (read: Reader, after: string) => PromiseLike<Row[]>>;

export type ExportName = keyof typeof SOURCES;

export const isExportName = (name: string): name is ExportName => Object.hasOwn(SOURCES, name);

/** All rows of one kind, a batch at a time, so that none but a batch is ever in memory. */
export async function* exportRows(read: Reader, name: ExportName): AsyncGenerator<Row[]> {
  for (let after = ""; ;) {
    const rows: Row[] = await SOURCES[name](read, after);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? "";
  }
}
