import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { listReports } from "#src/features/moderation/queries/reports.ts";
import { listToReview } from "#src/features/moderation/queries/reviews.ts";
import { readReportFilter, REPORT_STATUSES } from "#src/features/moderation/schema.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import AdminReports from "./admin-reports.island.tsx";
import AdminReview from "./admin-review.island.tsx";
import { AdminFrame, Pages } from "./parts/admin-list.tsx";
import { getUser } from "./queries/users.ts";
import { filterQuery } from "./schema.ts";

/** `/dashboard/review` and `/dashboard/reports`. */
export const adminReviewPages = new Hono<Env>()
  .get("/dashboard/review", access("admin"), async (c) => {
    const { page } = pageParams(queryParams(c));
    const first = await listToReview(c.var.deps.db.read, page);
    const query = filterQuery({ page: first.page });
    return renderPage(
      c,
      { title: t.adminReviewTab(), noindex: true, preload: ["admin-review"] },
      <AdminFrame path="/dashboard/review">
        <Island name="admin-review" of={AdminReview} when="load" props={{ query, first }} />
        <Pages path="/dashboard/review" filter={{}} page={first} />
      </AdminFrame>,
    );
  })
  .get("/dashboard/reports", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const params = queryParams(c);
    const filter = readReportFilter(params);
    const about = filter.seller === null ? null : await getUser(db.read, filter.seller, clock.now());
    const first = await listReports(db.read, filter, pageParams(params).page);
    const tabs = { open: t.reportsOpen(), upheld: t.reportsUpheld(), dismissed: t.reportsDismissed() };
    const query = filterQuery({ ...filter, page: first.page });
    return renderPage(
      c,
      { title: t.adminReports(), noindex: true, preload: ["admin-reports"] },
      <AdminFrame path="/dashboard/reports">
        {about && (
          <p className="mb-4">
            <a href={href(`/dashboard/users/${about.id}`)} className="underline hover:text-action">
              {t.adminReportsAbout(about.name)}
            </a>{" "}
            <a href={href("/dashboard/reports")} className="link">
              {t.adminReportsAll()}
            </a>
          </p>
        )}
        <TabLinks
          label={t.adminReports()}
          className="mb-4 max-w-120"
          items={REPORT_STATUSES.map((status) => ({
            href: href(`/dashboard/reports${filterQuery({ ...filter, status })}`),
            label: tabs[status],
            current: status === filter.status,
          }))}
        />
        <Island name="admin-reports" of={AdminReports} when="load" props={{ query, first }} />
        <Pages path="/dashboard/reports" filter={filter} page={first} />
      </AdminFrame>,
    );
  });
