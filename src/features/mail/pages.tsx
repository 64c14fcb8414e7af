import { access } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { t } from "#t";
import type { OutboxRow } from "./actions/outbox.ts";
import { findMail, listMails } from "./queries.ts";

/** Emails have inline styles; scripts, external pictures and forms are forbidden. */
const MAIL_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};

export const outboxPages = routes()
  .get("/dev/outbox", access("guest"), async (c) => {
    const { db, clock } = c.var.deps;
    const page = <OutboxPage mails={await listMails(db.read)} now={clock.now()} />;
    return renderPage(c, { title: t.outboxTitle(), noindex: true }, page);
  })
  .get("/dev/outbox/:id", access("guest"), async (c) => c.html((await mailOf(c)).html, 200, MAIL_HEADERS))
  .get("/dev/outbox/:id/text", access("guest"), async (c) => c.text((await mailOf(c)).text));

async function mailOf(c: Ctx): Promise<OutboxRow> {
  const mail = await findMail(c.var.deps.db.read, c.req.param("id") ?? "");
  if (!mail) throw new AppError("not-found", "notFound");
  return mail;
}

const stateOf = ({ sentAt, failedAt }: OutboxRow): string =>
  sentAt !== null ? t.outboxSent() : failedAt !== null ? t.outboxFailed() : t.outboxWaiting();

const OutboxPage = ({ mails, now }: { mails: OutboxRow[]; now: number }) => (
  <div className="wrap py-8">
    <h1 className="text-28 font-bold">{t.outboxTitle()}</h1>
    <p className="mt-1.5 mb-6 text-ink-soft">{mails.length > 0 ? t.outboxText() : t.outboxEmpty()}</p>
    <ul className="flex flex-col gap-3">
      {mails.map((mail) => (
        <li key={mail.id} className="card px-5 py-4">
          <a href={href(`/dev/outbox/${mail.id}`)} className="link" lang={mail.language} dir="auto">
            {mail.subject}
          </a>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
            <Badge>{stateOf(mail)}</Badge>
            <bdi className="wrap-anywhere">{t.outboxTo(mail.recipient)}</bdi>
            <bdi dir="ltr">{mail.kind}</bdi>
            <span>{t.formatAgo(mail.createdAt, now)}</span>
            <a href={href(`/dev/outbox/${mail.id}/text`)} className="link">
              {t.outboxPlainText()}
            </a>
          </p>
          {mail.lastError && (
            <p dir="ltr" className="mt-1 text-start text-14 text-bad wrap-anywhere">
              {mail.lastError}
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
);
