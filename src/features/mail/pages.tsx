import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import type { OutboxRow } from "./actions.ts";
import { OutboxPage } from "./outbox-page.tsx";
import { findMail, listMails } from "./queries.ts";

/** A letter brings its own styles and can do nothing else: no script, no picture from elsewhere, no form. */
const LETTER_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** `/dev/outbox`: the mails of a development server and how they look. */
export const outboxPages = new Hono<Env>()
  .get("/dev/outbox", access("guest"), async (c) => {
    const { db, clock } = c.var.deps;
    const mails = await listMails(db.read);
    const page = <OutboxPage mails={mails} now={clock.now()} />;
    return renderPage(c, { title: t.outboxTitle(), noindex: true }, page);
  })
  .get("/dev/outbox/:id", access("guest"), async (c) => c.html((await mailOf(c)).html, 200, LETTER_HEADERS))
  .get("/dev/outbox/:id/text", access("guest"), async (c) => c.text((await mailOf(c)).text));

async function mailOf(c: Ctx): Promise<OutboxRow> {
  const mail = await findMail(c.var.deps.db.read, c.req.param("id") ?? "");
  if (!mail) throw new AppError("not-found", "notFound");
  return mail;
}
