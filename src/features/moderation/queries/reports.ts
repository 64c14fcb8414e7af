import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { pick } from "#src/core/pick.ts";
import { alias } from "#src/db/columns.ts";
import type { Reader } from "#src/db/open.ts";
import { pageOfIds } from "#src/db/page-of-ids.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { conversations } from "#src/features/conversations/tables.ts";
import { mine, type Thread, threadsOf } from "#src/features/conversations/threads/queries/find-thread.ts";
import { listingPath } from "#src/features/listings/kinds.ts";
import { sellerReviews } from "#src/features/reviews/tables.ts";
import { listings } from "#src/features/listings/tables.ts";
import { t } from "#t";
import type { ReportFilter } from "../schema.ts";
import type { ReportJson } from "../shapes.ts";
import { reports, SITE_KEY } from "../tables.ts";

export const REPORTS_A_PAGE = 25;

const reporters = alias(users, "reporters");

const selectReports = (read: Reader) =>
  read
    .select({
      report: reports,
      listing: pick(listings, "title", "kind", "number", "slug"),
      seller: users.name,
      dealer: pick(dealers, "slug", "nameEn", "nameAr"),
      reporterName: reporters.name,
      reviewed: sellerReviews.sellerId,
    })
    .from(reports)
    .leftJoin(conversations, eq(conversations.id, reports.conversationId))
    .leftJoin(listings, or(eq(listings.id, reports.listingId), eq(listings.id, conversations.listingId)))
    .leftJoin(sellerReviews, eq(sellerReviews.id, reports.reviewId))
    .leftJoin(users, or(eq(users.id, reports.sellerId), eq(users.id, sellerReviews.sellerId)))
    .leftJoin(dealers, or(eq(dealers.id, reports.dealerId), eq(dealers.id, sellerReviews.dealerId)))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId));

const reportJson = ({
  report,
  listing,
  seller,
  dealer,
  reporterName,
  reviewed,
}: Awaited<ReturnType<typeof selectReports>>[number]): ReportJson => ({
  ...pick(
    report,
    "id",
    "listingId",
    "sellerId",
    "dealerId",
    "conversationId",
    "reviewId",
    "reason",
    "status",
    "createdAt",
  ),
  text: report.reporterKey === SITE_KEY ? t.sameTextReported() : report.text,
  about: report.conversationId
    ? t.reportedConversation(listing?.title ?? t.listingErased())
    : report.reviewId
      ? t.reviewAbout(dealer ? dealerName(dealer) : (seller ?? t.accountGone()))
      : (listing?.title ?? (dealer ? t.dealerChip(dealerName(dealer)) : (seller ?? ""))),
  kind: listing?.kind ?? null,
  number: listing?.number ?? null,
  /** The path of the page about what was reported. Of conversations and users it is a page for admins. */
  url: report.conversationId
    ? `/dashboard/conversations/${report.conversationId}`
    : listing
      ? listingPath(listing)
      : report.reviewId
        ? `${dealer ? dealerPath(dealer.slug) : `/sellers/${reviewed}`}#review-${report.reviewId}`
        : dealer
          ? dealerPath(dealer.slug)
          : `/dashboard/users/${report.sellerId}`,
  reporterName: report.reporterKey === SITE_KEY ? t.reportedBySite() : reporterName,
});

export async function listReportsAbout(read: Reader, listingIds: string[]) {
  const rows = await selectReports(read)
    .where(and(inArray(reports.listingId, listingIds), eq(reports.status, "open")))
    .orderBy(asc(reports.createdAt));
  return Map.groupBy(rows.map(reportJson), ({ listingId }) => listingId);
}

export async function listReports(
  read: Reader,
  { status, seller }: ReportFilter,
  { page: askedPage, pageSize }: { page: number; pageSize: number },
) {
  const own = read
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.sellerId, seller ?? ""));
  const filter = and(
    eq(reports.status, status),
    seller ? or(eq(reports.sellerId, seller), inArray(reports.listingId, own)) : undefined,
  );
  const order = [desc(reports.createdAt), desc(reports.id)];
  const { items: ids, ...page } = await pageOfIds(read, reports, askedPage, pageSize, order, filter);
  const rows = await selectReports(read)
    .where(inArray(reports.id, ids))
    .orderBy(...order);
  return { ...page, items: rows.map(reportJson) };
}

/** A conversation that was reported, seen as its buyer; null without a report. */
export async function findReported(read: Reader, id: string): Promise<Thread | null> {
  if ((await read.$count(reports, eq(reports.conversationId, id))) === 0) return null;
  const [thread] = await threadsOf(read).where(and(eq(mine.conversationId, id), eq(mine.side, "buyer")));
  return thread ?? null;
}
