import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { siteNameIn } from "#src/config.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { plus } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { mailHtml } from "./mail-html.tsx";
import { mailText } from "./mail-text.ts";
import type { MailContent } from "./schema.ts";
import { outbox } from "./tables.ts";

export interface Mail {
  kind: string;
  /** `userId` is null for a recipient without an account. */
  to: { userId: string | null; email: string; language: Language };
  write: () => MailContent;
  /** An email is not queued if its key was used before. */
  uniqueKey?: string | undefined;
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

/** Longer than sending can take, so that no other process claims the email in the meantime. */
export const CLAIM_MS = 10 * MINUTE_MS;
/** The waiting times before the second attempt, the third, …: nearly three days in total. */
export const WAITS_MS = [1, 5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
export const MAILS_KEPT_MS = 30 * DAY_MS;

const isDue = (now: number) =>
  and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextTryAt, now));

const nextDue = (read: Reader, now: number) =>
  read.select({ id: outbox.id }).from(outbox).where(isDue(now)).orderBy(asc(outbox.nextTryAt)).limit(1);

export async function claimMail({ db, clock }: Pick<Deps, "db" | "clock">): Promise<OutboxRow | null> {
  const now = clock.now();
  if ((await nextDue(db.read, now)).length === 0) return null;
  return db.withTx(async (tx) => {
    const [due] = await nextDue(tx, now);
    if (!due) return null;
    const [claimed] = await tx
      .update(outbox)
      .set({ attempts: plus(outbox.attempts), nextTryAt: now + CLAIM_MS })
      .where(eq(outbox.id, due.id))
      .returning();
    return claimed ?? null;
  });
}

export async function releaseMail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, attempts }: OutboxRow,
): Promise<void> {
  await db.withTx(async (tx) => {
    await tx
      .update(outbox)
      .set({ attempts: attempts - 1, nextTryAt: clock.now() })
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));
  });
}

/** The last email to a deleted account, which is not kept after sending. */
export const PARTING_MAIL = "account-deleted";

/** Stores the time of the first delivery and deletes the content, which may contain links into an account. */
export async function markSent({ db, clock, config }: Deps, { id, kind }: OutboxRow): Promise<void> {
  const content = config.NODE_ENV === "development" ? {} : { text: "", html: "" };
  await db.withTx(async (tx) => {
    if (kind === PARTING_MAIL) return void (await tx.delete(outbox).where(eq(outbox.id, id)));
    await tx
      .update(outbox)
      .set({ sentAt: clock.now(), failedAt: null, lastError: null, ...content })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
  });
}

/** Schedules the next attempt; returns whether sending is given up, after the last of WAITS_MS. */
export async function markUnsent(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, attempts }: OutboxRow,
  lastError: string,
): Promise<boolean> {
  const now = clock.now();
  const wait = WAITS_MS[attempts - 1];
  const next = wait === undefined ? { failedAt: now } : { nextTryAt: now + wait };
  await db.withTx(async (tx) => {
    await tx
      .update(outbox)
      .set({ ...next, lastError: lastError.slice(0, 500) })
      // An attempt that lost its claim must not overwrite the result of a newer one.
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt)));
  });
  return wait === undefined;
}

/** Makes emails due whose next attempt is too far in the future, because the clock was set back. */
export async function endLongWaits({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const retries = WAITS_MS.map((wait, i) =>
    and(eq(outbox.attempts, i + 1), gt(outbox.nextTryAt, now + Math.max(wait, CLAIM_MS))),
  );
  const isTooLong = [and(eq(outbox.attempts, 0), gt(outbox.createdAt, now)), ...retries];
  await db.withTx(async (tx) => {
    await tx
      .update(outbox)
      .set({ nextTryAt: now })
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), or(...isTooLong)));
  });
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
