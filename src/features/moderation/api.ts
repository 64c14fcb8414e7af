import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { validate, queryParams } from "#src/http/validate.ts";
import { report, settleReport } from "./actions/reports.ts";
import { takeBack } from "./actions/take-back.ts";
import { decide } from "./actions/verdicts.ts";
import { listReports } from "./queries/reports.ts";
import { listToReview } from "./queries/reviews.ts";
import { readReporter } from "./reporter.ts";
import { readReportFilter, reportInput, reportPatch, undoInput, verdictInput } from "./schema.ts";

const pageOf = (c: Ctx) => pageParams(queryParams(c)).page;

export const reportsApi = routes().post("/", access("guest"), validate("json", reportInput), async (c) => {
  await report(c.var.deps, readReporter(c), c.req.valid("json"));
  return c.body(null, 204);
});

export const reviewApi = routes()
  .get("/reviews", access("admin", "admin:read"), async (c) =>
    c.json(await listToReview(c.var.deps.db.read, pageOf(c), c.var.deps.clock.now())),
  )
  .post("/reviews/:id", access("admin"), validate("json", verdictInput), async (c) => {
    const decision = await decide(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json"));
    return c.json({ decision });
  })
  .post("/reviews/:id/undo", access("admin"), validate("json", undoInput), async (c) => {
    await takeBack(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").decision);
    return c.body(null, 204);
  })
  .get("/reports", access("admin", "admin:read"), async (c) => {
    const filter = readReportFilter(queryParams(c));
    return c.json(await listReports(c.var.deps.db.read, filter, pageOf(c)));
  })
  .patch("/reports/:id", access("admin"), validate("json", reportPatch), async (c) => {
    await settleReport(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").status);
    return c.body(null, 204);
  });
