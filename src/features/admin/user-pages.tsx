import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { listAuditOf } from "#src/features/audit/queries.ts";
import { listReports } from "#src/features/moderation/queries/reports.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import AdminUsers from "./admin-users.island.tsx";
import { AdminList } from "./parts/admin-list.tsx";
import { listListings } from "./queries/listings.ts";
import { getUser, listUsers } from "./queries/users.ts";
import { UserPage } from "./user-page.tsx";
import { filterQuery, readListingFilter, readUserFilter, USER_SORTS, USER_STATES } from "./schema.ts";

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

/** `/dashboard/users`, everybody, and `/dashboard/users/:id`, all that is known of one. */
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
          props={{ query: filterQuery({ ...filter, page: page.page }), first: { users, ...page } }}
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
