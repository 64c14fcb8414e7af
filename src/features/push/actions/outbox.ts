import { and, asc, eq, gt, gte, isNull, lt, lte, or } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { plus } from "#src/db/expressions.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import type { Device } from "../queries.ts";
import type { Notice, NoticePayload } from "../schema.ts";
import { pushOutbox, pushSubscriptions } from "../tables.ts";

export interface Push {
  kind: string;
  to: { id: string; language: Language };
  /** Identifies the notification, which is sent once to each device. */
  key: string;
  write: () => Notice;
  sendAt?: number | undefined;
}

/** Queues a notification for all devices of a user; call it in the transaction of the event. */
export async function queuePush(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { kind, to, key, write, sendAt }: Push,
): Promise<void> {
  const devices = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, to.id));
  if (devices.length === 0) return;
  const now = clock.now();
  const { language } = to;
  const notice = inLanguage(language, write);
  const rows = devices.map(({ id: subscriptionId }) => {
    const id = newId();
    const payload: NoticePayload = {
      ...notice,
      tag: id,
      lang: language,
      dir: language === "ar" ? "rtl" : "ltr",
    };
    return {
      id,
      subscriptionId,
      kind,
      uniqueKey: `${key}:${subscriptionId}`,
      payload: JSON.stringify(payload),
      nextTryAt: sendAt ?? now,
      createdAt: now,
    };
  });
  await tx.insert(pushOutbox).values(rows).onConflictDoNothing();
}

export async function withdrawPush(tx: Tx, key: string): Promise<void> {
  // Keys continue with ":" and the device; ";" is the next character.
  await tx
    .delete(pushOutbox)
    .where(and(gte(pushOutbox.uniqueKey, `${key}:`), lt(pushOutbox.uniqueKey, `${key};`)));
}

export type OutgoingPush = typeof pushOutbox.$inferSelect & { device: Device };

/** Longer than sending can take, so that no other process claims the notification in the meantime. */
const CLAIM_MS = 2 * MINUTE_MS;
/** The waiting times before the second attempt, the third, …; then sending is given up. */
export const WAITS_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
/** Older notifications are not sent. */
export const NEWS_FOR_MS = DAY_MS;
const PUSHES_KEPT_MS = 30 * DAY_MS;

const isWaiting = and(isNull(pushOutbox.sentAt), isNull(pushOutbox.failedAt));

const nextDue = (read: Reader, now: number) =>
  read
    .select({ push: pushOutbox, device: pushSubscriptions })
    .from(pushOutbox)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
    .where(and(isWaiting, lte(pushOutbox.nextTryAt, now)))
    .orderBy(asc(pushOutbox.nextTryAt))
    .limit(1);

export async function claimPush({ db, clock }: Pick<Deps, "db" | "clock">): Promise<OutgoingPush | null> {
  const now = clock.now();
  if ((await nextDue(db.read, now)).length === 0) return null;
  return db.withTx(async (tx) => {
    const [due] = await nextDue(tx, now);
    if (!due) return null;
    const { push, device } = due;
    const claim = { attempts: push.attempts + 1, nextTryAt: now + CLAIM_MS };
    await tx
      .update(pushOutbox)
      .set({ ...claim, attempts: plus(pushOutbox.attempts) })
      .where(eq(pushOutbox.id, push.id));
    return { ...push, ...claim, device };
  });
}

type Claimed = Pick<OutgoingPush, "id" | "attempts">;

/** Marks it as sent and deletes the payload, which may contain names. */
export const markPushed = ({ db, clock }: Pick<Deps, "db" | "clock">, { id }: Claimed): Promise<void> =>
  db.withTx(async (tx) => {
    await tx
      .update(pushOutbox)
      .set({ sentAt: clock.now(), failedAt: null, lastError: null, payload: "" })
      .where(eq(pushOutbox.id, id));
  });

/** Schedules the next attempt, not before `waitMs`; gives up after the last one or if `waitMs` is null. */
export const markUnpushed = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, attempts }: Claimed,
  lastError: string,
  waitMs: number | null,
): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const wait = WAITS_MS[attempts - 1];
    const isOver = wait === undefined || waitMs === null;
    const next = isOver ? { failedAt: now, payload: "" } : { nextTryAt: now + Math.max(wait, waitMs) };
    await tx
      .update(pushOutbox)
      .set({ ...next, lastError: lastError.slice(0, 500) })
      // An attempt that lost its claim must not overwrite the result of a newer one.
      .where(and(eq(pushOutbox.id, id), eq(pushOutbox.attempts, attempts), isNull(pushOutbox.sentAt)));
  });

/** The longest waiting time, unless the clock was set back. */
const LONGEST_WAIT_MS = Math.max(...WAITS_MS, HOUR_MS);

/** Deletes old notifications, and makes those due that would wait too long because the clock was set back. */
export const tidyPushes = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    await tx.delete(pushOutbox).where(lte(pushOutbox.createdAt, now - PUSHES_KEPT_MS));
    await tx
      .update(pushOutbox)
      .set({ nextTryAt: now })
      .where(
        and(isWaiting, or(gt(pushOutbox.nextTryAt, now + LONGEST_WAIT_MS), gt(pushOutbox.createdAt, now))),
      );
  });
