import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { gives, paged, pageOf, shaped, texts } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { validate, queryParams } from "#src/http/validate.ts";
import { report, settleReport } from "./actions/reports.ts";
import { takeBack } from "./actions/take-back.ts";
import { decide } from "./actions/verdicts.ts";
import { listReports, REPORTS_A_PAGE } from "./queries/reports.ts";
import { listToReview, REVIEWS_A_PAGE } from "./queries/reviews.ts";
import { readReporter } from "./reporter.ts";
import {
  readReportFilter,
  REPORT_STATUSES,
  reportInput,
  reportPatch,
  undoInput,
  verdictInput,
} from "./schema.ts";
import { reportShape, reviewShape } from "./shapes.ts";

const reportQuery = z.object({
  status: z.optional(z.enum(REPORT_STATUSES)),
  seller: z.optional(z.string()),
  ...paged,
});

export const reportsApi = routes().post(
  "/",
  access("guest"),
  gives(null),
  validate("json", reportInput),
  async (c) => {
    await report(c.var.deps, readReporter(c), c.req.valid("json"));
    return c.body(null, 204);
  },
);

export const reviewApi = routes()
  .get(
    "/reviews",
    access("admin", "admin:read"),
    shaped({ query: z.object(paged), answers: { 200: pageOf(reviewShape) } }),
    async (c) => {
      const { db, clock } = c.var.deps;
      const page = await listToReview(db.read, pageParams(queryParams(c), REVIEWS_A_PAGE), clock.now());
      linkPages(c, page);
      return c.json(page);
    },
  )
  .post(
    "/reviews/:id",
    access("admin"),
    gives(z.object(texts("decision"))),
    validate("json", verdictInput),
    async (c) => {
      const decision = await decide(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json"));
      return c.json({ decision });
    },
  )
  .post("/reviews/:id/undo", access("admin"), gives(null), validate("json", undoInput), async (c) => {
    await takeBack(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").decision);
    return c.body(null, 204);
  })
  .get(
    "/reports",
    access("admin", "admin:read"),
    shaped({ query: reportQuery, answers: { 200: pageOf(reportShape) } }),
    async (c) => {
      const params = queryParams(c);
      const asked = pageParams(params, REPORTS_A_PAGE);
      const page = await listReports(c.var.deps.db.read, readReportFilter(params), asked);
      linkPages(c, page);
      return c.json(page);
    },
  )
  .patch("/reports/:id", access("admin"), gives(null), validate("json", reportPatch), async (c) => {
    await settleReport(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").status);
    return c.body(null, 204);
  });
