import { buildPushPayload } from "@block65/webcrypto-web-push";
import { HOUR_MS } from "#src/core/time.ts";
import { sendAll } from "#src/features/mail/actions/delivery.ts";
import { senderOf } from "#src/features/mail/sender.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { forgetDevice } from "./actions/devices.ts";
import {
  EMPTIED,
  MAX_RETRY_AFTER_MS,
  NEWS_FOR_MS,
  type OutgoingPush,
  claimPush,
  pushQueue,
  tidyPushes,
} from "./actions/outbox.ts";
import { getPushKeys } from "./actions/site-key.ts";
import { postTo } from "./endpoint.ts";

const LOOK_EVERY_MS = 3000;

export const pushJobs = (deps: Deps): Job[] => [
  { name: "pushes", everyMs: LOOK_EVERY_MS, run: () => sendPushes(deps) },
  { name: "old pushes", everyMs: HOUR_MS, run: () => tidyPushes(deps) },
];

export const sendPushes = (deps: Deps): Promise<void> =>
  sendAll(
    () => claimPush(deps),
    (push) => sendOne(deps, push),
  );

async function sendOne(deps: Deps, push: OutgoingPush): Promise<void> {
  try {
    const delivery = await sendPush(deps, push);
    if (delivery === "sent") return await pushQueue.markSent(deps, push, EMPTIED);
    if (delivery === "gone") return await forgetDevice(deps, push.device.id);
    const { status, waitMs } = delivery;
    await pushQueue.markUnsent(deps, push, `answered ${status}`, { waitMs, emptied: EMPTIED });
  } catch (error) {
    // Without the endpoint: anyone who knows it could send to the device.
    const { name } = error instanceof Error ? error : new Error();
    await pushQueue.markUnsent(deps, push, name, { emptied: EMPTIED });
    deps.log.warn("push not sent", { push: push.id, kind: push.kind, attempts: push.attempts, error: name });
  }
}

const TIMEOUT_MS = 10_000;

interface Refusal {
  status: number;
  /** The time before another attempt; null if that is pointless. */
  waitMs: number | null;
}

type Delivery = "sent" | "gone" | Refusal;

/** Encrypts a notification for the device (RFC 8291) and sends it to the browser's push service (RFC 8030). */
async function sendPush(deps: Deps, { id, payload, device, createdAt }: OutgoingPush): Promise<Delivery> {
  const { config, clock } = deps;
  const ttl = Math.ceil((createdAt + NEWS_FOR_MS - clock.now()) / 1000);
  if (ttl <= 0) return { status: 0, waitMs: null };
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = await buildPushPayload(
    // A push service replaces undelivered notifications with the same topic, so that none is shown twice.
    { data: payload, options: { ttl, urgency: "normal", topic: id.replaceAll("-", "") } },
    { endpoint, keys: { p256dh, auth }, expirationTime: null },
    { subject: `mailto:${senderOf(config, "en").address}`, ...(await getPushKeys(deps)) },
  );
  const response = await postTo(config, endpoint, {
    method: "POST",
    headers,
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return deliveryOf(response);
}

function deliveryOf({ status, headers }: Response): Delivery {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  // The notification is too large, or in a format that the service does not accept.
  if (status === 400 || status === 413) return { status, waitMs: null };
  const seconds = Number(headers.get("Retry-After")) || 0;
  return { status, waitMs: Math.min(seconds * 1000, MAX_RETRY_AFTER_MS) };
}
