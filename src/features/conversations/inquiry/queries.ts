import { and, count, desc, eq, gt, gte, inArray, isNull, or, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { Page } from "#src/core/pagination.ts";
import { countWhere, dayOf } from "#src/db/expressions.ts";
import { pageOfIds } from "#src/db/page-of-ids.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { startOfJordanDay } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { isManager, type Person } from "#src/features/listings/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { AskedInquiry, InquiryJson } from "./shapes.ts";
import { inquiries, type InquiryStatus, messages } from "../tables.ts";

const INQUIRIES_A_PAGE = 10;

interface AskedInquiries {
  status?: InquiryStatus | undefined;
  page?: number;
  pageSize?: number;
}

/** Their own; of their dealer's, salespeople those that no colleague has taken over, managers all. */
export function isInquiryOf(person: Person): SQL | undefined {
  const isOwn = eq(inquiries.sellerId, person.id);
  if (!person.dealerId) return isOwn;
  const isMine = or(isNull(inquiries.takenBy), eq(inquiries.takenBy, person.id));
  return or(isOwn, and(eq(inquiries.dealerId, person.dealerId), isManager(person) ? undefined : isMine));
}

export async function listInquiriesOf(
  read: Reader,
  person: Person,
  { status, page: asked = 1, pageSize = INQUIRIES_A_PAGE }: AskedInquiries = {},
): Promise<Page<InquiryJson>> {
  const isAsked = and(isInquiryOf(person), status && eq(inquiries.status, status));
  const newest = [desc(inquiries.createdAt), desc(inquiries.id)];
  const { items: ids, ...page } = await pageOfIds(read, inquiries, asked, pageSize, newest, isAsked);
  const rows = await read
    .select({
      inquiry: inquiries,
      listing: pick(listings, "title", "kind", "number", "slug", "status"),
      taker: users.name,
    })
    .from(inquiries)
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .leftJoin(users, eq(users.id, inquiries.takenBy))
    .where(inArray(inquiries.id, ids))
    .orderBy(...newest);
  const items = rows.map(({ inquiry, listing, taker }) => ({
    ...pick(inquiry, "id", "status", "createdAt", "listingId"),
    ...pick(inquiry, "message", "buyerName", "buyerPhone", "buyerEmail"),
    kind: listing.kind,
    listingTitle: listing.title,
    listingUrl: listingPath(listing),
    isListed: listing.status !== "removed",
    takenBy: taker,
    canTake: inquiry.dealerId !== null && inquiry.takenBy !== person.id,
  }));
  return { ...page, items };
}

export async function countInquiries(read: Reader, person: Person): Promise<Record<InquiryStatus, number>> {
  const rows = await read
    .select({ status: inquiries.status, count: count() })
    .from(inquiries)
    .where(isInquiryOf(person))
    .groupBy(inquiries.status);
  const counts = { pending: 0, read: 0, replied: 0, closed: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}

type Asked = { sellerId: string } | { listingIds: string[] };

const isAbout = (of: Asked) =>
  "sellerId" in of ? eq(inquiries.sellerId, of.sellerId) : inArray(inquiries.listingId, of.listingIds);

/** The number of inquiries by listing and day in Jordan since `first`, for days with any. */
export const countInquiriesByDay = (read: Reader, of: Asked, first: number) =>
  read
    .select({ listingId: inquiries.listingId, day: dayOf(inquiries.createdAt), inquiries: count() })
    .from(inquiries)
    .where(and(isAbout(of), gte(inquiries.createdAt, startOfJordanDay(first))))
    .groupBy(inquiries.listingId, dayOf(inquiries.createdAt));

export async function countInquiriesByListing(read: Reader, of: Asked) {
  const rows = await read
    .select({
      listingId: inquiries.listingId,
      total: count(),
      pending: countWhere(eq(inquiries.status, "pending")),
    })
    .from(inquiries)
    .where(isAbout(of))
    .groupBy(inquiries.listingId);
  return new Map(rows.map(({ listingId, ...counts }) => [listingId, counts]));
}

const REPEATED = ["listingId", "buyerEmail", "buyerPhone", "buyerName", "message"] as const;

/** The same inquiry sent after `since`, by a double tap or a browser's retry. */
export async function findRepeat(
  read: Reader,
  { buyerId, ...inquiry }: Pick<typeof inquiries.$inferSelect, (typeof REPEATED)[number] | "buyerId">,
  since: number,
): Promise<AskedInquiry | null> {
  const isSame = REPEATED.map((name) => eq(inquiries[name], inquiry[name]));
  const isTheirs = buyerId === null ? isNull(inquiries.buyerId) : eq(inquiries.buyerId, buyerId);
  const [row] = await read
    .select({ ...pick(inquiries, "id", "status", "createdAt"), conversationId: messages.conversationId })
    .from(inquiries)
    .innerJoin(messages, eq(messages.id, inquiries.id))
    .where(and(...isSame, isTheirs, gt(inquiries.createdAt, since)));
  return row ?? null;
}

const MOST_REPLIES = 1000;

/** The median time until an inquiry was replied to; null with fewer than `least` replies since then. */
export async function medianReply(read: Reader, since: number, dealerId?: string, least = 1) {
  const isOfDealer = dealerId === undefined ? undefined : eq(inquiries.dealerId, dealerId);
  const replied = await read
    .select({ asked: inquiries.createdAt, answered: inquiries.updatedAt })
    .from(inquiries)
    .where(and(eq(inquiries.status, "replied"), isOfDealer, gte(inquiries.createdAt, since)))
    .orderBy(desc(inquiries.createdAt))
    .limit(MOST_REPLIES);
  if (replied.length < least) return null;
  const waits = replied.map(({ asked, answered }) => answered - asked).sort((a, b) => a - b);
  return waits[Math.floor(waits.length / 2)] ?? null;
}

const REPLY_PERIOD_MS = 90 * DAY_MS;
const LEAST_REPLIES = 3;

/** The dealer's usual reply time in minutes; null with too few replies lately. */
export async function findReplyMinutes(read: Reader, dealerId: string, now: number): Promise<number | null> {
  const replyMs = await medianReply(read, now - REPLY_PERIOD_MS, dealerId, LEAST_REPLIES);
  return replyMs === null ? null : Math.max(1, Math.round(replyMs / MINUTE_MS));
}
