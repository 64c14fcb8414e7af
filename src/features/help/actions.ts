import { eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { mailUser } from "#src/features/accounts/actions/notices.ts";
import { listActiveAdmins } from "#src/features/accounts/queries.ts";
import { type AuditEntry, NOBODY, recordAudit } from "#src/features/audit/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { countTry } from "#src/http/rate-limit.ts";
import { t } from "#t";
import { isRepeat } from "./queries.ts";
import type { ContactForm } from "./schema.ts";
import { contactMessages } from "./tables.ts";

// High, because many phones share their network's address.
const BY_ADDRESS = { name: "contact", max: 10, perMs: HOUR_MS };

/** Emails the message to every admin. Ignores a repetition within a minute and forms filled in by bots. */
export async function sendMessage(
  deps: Deps,
  writer: { id: string } | null,
  form: ContactForm,
  address: string,
): Promise<void> {
  if (form.website) return;
  const now = deps.clock.now();
  await countTry(deps.db, BY_ADDRESS, address, now);
  const { name, email, subject, message } = form;
  await deps.db.withTx(async (tx) => {
    if (await isRepeat(tx, form, now - MINUTE_MS)) return;
    const userId = writer?.id ?? null;
    await tx
      .insert(contactMessages)
      .values({ id: newId(), userId, name, email, subject, message, createdAt: now });
    for (const admin of await listActiveAdmins(tx))
      await mailUser(tx, deps, admin, "contact-message", () => ({
        subject: t.contactMailSubject(subject),
        paragraphs: [t.contactMailFrom(name, email)],
        quote: message,
        action: {
          label: t.messagesReply(),
          url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
        },
        reason: t.contactMailReason(),
      }));
  });
}

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
