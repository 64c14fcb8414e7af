import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { t } from "#t";
import type { OutboxRow } from "./actions.ts";
import { type MailState, stateOf } from "./queries.ts";

const STATE: Record<MailState, () => string> = {
  waiting: () => t.outboxWaiting(),
  sent: () => t.outboxSent(),
  failed: () => t.outboxFailed(),
};

/** Every mail with the way to its looks and its words. */
export const OutboxPage = ({ mails, now }: { mails: OutboxRow[]; now: number }) => (
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
            <Badge>{STATE[stateOf(mail)]()}</Badge>
            <bdi className="[overflow-wrap:anywhere]">{t.outboxTo(mail.recipient)}</bdi>
            <bdi dir="ltr">{mail.kind}</bdi>
            <span>{t.formatAgo(mail.createdAt, now)}</span>
            <a href={href(`/dev/outbox/${mail.id}/text`)} className="link">
              {t.outboxPlainText()}
            </a>
          </p>
          {mail.lastError && (
            <p dir="ltr" className="mt-1 text-start text-14 text-bad [overflow-wrap:anywhere]">
              {mail.lastError}
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
);
