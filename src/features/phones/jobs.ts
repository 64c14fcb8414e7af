import { HOUR_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { codeQueue, GIVE_UP_MS, tidyPhones } from "./actions.ts";
import { sendCode } from "./gateway.ts";
import type { phoneChecks } from "./tables.ts";

const LOOK_EVERY_MS = 3000;
/** A slow gateway must not hold all codes. */
const SENDERS = 6;

export const phoneJobs = (deps: Deps): Job[] => [
  ...(deps.config.PHONE_CODES === "off"
    ? []
    : [{ name: "phone codes", everyMs: LOOK_EVERY_MS, run: () => sendCodes(deps) }]),
  { name: "old phone checks", everyMs: HOUR_MS, run: () => tidyPhones(deps) },
];

export async function sendCodes(deps: Deps): Promise<void> {
  const sendDue = async (): Promise<void> => {
    for (let check = await codeQueue.claim(deps); check; check = await codeQueue.claim(deps))
      await sendOne(deps, check);
  };
  await Promise.all(Array.from({ length: SENDERS }, sendDue));
}

const EMPTIED = { code: "" };

async function sendOne(deps: Deps, check: typeof phoneChecks.$inferSelect): Promise<void> {
  const isLate = deps.clock.now() >= check.createdAt + GIVE_UP_MS || check.expiresAt === 0;
  const refusal = isLate ? { reason: "too late", mayRetry: false } : await trySending(deps, check);
  if (!refusal) return codeQueue.markSent(deps, check, EMPTIED);
  const { reason, mayRetry } = refusal;
  const isOver = await codeQueue.markUnsent(deps, check, reason, {
    waitMs: mayRetry ? 0 : null,
    emptied: EMPTIED,
  });
  const fields = { check: check.id, attempts: check.attempts, reason };
  if (isOver) deps.log.error("phone code given up", fields);
  else deps.log.warn("phone code not sent", fields);
}

/** Null if it was sent. The reason has no text of the gateway and no address, which may contain a password. */
async function trySending({ config }: Deps, check: typeof phoneChecks.$inferSelect) {
  try {
    const { status, isAccepted } = await sendCode(config, check);
    return isAccepted ? null : { reason: `answered ${status}`, mayRetry: status === 429 || status >= 500 };
  } catch (error) {
    const { name } = error instanceof Error ? error : new Error();
    // After a timeout the message may be on its way.
    return { reason: name, mayRetry: name !== "TimeoutError" };
  }
}
