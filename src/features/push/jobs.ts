import { HOUR_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { forgetDevice } from "./actions/devices.ts";
import { claimPush, markPushed, markUnpushed, type OutgoingPush, tidyPushes } from "./actions/outbox.ts";
import { sendPush } from "./send.ts";

const LOOK_EVERY_MS = 3000;
const SENDERS = 6;

export const pushJobs = (deps: Deps): Job[] => [
  { name: "pushes", everyMs: LOOK_EVERY_MS, run: () => sendPushes(deps) },
  { name: "old pushes", everyMs: HOUR_MS, run: () => tidyPushes(deps) },
];

export async function sendPushes(deps: Deps): Promise<void> {
  const sendDue = async (): Promise<void> => {
    for (let push = await claimPush(deps); push; push = await claimPush(deps)) await sendOne(deps, push);
  };
  await Promise.all(Array.from({ length: SENDERS }, sendDue));
}

async function sendOne(deps: Deps, push: OutgoingPush): Promise<void> {
  try {
    const delivery = await sendPush(deps, push);
    if (delivery === "sent") return await markPushed(deps, push);
    if (delivery === "gone") return await forgetDevice(deps, push.device.id);
    await markUnpushed(deps, push, `answered ${delivery.status}`, delivery.waitMs);
  } catch (error) {
    // Without the endpoint: anyone who knows it could send to the device.
    const { name } = error instanceof Error ? error : new Error();
    await markUnpushed(deps, push, name, 0);
    deps.log.warn("push not sent", { push: push.id, kind: push.kind, attempts: push.attempts, error: name });
  }
}
