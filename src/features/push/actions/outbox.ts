import { and, eq, gte, lt, lte } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { deliveryQueue } from "#src/features/mail/actions/delivery.ts";
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

export const WAITS_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
/** The longest time that a push service may ask to wait. */
export const MAX_RETRY_AFTER_MS = 4 * HOUR_MS;
/** Older notifications are not sent. */
export const NEWS_FOR_MS = DAY_MS;
const PUSHES_KEPT_MS = 30 * DAY_MS;

/** In place of a payload that may contain names. */
export const EMPTIED = { payload: "" };

export const pushQueue = deliveryQueue({
  table: pushOutbox,
  claimMs: 2 * MINUTE_MS,
  waitsMs: WAITS_MS,
  askedWaitMs: MAX_RETRY_AFTER_MS,
});

export async function claimPush(deps: Pick<Deps, "db" | "clock">): Promise<OutgoingPush | null> {
  const push = await pushQueue.claim(deps);
  if (!push) return null;
  const isIts = eq(pushSubscriptions.id, push.subscriptionId);
  const [device] = await deps.db.read.select().from(pushSubscriptions).where(isIts);
  // A deleted device takes its notifications with it.
  return device ? { ...push, device } : claimPush(deps);
}

/** Deletes old notifications, and makes those due that would wait too long because the clock was set back. */
export async function tidyPushes(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = deps.clock.now() - PUSHES_KEPT_MS;
  await deps.db.withTx(async (tx) => {
    await tx.delete(pushOutbox).where(lte(pushOutbox.createdAt, before));
  });
  await pushQueue.endLongWaits(deps);
}
