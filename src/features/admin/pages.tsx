import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { boundedText, pageParams } from "#src/core/query-params.ts";
import { pageCount } from "#src/core/pagination.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { t } from "#t";
import AdminListings from "./admin-listings.island.tsx";
import AdminUsers from "./admin-users.island.tsx";
import { stateLabel } from "./labels.ts";
import { pagesOf } from "./filter-pages.ts";
import { AdminFrame } from "./parts/admin-frame.tsx";
import { AuditList } from "./parts/audit-list.tsx";
import { FilterForm } from "./parts/filter-form.tsx";
import { listListings } from "./queries/listings.ts";
import { listUsers } from "./queries/users.ts";
import { filterQuery, LISTING_STATES, readListingFilter, readUserFilter } from "./schema.ts";

const paramsOf = (c: Ctx) => new URL(c.req.url).searchParams;

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
          href={pagesOf("/dashboard/users", filter)}
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
          href={pagesOf("/dashboard/listings", filter)}
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
          <AuditList entries={items} />
        )}
        <Pagination
          current={page.page}
          last={pageCount(page.total, page.pageSize)}
          href={pagesOf("/dashboard/audit", filter)}
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
