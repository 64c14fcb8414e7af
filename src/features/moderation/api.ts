import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { describes, id } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { pageShape } from "#src/http/page-shape.ts";
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
import { moreFound, pageOf, reportShape, reviewShape } from "./shapes.ts";

export const reportsApi = routes().post(
  "/",
  access("guest"),
  describes({
    id: "report",
    summary: "Report a listing or a seller",
    text: "Names either `listingId` or `sellerId`.",
    accepts: ["Idempotency-Key"],
    answers: { 204: null },
    errors: [404, 409, 410],
    example: { body: { listingId: "01932c07-5a00-7000-8000-000000000001", reason: "sold", text: "" } },
  }),
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
    describes({
      id: "listReviews",
      summary: "List listings to review",
      query: z.object(pageShape),
      answers: { 200: pageOf(reviewShape, moreFound) },
      headers: ["Link", "X-Total-Count"],
    }),
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
    describes({
      id: "decide",
      summary: "Decide about a listing",
      answers: { 200: z.object({ decision: id() }) },
      errors: [409, 410],
    }),
    validate("json", verdictInput),
    async (c) => {
      const decision = await decide(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json"));
      return c.json({ decision });
    },
  )
  .post(
    "/reviews/:id/undo",
    access("admin"),
    describes({
      id: "takeBackDecision",
      summary: "Take back a decision",
      answers: { 204: null },
      errors: [409],
    }),
    validate("json", undoInput),
    async (c) => {
      await takeBack(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").decision);
      return c.body(null, 204);
    },
  )
  .get(
    "/reports",
    access("admin", "admin:read"),
    describes({
      id: "listReports",
      summary: "List reports",
      query: z.object({
        status: z.optional(z.enum(REPORT_STATUSES)),
        seller: z.optional(z.string()),
        ...pageShape,
      }),
      answers: { 200: pageOf(reportShape, moreFound) },
      headers: ["Link", "X-Total-Count"],
    }),
    async (c) => {
      const params = queryParams(c);
      const page = await listReports(
        c.var.deps.db.read,
        readReportFilter(params),
        pageParams(params, REPORTS_A_PAGE),
      );
      linkPages(c, page);
      return c.json(page);
    },
  )
  .patch(
    "/reports/:id",
    access("admin"),
    describes({
      id: "settleReport",
      summary: "Settle a report",
      answers: { 204: null },
      errors: [409],
    }),
    validate("json", reportPatch),
    async (c) => {
      await settleReport(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").status);
      return c.body(null, 204);
    },
  );
