import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { boundedText, pageParams } from "#src/core/query-params.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import type { Env } from "#src/http/env.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { AdminList } from "./parts/admin-list.tsx";
import { AuditList } from "./parts/audit-list.tsx";

/** `/dashboard/audit`: the log of what admins did. */
export const adminAuditPages = new Hono<Env>().get("/dashboard/audit", access("admin"), async (c) => {
  const params = new URL(c.req.url).searchParams;
  const filter = {
    q: boundedText(params.get("q")),
    action: boundedText(params.get("action")),
    page: pageParams(params).page,
  };
  const { items, ...page } = await listAudit(c.var.deps.db.read, filter);
  return renderPage(
    c,
    { title: t.adminAudit(), noindex: true },
    <AdminList
      path="/dashboard/audit"
      filter={filter}
      find={{
        label: t.adminFindAudit(),
        choices: [
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
              { value: "export", label: t.adminExports() },
            ],
          },
        ],
      }}
      page={page}
      counted={t.adminEntriesFound}
      csv={{ file: "audit", what: t.adminAudit() }}
      none={t.adminAuditNone()}
    >
      <AuditList entries={items} />
    </AdminList>,
  );
});
