import { Hono } from "hono";
import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import type { FoundPage, Page } from "#src/core/pagination.ts";
import { listAuditOf } from "#src/features/audit/queries.ts";
import { listReports } from "#src/features/moderation/queries/reports.ts";
import type { ReportJson } from "#src/features/moderation/review-json.ts";
import type { Env } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { AdminListing, AdminUser } from "./admin-json.ts";
import AdminReports from "./admin-reports.island.tsx";
import AdminUsers from "./admin-users.island.tsx";
import { AdminFrame, AdminList } from "./parts/admin-list.tsx";
import { type AuditLine, AuditList } from "./parts/audit-list.tsx";
import { ListingLine } from "./parts/listing-line.tsx";
import { listListings } from "./queries/listings.ts";
import { getUser, listUsers } from "./queries/users.ts";
import {
  filterQuery,
  pageQuery,
  readListingFilter,
  readUserFilter,
  USER_SORTS,
  USER_STATES,
} from "./schema.ts";
import { queryParams } from "#src/http/validate.ts";

const LAST_ENTRIES = 10;

const states = (): Record<(typeof USER_STATES)[number], string> => ({
  active: t.adminActive(),
  suspended: t.adminSuspended(),
  verified: t.adminVerifiedSeller(),
  admin: t.adminRoleAdmin(),
});
const sorts = (): Record<(typeof USER_SORTS)[number], string> => ({
  newest: t.adminSortNewest(),
  oldest: t.adminSortOldest(),
  name: t.adminSortName(),
});

/** `/dashboard/users` and `/dashboard/users/:id`. */
export const adminUserPages = new Hono<Env>()
  .get("/dashboard/users", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readUserFilter(queryParams(c));
    const { items: users, ...page } = await listUsers(db.read, filter, clock.now());
    return renderPage(
      c,
      { title: t.adminUsers(), noindex: true, preload: ["admin-users"] },
      <AdminList
        path="/dashboard/users"
        filter={filter}
        find={{
          label: t.adminFindUser(),
          choices: [
            {
              name: "state",
              label: t.adminStateFilter(),
              value: filter.state,
              options: USER_STATES.map((value) => ({ value, label: states()[value] })),
            },
            {
              name: "sort",
              label: t.adminSortBy(),
              value: filter.sort,
              always: true,
              options: USER_SORTS.map((value) => ({ value, label: sorts()[value] })),
            },
          ],
        }}
        page={page}
        counted={t.adminUsersFound}
        csv={[{ file: "users", what: t.adminUsers() }]}
        none={t.adminNobodyFound()}
      >
        <Island
          name="admin-users"
          of={AdminUsers}
          when="load"
          props={{ query: pageQuery({ ...filter, page: page.page }), first: { users, ...page } }}
        />
      </AdminList>,
    );
  })
  .get("/dashboard/users/:id", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const id = c.req.param("id");
    const now = clock.now();
    const user = await getUser(db.read, id, now);
    const theirs = readListingFilter(new URLSearchParams({ seller: id }));
    return renderPage(
      c,
      { title: user.name, noindex: true, preload: ["admin-users"] },
      <UserPage
        user={user}
        listings={await listListings(c.var.deps, theirs)}
        reports={await listReports(db.read, { status: "open", seller: id }, 1)}
        entries={await listAuditOf(db.read, { kind: "user", id }, LAST_ENTRIES)}
        now={now}
      />,
    );
  });

interface UserPageProps {
  user: AdminUser;
  listings: FoundPage<AdminListing>;
  /** The open ones. */
  reports: Page<ReportJson>;
  /** The latest entries of the audit log. */
  entries: AuditLine[];
  now: number;
}

const SHOWN = 10;

/** One user with listings, open reports and the audit log. */
function UserPage({ user, listings, reports, entries, now }: UserPageProps) {
  const { id, name } = user;
  const first = { users: [user], total: 1, page: 1, pageSize: 1 };
  return (
    <AdminFrame path="/dashboard/users">
      <Crumbs
        label={t.adminParts()}
        items={[{ label: t.adminUsers(), href: href("/dashboard/users") }, { label: name }]}
      />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8">
        <Island
          name="admin-users"
          of={AdminUsers}
          when="load"
          props={{ query: `?q=${id}`, first, open: true }}
        />
        <Section
          title={t.adminListings()}
          count={t.formatNumber(listings.total)}
          action={<More path={`/dashboard/listings?seller=${id}`}>{t.adminSeeListings()}</More>}
        >
          {listings.total === 0 ? (
            <p className="panel p-5 text-ink-soft">{t.adminUserNoListings()}</p>
          ) : (
            <ul className="panel divide-y divide-line">
              {listings.items.slice(0, SHOWN).map((listing) => (
                <li key={listing.id} className="p-3">
                  <ListingLine listing={listing} now={now} />
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section
          title={t.adminReports()}
          count={t.formatNumber(reports.total)}
          action={<More path={`/dashboard/reports?seller=${id}`}>{t.adminReportsAll()}</More>}
        >
          <Island
            name="admin-reports"
            of={AdminReports}
            when="load"
            props={{ query: filterQuery({ status: "open", seller: id }), first: reports }}
          />
        </Section>
        <Section title={t.adminAudit()}>
          {entries.length === 0 ? (
            <p className="panel p-5 text-ink-soft">{t.adminAuditNone()}</p>
          ) : (
            <AuditList entries={entries} />
          )}
        </Section>
      </div>
    </AdminFrame>
  );
}

const More = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={href(path)} className="link text-15">
    {children}
  </a>
);
