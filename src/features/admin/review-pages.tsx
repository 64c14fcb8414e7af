import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { lookAtReported } from "#src/features/moderation/actions/look-at-reported.ts";
import { listReports, REPORTS_A_PAGE } from "#src/features/moderation/queries/reports.ts";
import { listToReview, REVIEWS_A_PAGE } from "#src/features/moderation/queries/reviews.ts";
import { readReportFilter, REPORT_STATUSES } from "#src/features/moderation/schema.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import AdminReports from "./admin-reports.island.tsx";
import AdminReview from "./admin-review.island.tsx";
import { Pages } from "./parts/admin-list.tsx";
import { Reported } from "./parts/reported.tsx";
import { getUser } from "./queries/users.ts";
import { filterQuery } from "./schema.ts";

export const adminReviewPages = routes()
  .get("/dashboard/conversations/:id", access("admin"), async (c) => {
    const reported = await lookAtReported(c.var.deps, requireUser(c), c.req.param("id"));
    const title = t.reportedConversation(reported.listing?.title ?? t.listingErased());
    return adminPage(
      c,
      { title, path: "/dashboard/reports", isOfDealers: true },
      <Reported {...{ reported, title }} />,
    );
  })
  .get("/dashboard/review", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const first = await listToReview(db.read, pageParams(queryParams(c), REVIEWS_A_PAGE), clock.now());
    const query = filterQuery({ page: first.page });
    const path = "/dashboard/review";
    return adminPage(
      c,
      { title: t.adminReviewTab(), path, preload: ["admin-review"] },
      <>
        <Island name="admin-review" of={AdminReview} when="load" props={{ query, first }} />
        <Pages path={path} filter={{}} page={first} />
      </>,
    );
  })
  .get("/dashboard/reports", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const params = queryParams(c);
    const filter = readReportFilter(params);
    const about = filter.seller === null ? null : await getUser(db.read, filter.seller, clock.now());
    const first = await listReports(db.read, filter, pageParams(params, REPORTS_A_PAGE));
    const query = filterQuery({ ...filter, page: first.page });
    const path = "/dashboard/reports";
    return adminPage(
      c,
      { title: t.adminReports(), path, preload: ["admin-reports"] },
      <>
        {about && (
          <p className="mb-4">
            <a href={href(`/dashboard/users/${about.id}`)} className="underline hover:text-action">
              {t.adminReportsAbout(about.name)}
            </a>{" "}
            <a href={href(path)} className="link">
              {t.adminReportsAll()}
            </a>
          </p>
        )}
        <TabLinks
          label={t.adminReports()}
          className="mb-4 max-w-120"
          items={REPORT_STATUSES.map((status) => ({
            href: href(path + filterQuery({ ...filter, status })),
            label: t.reportStatus(status),
            current: status === filter.status,
          }))}
        />
        <Island name="admin-reports" of={AdminReports} when="load" props={{ query, first }} />
        <Pages path={path} filter={filter} page={first} />
      </>,
    );
  });
