import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { alias } from "#src/db/columns.ts";
import type { Reader } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { ReportJson } from "../review-json.ts";
import type { ReportFilter, ReportReason } from "../schema.ts";
import { reports } from "../tables.ts";

const REPORTS_A_PAGE = 25;

const reporters = alias(users, "reporters");

const selectReports = (read: Reader) =>
  read
    .select({
      report: reports,
      title: listings.title,
      kind: listings.kind,
      seller: users.name,
      reporter: reporters.name,
    })
    .from(reports)
    .leftJoin(listings, eq(listings.id, reports.listingId))
    .leftJoin(users, eq(users.id, reports.sellerId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId));

const reportJson = ({
  report,
  title,
  kind,
  seller,
  reporter,
}: Awaited<ReturnType<typeof selectReports>>[number]): ReportJson => ({
  id: report.id,
  listingId: report.listingId,
  sellerId: report.sellerId,
  about: title ?? seller ?? "",
  kind,
  reason: report.reason as ReportReason,
  text: report.text,
  status: report.status,
  reporterName: reporter,
  createdAt: report.createdAt,
});

/** The open reports by listing, the oldest first. */
export async function listReportsAbout(
  read: Reader,
  listingIds: string[],
): Promise<Map<string | null, ReportJson[]>> {
  const rows = await selectReports(read)
    .where(and(inArray(reports.listingId, listingIds), eq(reports.status, "open")))
    .orderBy(asc(reports.createdAt));
  return Map.groupBy(rows.map(reportJson), ({ listingId }) => listingId);
}

/** A page of reports, the newest first; `seller` also selects reports about that seller's listings. */
export async function listReports(
  read: Reader,
  { status, seller }: ReportFilter,
  askedPage: number,
): Promise<Page<ReportJson>> {
  const own = read
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.sellerId, seller ?? ""));
  const filter = and(
    eq(reports.status, status),
    seller ? or(eq(reports.sellerId, seller), inArray(reports.listingId, own)) : undefined,
  );
  const total = await read.$count(reports, filter);
  const page = Math.min(askedPage, pageCount(total, REPORTS_A_PAGE));
  const order = [desc(reports.createdAt), desc(reports.id)];
  // Only the rows of this page are joined.
  const found = await read
    .select({ id: reports.id })
    .from(reports)
    .where(filter)
    .orderBy(...order)
    .limit(REPORTS_A_PAGE)
    .offset((page - 1) * REPORTS_A_PAGE);
  const ids = found.map(({ id }) => id);
  const rows = await selectReports(read)
    .where(inArray(reports.id, ids))
    .orderBy(...order);
  return { items: rows.map(reportJson), total, page, pageSize: REPORTS_A_PAGE };
}
