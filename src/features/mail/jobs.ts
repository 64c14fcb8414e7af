import { pick } from "#src/core/pick.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { MAIL_CONNECTIONS, type Mailer, MailServerDown } from "#src/runtime/mailer.ts";
import { sendAll } from "./actions/delivery.ts";
import { mailQueue, markSent, type OutboxRow, tidyOutbox } from "./actions/outbox.ts";
import { hostOf, senderOf } from "./sender.ts";

const LOOK_EVERY_MS = 3000;
const PAUSE_MS = MINUTE_MS;

export function mailJobs(deps: Deps, mailer: Mailer | null): Job[] {
  const tidy = { name: "old mails", everyMs: HOUR_MS, run: () => tidyOutbox(deps) };
  if (!mailer) return [tidy];
  return [
    { name: "mails of a later clock", everyMs: MINUTE_MS, run: () => mailQueue.endLongWaits(deps) },
    { name: "outbox", everyMs: LOOK_EVERY_MS, run: outboxRun(deps, mailer) },
    tidy,
  ];
}

function outboxRun(deps: Deps, mailer: Mailer): () => Promise<void> {
  let pausedUntil = -Infinity;

  const claim = async (): Promise<OutboxRow | null> =>
    mailer.isOpen && deps.clock.monotonicMs() >= pausedUntil ? mailQueue.claim(deps) : null;

  const sendOne = async (mail: OutboxRow): Promise<void> => {
    if (!mailer.isOpen) return mailQueue.release(deps, mail);
    try {
      await mailer.send(outgoing(deps, mail));
    } catch (error) {
      if (error instanceof MailServerDown) pausedUntil = deps.clock.monotonicMs() + PAUSE_MS;
      return recordFailure(deps, mail, error);
    }
    await markSent(deps, mail);
  };

  return () => sendAll(claim, sendOne, MAIL_CONNECTIONS);
}

const outgoing = ({ config }: Deps, mail: OutboxRow) => ({
  // The same at every attempt, so that duplicates are recognised.
  messageId: `<${mail.id}@${hostOf(config)}>`,
  ...pick(mail, "subject", "text", "html"),
  from: senderOf(config, mail.language),
  to: { name: "", address: mail.recipient },
  date: new Date(mail.createdAt),
  headers: {
    // Prevents automatic vacation replies.
    "Auto-Submitted": "auto-generated",
    "Content-Language": mail.language,
    ...(mail.unsubscribeUrl && {
      "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
});

/** The log contains the email's id and the server's code, but not its message, which may contain addresses. */
async function recordFailure(deps: Deps, mail: OutboxRow, error: unknown): Promise<void> {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const isLast = await mailQueue.markUnsent(deps, mail, message);
  const { code, responseCode } = (cause ?? {}) as { code?: string; responseCode?: number };
  const fields = { mail: mail.id, ...pick(mail, "kind", "attempts"), code, responseCode };
  if (isLast) deps.log.error("mail given up", fields);
  else deps.log.warn("mail not sent", fields);
}
