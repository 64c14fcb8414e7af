import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import { listAuditOf } from "#src/features/audit/queries.ts";
import { KINDS, LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { listReports, REPORTS_A_PAGE } from "#src/features/moderation/queries/reports.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import AdminReports from "./admin-reports.island.tsx";
import AdminUsers from "./admin-users.island.tsx";
import { AdminList, optionsOf } from "./parts/admin-list.tsx";
import { AuditList } from "./parts/audit-list.tsx";
import { ListingLines } from "./parts/listing-line.tsx";
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

const SHOWN = 10;

const path = "/dashboard/users";

export const adminUserPages = routes()
  .get("/dashboard/users", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const filter = readUserFilter(queryParams(c));
    const { items: users, ...page } = await listUsers(db.read, filter, clock.now());
    return adminPage(
      c,
      { title: t.adminUsers(), path, preload: ["admin-users"] },
      <AdminList
        path={path}
        filter={filter}
        find={t.adminFindUser()}
        choices={[
          {
            name: "state",
            label: t.state(),
            value: filter.state,
            options: optionsOf(USER_STATES, t.adminUserState),
          },
          {
            name: "sort",
            label: t.searchSort(),
            value: filter.sort,
            always: true,
            options: optionsOf(USER_SORTS, t.adminSort),
          },
        ]}
        page={page}
        counted={t.adminUsersFound}
        csv={["users"]}
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
    const listings = await listListings(c.var.deps, readListingFilter(new URLSearchParams({ seller: id })));
    const latest = LISTING_KINDS.flatMap((kind) => listings[KINDS[kind].listName])
      .sort((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, SHOWN);
    const reports = await listReports(
      db.read,
      { status: "open", seller: id },
      { page: 1, pageSize: REPORTS_A_PAGE },
    );
    const entries = await listAuditOf(db.read, { kind: "user", id }, SHOWN);
    return adminPage(
      c,
      { title: user.name, path, preload: ["admin-users"] },
      <>
        <Crumbs
          label={t.adminParts()}
          items={[{ label: t.adminUsers(), href: href(path) }, { label: user.name }]}
        />
        <div className="mt-3 grid gap-8">
          <Island
            name="admin-users"
            of={AdminUsers}
            when="load"
            props={{ query: `?q=${id}`, first: { users: [user] }, open: true }}
          />
          <Section
            title={t.listingsTitle()}
            count={t.formatNumber(listings.total)}
            action={<More path={`/dashboard/listings?seller=${id}`}>{t.adminSeeListings()}</More>}
          >
            <ListingLines listings={latest} now={now} none={t.adminUserNoListings()} />
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
      </>,
    );
  });

const More = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={href(path)} className="link text-15">
    {children}
  </a>
);
