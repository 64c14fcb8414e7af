import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { boundedText, pageParams } from "#src/core/query-params.ts";
import { pageCount } from "#src/core/pagination.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { listReports } from "#src/features/moderation/queries/reports.ts";
import { listToReview } from "#src/features/moderation/queries/reviews.ts";
import { readReportStatus, REPORT_STATUSES } from "#src/features/moderation/schema.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import AdminListings from "./admin-listings.island.tsx";
import AdminReports from "./admin-reports.island.tsx";
import AdminReview from "./admin-review.island.tsx";
import AdminUsers from "./admin-users.island.tsx";
import { stateLabel } from "./labels.ts";
import { AdminFrame } from "./parts/admin-frame.tsx";
import { AuditTable } from "./parts/audit-table.tsx";
import { FilterForm } from "./parts/filter-form.tsx";
import { listListings } from "./queries/listings.ts";
import { listUsers } from "./queries/users.ts";
import { filterQuery, LISTING_STATES, readListingFilter, readUserFilter } from "./schema.ts";

const paramsOf = (c: Ctx) => new URL(c.req.url).searchParams;

/** Where a list's other pages are, under the same filter. */
const pageOf =
  (path: string, filter: object) =>
  (page: number): string =>
    href(path + filterQuery({ ...filter, page }));

