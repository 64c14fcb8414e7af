import { and, eq, isNull, lte, or } from "drizzle-orm";
import { siteNameIn } from "#src/config.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { endsWith } from "#src/db/expressions.ts";
import type { Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { deliveryQueue } from "./delivery.ts";
import { mailHtml, mailText } from "../mail-html.tsx";
import type { MailContent } from "../schema.ts";
import { outbox } from "../tables.ts";

export interface Mail {
  kind: string;
  /** `userId` is null for a recipient without an account. */
  to: { userId: string | null; email: string; language: Language };
  write: () => MailContent;
  /** An email is not queued if its key was used before. */
  uniqueKey?: string | undefined;
  /** The earliest time to send it; immediately if missing. */
  sendAt?: number | undefined;
  /** The absolute address that mail programs post to for unsubscribing. */
  unsubscribeUrl?: string;
}

export type OutboxRow = typeof outbox.$inferSelect;

export async function queueMail(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  { to, write, sendAt, ...header }: Mail,
): Promise<void> {
  const site = { name: siteNameIn(config, to.language), origin: configuredOrigin(config) };
  const now = clock.now();
  const rendered = inLanguage(to.language, () => {
    const content = write();
    return { subject: content.subject, text: mailText(content, site), html: mailHtml(content, site) };
  });
  await tx
    .insert(outbox)
    .values({
      id: newId(),
      userId: to.userId,
      recipient: to.email,
      language: to.language,
      ...header,
      ...rendered,
      nextTryAt: sendAt ?? now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** Cancels an email that was not tried yet; returns whether there was one. */
export async function withdrawMail(tx: Tx, uniqueKey: string): Promise<boolean> {
  const isUntried = and(eq(outbox.uniqueKey, uniqueKey), eq(outbox.attempts, 0), isNull(outbox.sentAt));
  return (await tx.delete(outbox).where(isUntried).returning({ id: outbox.id })).length > 0;
}

/** Deletes emails to others about things of a deleted account, by the ids at the end of their keys. */
export async function forgetMailsAbout(tx: Tx, things: { id: string }[]): Promise<void> {
  for (const { id } of things) await tx.delete(outbox).where(endsWith(outbox.uniqueKey, `:${id}`));
}

export const CLAIM_MS = 10 * MINUTE_MS;
/** Nearly three days in total. */
export const WAITS_MS = [1, 5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
export const MAILS_KEPT_MS = 30 * DAY_MS;

export const mailQueue = deliveryQueue({ table: outbox, claimMs: CLAIM_MS, waitsMs: WAITS_MS });

/** The last email to a deleted account, which is not kept after sending. */
export const PARTING_MAIL = "account-deleted";

/** Stores the time of the first delivery and deletes the content, which may contain links into an account. */
export async function markSent(deps: Deps, { id, kind }: OutboxRow): Promise<void> {
  const isKept = deps.config.NODE_ENV === "development";
  if (kind === PARTING_MAIL)
    return deps.db.withTx(async (tx) => void (await tx.delete(outbox).where(eq(outbox.id, id))));
  await mailQueue.markSent(deps, { id }, isKept ? {} : { text: "", html: "" });
}

/** Deletes emails a month after they were sent or given up, or if they could not be sent without a mail server. */
export async function tidyOutbox({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = clock.now() - MAILS_KEPT_MS;
  await db.withTx(async (tx) => {
    await tx
      .delete(outbox)
      .where(or(lte(outbox.sentAt, before), and(isNull(outbox.sentAt), lte(outbox.createdAt, before))));
  });
}
