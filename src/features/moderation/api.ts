import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { getThread } from "#src/features/conversations/threads/queries/find-thread.ts";
import { asks, gives, paged } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { validate, queryParams } from "#src/http/validate.ts";
import { lookAtReported } from "./actions/look-at-reported.ts";
import { report, settleReport } from "./actions/reports.ts";
import { takeBack } from "./actions/take-back.ts";
import { decide } from "./actions/verdicts.ts";
import { listReports, REPORTS_A_PAGE } from "./queries/reports.ts";
import { listToReview, REVIEWS_A_PAGE } from "./queries/reviews.ts";
import { readReporter } from "./reporter.ts";
import {
  conversationReport,
  readReportFilter,
  reportInput,
  reportPatch,
  undoInput,
  verdictInput,
} from "./schema.ts";
import { decisionShape, reportedShape, reportQuery, reportsShape, reviewsShape } from "./shapes.ts";

export const reportsApi = routes();

reportsApi.post("/", access("guest"), validate("json", reportInput), gives(null), async (c) => {
  await report(c.var.deps, readReporter(c), c.req.valid("json"));
});

export const conversationReportsApi = routes().post(
  "/:id/report",
  access("owner", "inquiries:write"),
  validate("json", conversationReport),
  gives(null),
  async (c) => {
    const { deps } = c.var;
    const conversationId = c.req.param("id");
    await getThread(deps.db.read, { person: requireUser(c) }, conversationId);
    const { reason, note } = c.req.valid("json");
    await report(deps, readReporter(c), { conversationId, reason, text: note });
  },
);

export const reviewApi = routes()
  .get("/reviews", access("admin", "admin:read"), asks(paged), gives(reviewsShape), async (c) => {
    const { db, clock } = c.var.deps;
    const page = await listToReview(db.read, pageParams(queryParams(c), REVIEWS_A_PAGE), clock.now());
    linkPages(c, page);
    return c.json(page);
  })
  .post("/reviews/:id", access("admin"), validate("json", verdictInput), gives(decisionShape), async (c) => {
    const decision = await decide(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json"));
    return c.json({ decision });
  })
  .post("/reviews/:id/undo", access("admin"), validate("json", undoInput), gives(null), async (c) => {
    await takeBack(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").decision);
  })
  .get("/reports", access("admin", "admin:read"), asks(reportQuery), gives(reportsShape), async (c) => {
    const params = queryParams(c);
    const asked = pageParams(params, REPORTS_A_PAGE);
    const page = await listReports(c.var.deps.db.read, readReportFilter(params), asked);
    linkPages(c, page);
    return c.json(page);
  })
  .patch("/reports/:id", access("admin"), validate("json", reportPatch), gives(null), async (c) => {
    await settleReport(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").status);
  })
  .get("/conversations/:id", access("admin", "admin:read"), gives(reportedShape), async (c) =>
    c.json(await lookAtReported(c.var.deps, requireUser(c), c.req.param("id"))),
  );