export const adminPages = new Hono<Env>()
  .get("/dashboard/users", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readUserFilter(paramsOf(c));
    const { items, ...page } = await listUsers(db.read, filter, clock.now());
    const first = { users: items, ...page };
    return renderPage(
      c,
      { title: t.adminUsers(), noindex: true, preload: ["admin-users"] },
      <AdminFrame path="/dashboard/users">
        <FilterForm
          path="/dashboard/users"
          q={filter.q}
          placeholder={t.adminFindUser()}
          filtered={filterQuery({ ...filter, page: 1 }) !== ""}
          choices={[
            {
              name: "state",
              label: t.adminStateFilter(),
              value: filter.state,
              options: [
                { value: "active", label: t.adminActive() },
                { value: "suspended", label: t.adminSuspended() },
                { value: "verified", label: t.adminVerifiedSeller() },
                { value: "admin", label: t.adminRoleAdmin() },
              ],
            },
            {
              name: "sort",
              label: t.adminSortBy(),
              value: filter.sort,
              always: true,
              options: [
                { value: "newest", label: t.adminSortNewest() },
                { value: "oldest", label: t.adminSortOldest() },
                { value: "name", label: t.adminSortName() },
              ],
            },
          ]}
        />
        <ListHead
          count={page.more ? t.adminManyFound(page.total) : t.adminUsersFound(page.total)}
          csv="users"
          what={t.adminUsers()}
        />
        {items.length === 0 ? (
          <p className="panel p-5 text-ink-soft">{t.adminNobodyFound()}</p>
        ) : (
          <Island
            name="admin-users"
            of={AdminUsers}
            when="load"
            props={{ query: filterQuery({ ...filter, page: page.page }), first }}
          />
        )}
        <Pagination
          current={page.page}
          last={pageCount(page.total, page.pageSize)}
          href={pageOf("/dashboard/users", filter)}
          className="mt-6"
        />
      </AdminFrame>,
    );
  })
  .get("/dashboard/listings", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readListingFilter(paramsOf(c));
    const now = clock.now();
    const { items, ...page } = await listListings(db.read, filter, now);
    const first = {
      cars: items.filter(({ kind }) => kind === "car"),
      numberPlates: items.filter(({ kind }) => kind === "number-plate"),
    };
    return renderPage(
      c,
      { title: t.adminListings(), noindex: true, preload: ["admin-listings"] },
      <AdminFrame path="/dashboard/listings">
        <FilterForm
          path="/dashboard/listings"
          q={filter.q}
          placeholder={t.adminFindListing()}
          filtered={filterQuery({ ...filter, page: 1 }) !== ""}
          choices={[
            {
              name: "kind",
              label: t.adminKindFilter(),
              value: filter.kind,
              options: [
                { value: "car", label: t.adminKindCar() },
                { value: "number-plate", label: t.adminKindPlate() },
              ],
            },
            {
              name: "state",
              label: t.adminStateFilter(),
              value: filter.state,
              options: LISTING_STATES.map((state) => ({ value: state, label: stateLabel(state) })),
            },
            {
              name: "badge",
              label: t.adminBadgeFilter(),
              value: filter.badge,
              options: [
                { value: "featured", label: t.badgeFeatured() },
                { value: "verified", label: t.badgeVerified() },
                { value: "flagged", label: t.adminFlagged() },
              ],
            },
          ]}
        >
          {filter.seller && <input type="hidden" name="seller" value={filter.seller} />}
        </FilterForm>
        <ListHead
          count={page.more ? t.adminManyFound(page.total) : t.adminListingsFound(page.total)}
          csv="listings"
          what={t.adminListings()}
        />
        {items.length === 0 ? (
          <p className="panel p-5 text-ink-soft">{t.adminNothingFound()}</p>
        ) : (
          <Island
            name="admin-listings"
            of={AdminListings}
            when="load"
            props={{ query: filterQuery({ ...filter, page: page.page }), first, now }}
          />
        )}
        <Pagination
          current={page.page}
          last={pageCount(page.total, page.pageSize)}
          href={pageOf("/dashboard/listings", filter)}
          className="mt-6"
        />
      </AdminFrame>,
    );
  })
  .get("/dashboard/review", access("admin"), async (c) => {
    const first = await listToReview(c.var.deps.db.read, 1);
    return renderPage(
      c,
      { title: t.adminReviewTab(), noindex: true, preload: ["admin-review"] },
      <AdminFrame path="/dashboard/review">
        <Island name="admin-review" of={AdminReview} when="load" props={{ first }} />
      </AdminFrame>,
    );
  })
  .get("/dashboard/reports", access("admin"), async (c) => {
    const params = paramsOf(c);
    const status = readReportStatus(params.get("status") ?? undefined);
    const first = await listReports(c.var.deps.db.read, status, pageParams(params).page);
    const tabs = { open: t.reportsOpen(), upheld: t.reportsUpheld(), dismissed: t.reportsDismissed() };
    const query = filterQuery({ status, page: first.page });
    return renderPage(
      c,
      { title: t.adminReports(), noindex: true, preload: ["admin-reports"] },
      <AdminFrame path="/dashboard/reports">
        <TabLinks
          label={t.adminReports()}
          className="mb-4 max-w-120"
          items={REPORT_STATUSES.map((each) => ({
            href: href(`/dashboard/reports?status=${each}`),
            label: tabs[each],
            current: each === status,
          }))}
        />
        {first.total === 0 ? (
          <p className="panel p-5 text-ink-soft">{t.reportsNone()}</p>
        ) : (
          <Island name="admin-reports" of={AdminReports} when="load" props={{ query, first }} />
        )}
        <Pagination
          current={first.page}
          last={pageCount(first.total, first.pageSize)}
          href={pageOf("/dashboard/reports", { status })}
          className="mt-6"
        />
      </AdminFrame>,
    );
  })
  .get("/dashboard/audit", access("admin"), async (c) => {
    const params = paramsOf(c);
    const filter = {
      q: boundedText(params.get("q")),
      action: boundedText(params.get("action")),
      page: pageParams(params).page,
    };
    const { items, ...page } = await listAudit(c.var.deps.db.read, filter);
    return renderPage(
      c,
      { title: t.adminAudit(), noindex: true },
      <AdminFrame path="/dashboard/audit">
        <FilterForm
          path="/dashboard/audit"
          q={filter.q}
          placeholder={t.adminFindAudit()}
          filtered={filter.q !== "" || filter.action !== ""}
          choices={[
            {
              name: "action",
              label: t.adminAuditAbout(),
              value: filter.action,
              options: [
                { value: "user", label: t.adminUsers() },
                { value: "listing", label: t.adminListings() },
                { value: "report", label: t.adminReports() },
                { value: "message", label: t.adminMessages() },
                { value: "site", label: t.adminSite() },
              ],
            },
          ]}
        />
        <ListHead
          count={page.more ? t.adminManyFound(page.total) : t.adminEntriesFound(page.total)}
          csv="audit"
          what={t.adminAudit()}
        />
        {items.length === 0 ? (
          <p className="panel p-5 text-ink-soft">{t.adminAuditNone()}</p>
        ) : (
          <AuditTable entries={items} />
        )}
        <Pagination
          current={page.page}
          last={pageCount(page.total, page.pageSize)}
          href={pageOf("/dashboard/audit", filter)}
          className="mt-6"
        />
      </AdminFrame>,
    );
  });

/** How many there are, and all of them as a file. */
const ListHead = ({ count, csv, what }: { count: string; csv: string; what: string }) => (
  <p className="mb-3 flex items-center justify-between gap-3 text-15">
    <span className="font-semibold">{count}</span>
    <ButtonLink
      href={`/api/admin/export/${csv}.csv`}
      variant="quiet"
      icon="arrow-down"
      aria-label={t.adminExportOf(what)}
      download
    >
      {t.adminExport()}
    </ButtonLink>
  </p>
);
