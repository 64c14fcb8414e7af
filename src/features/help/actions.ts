import { eq } from "drizzle-orm";
import { hashOfToken, newToken } from "#src/auth/tokens.ts";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import { listActiveAdmins } from "#src/features/accounts/queries.ts";
import { type AuditEntry, NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { queueMail } from "#src/features/mail/actions/outbox.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { findRequest, isRepeat } from "./queries.ts";
import type { ContactForm, DataRight } from "./schema.ts";
import { contactMessages } from "./tables.ts";

// High, because many phones share their network's address.
const BY_ADDRESS = { name: "contact", max: 10, perMs: HOUR_MS };

/**
 * By when a question about somebody's data must be answered. Law 24/2023 gives the rights; the ministry's pages name no number
 * of days (modee.gov.jo/EN/Pages/FAQs), so it is the month of the GDPR (article 12, paragraph 3).
 */
export const ANSWER_WITHIN_MS = 30 * DAY_MS;

/** Emails the message to every admin. Ignores a repetition within a minute and forms filled in by bots. */
export async function sendMessage(
  deps: Deps,
  writer: { id: string } | null,
  form: ContactForm,
  address: string,
  asks: DataRight | null = null,
): Promise<void> {
  if (form.website) return;
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  const { name, email, subject, message } = form;
  await deps.db.withTx(async (tx) => {
    if (await isRepeat(tx, form, now - MINUTE_MS)) return;
    const userId = writer?.id ?? null;
    const token = asks && newToken();
    const id = newId();
    const row = { id, userId, name, email, subject, message, createdAt: now, asks };
    const tokenHash = token && (await hashOfToken(token));
    await tx.insert(contactMessages).values({ ...row, tokenHash });
    if (token) await mailReceipt(tx, deps, email, token);
    for (const admin of await listActiveAdmins(tx)) {
      const write = () => ({
        subject: t.contactMailSubject(subject),
        paragraphs: [t.contactMailFrom(name, email)],
        ...(message && { quote: message }),
        action: {
          label: t.messagesReply(),
          url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
        },
        reason: t.contactMailReason(),
      });
      const uniqueKey = `contact-message:${admin.id}:${row.id}`;
      await mailUser(tx, deps, admin, "contact-message", write, { uniqueKey });
    }
  });
}

const mailReceipt = (tx: Tx, deps: Deps, email: string, token: string): Promise<void> =>
  queueMail(tx, deps, {
    kind: "data-request",
    to: { userId: null, email, language: t.language() },
    write: () => ({
      subject: t.dataRequestMailSubject(),
      paragraphs: [t.dataRequestMailText(t.formatDate(deps.clock.now() + ANSWER_WITHIN_MS))],
      action: {
        label: t.verifyEmailSubmit(),
        url: absoluteHref(deps.config, `/privacy/request/confirm?token=${token}`),
      },
      reason: t.dataRequestMailReason(),
    }),
  });

/** Confirms the request with this token; returns whether there is one. Confirming again changes nothing. */
export const confirmRequest = ({ db, clock }: Deps, token: string): Promise<boolean> =>
  db.withTx(async (tx) => {
    const found = await findRequest(tx, token);
    if (found?.confirmedAt === null)
      await tx
        .update(contactMessages)
        .set({ confirmedAt: clock.now() })
        .where(eq(contactMessages.id, found.id));
    return found !== null;
  });

export async function markHandled(
  { db, clock }: Deps,
  admin: AuditEntry["actor"],
  id: string,
  handled = true,
): Promise<void> {
  const now = clock.now();
  await db.withTx(async (tx) => {
    const [found] = await tx
      .update(contactMessages)
      .set({ handledAt: handled ? now : null })
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id });
    if (!found) throw new AppError("not-found", "notFound");
    // Without the message's text, because the log is kept longer.
    const subject = { kind: "message", id, name: NOBODY };
    const [before, after] = [{ handled: !handled }, { handled }];
    await recordAudit(tx, { actor: admin, action: "message.settle", subject, before, after }, now);
  });
}
