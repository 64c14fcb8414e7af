import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { getListing } from "#src/features/listings/queries.ts";
import { getSeller } from "#src/features/listings/queries/sellers.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { refusalOf } from "#src/http/errors.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { report, reporterOf } from "./actions/reports.ts";
import { ReportPage } from "./report-page.tsx";
import { reportInput } from "./schema.ts";

interface Subject {
  about: string;
  /** Of its page. */
  path: string;
  ids: { listingId?: string; sellerId?: string };
}

const idIn = (c: Ctx) => c.req.param("id") ?? "";

const listingOf =
  (kind: "car" | "number-plate", path: string) =>
  async (c: Ctx): Promise<Subject> => {
    const { id, title } = await getListing(c.var.deps.db.read, { kind, id: idIn(c) });
    return { about: title, path: `${path}/${id}`, ids: { listingId: id } };
  };

async function sellerOf(c: Ctx): Promise<Subject> {
  const { db, clock } = c.var.deps;
  const { id, name } = await getSeller(db.read, idIn(c), clock.now());
  return { about: name, path: `/sellers/${id}`, ids: { sellerId: id } };
}

function reportPages(find: (c: Ctx) => Promise<Subject>) {
  const page = (c: Ctx, subject: Subject, props: object = {}, status?: Parameters<typeof renderPage>[3]) =>
    renderPage(c, { title: t.reportTitle(), noindex: true }, <ReportPage {...subject} {...props} />, status);
  return new Hono<Env>()
    .get("/", access("guest"), async (c) => page(c, await find(c)))
    .post("/", access("guest"), async (c) => {
      const subject = await find(c);
      const form = await c.req.parseBody();
      const values = { reason: String(form.reason ?? ""), text: String(form.text ?? "") };
      try {
        const website = String(form.website ?? "");
        const input = parseInput(reportInput, { ...values, ...subject.ids, website });
        await report(c.var.deps, reporterOf(c), input);
      } catch (error) {
        const { status, fields, message } = refusalOf(c, error);
        return page(c, subject, { values, errors: fields, message }, status);
      }
      setFlash(c, "reportSentToast");
      return c.redirect(href(subject.path), 303);
    });
}

/** `/cars/:id/report`, `/number-plates/:id/report` and `/sellers/:id/report`. */
export const moderationPages = new Hono<Env>()
  .route("/cars/:id/report", reportPages(listingOf("car", "/cars")))
  .route("/number-plates/:id/report", reportPages(listingOf("number-plate", "/number-plates")))
  .route("/sellers/:id/report", reportPages(sellerOf));
