import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { siteNameIn } from "#src/config.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { plus } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { type Letter, letterHtml, letterText } from "./letter.tsx";
import { outbox } from "./tables.ts";

export interface Mail {
  /** Such as `welcome`. */
  kind: string;
  /** `userId` is null for somebody without an account. */
  to: { userId: string | null; email: string; language: Language };
  /** Writes the letter; runs in the reader's language. */
  write: () => Letter;
  /** A mail under a key that was used before is not written again. */
  uniqueKey?: string;
  /** Absolute address that stops mails of this kind when it is posted to. */
  unsubscribeUrl?: string;
}

export type OutboxRow = typeof outbox.$inferSelect;

/** Puts a mail into the outbox, in the transaction of what it tells of; a job sends it. */
export async function queueMail(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  mail: Mail,
): Promise<void> {
  const { kind, to, write, uniqueKey, unsubscribeUrl } = mail;
  const site = { name: siteNameIn(config, to.language), origin: configuredOrigin(config) };
  const now = clock.now();
  const letter = inLanguage(to.language, () => {
    const written = write();
    return { subject: written.subject, text: letterText(written, site), html: letterHtml(written, site) };
  });
  await tx
    .insert(outbox)
    .values({
      id: newId(),
      kind,
      userId: to.userId,
      recipient: to.email,
      language: to.language,
      uniqueKey,
      unsubscribeUrl,
      ...letter,
      nextTryAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** Longer than a mail may be on its way, so that nobody else takes it meanwhile. */
export const CLAIM_MS = 10 * MINUTE_MS;
/** Before the second try, the third, …: nearly three days in all. */
export const WAITS_MS = [1, 5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
/** How long a mail stays after it was sent or given up. */
export const MAILS_KEPT_MS = 30 * DAY_MS;

const isDue = (now: number) =>
  and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextTryAt, now));

const nextDue = (read: Reader, now: number) =>
  read.select({ id: outbox.id }).from(outbox).where(isDue(now)).orderBy(asc(outbox.nextTryAt)).limit(1);

/** Takes the next mail that is due, for CLAIM_MS; null when none is. Nobody else gets it until then. */
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

/** The kind of the last mail to somebody whose account is deleted: nothing of it is kept. */
export const PARTING_MAIL = "account-deleted";

/**
 * The mail server has taken it, whichever attempt sent it; the first time stays. Its words go, since links that open an
 * account are among them.
 */
export async function markSent({ db, clock, config }: Deps, { id, kind }: OutboxRow): Promise<void> {
  const words = config.NODE_ENV === "development" ? {} : { text: "", html: "" };
  await db.withTx(async (tx) => {
    if (kind === PARTING_MAIL) return void (await tx.delete(outbox).where(eq(outbox.id, id)));
    await tx
      .update(outbox)
      .set({ sentAt: clock.now(), failedAt: null, lastError: null, ...words })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
  });
}

/** It was not sent: it waits, each time longer. Answers true when it is given up, after the last of WAITS_MS. */
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
      // An attempt that lost its claim to a newer one must not overwrite that one's result.
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt)));
  });
  return wait === undefined;
}

/** Forgets mails a month after they were sent, or given up, or written where nobody could send them. */
export async function tidyOutbox({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = clock.now() - MAILS_KEPT_MS;
  await db.withTx(async (tx) => {
    await tx
      .delete(outbox)
      .where(or(lte(outbox.sentAt, before), and(isNull(outbox.sentAt), lte(outbox.createdAt, before))));
  });
}
