import { HOUR_MS } from "#src/core/time.ts";
import { sendAll } from "#src/features/mail/actions/delivery.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { codeQueue, GIVE_UP_MS, tidyPhones } from "./actions.ts";
import { sendCode } from "./gateway.ts";
import type { phoneChecks } from "./tables.ts";

const EMPTIED = { code: "" };

type Check = typeof phoneChecks.$inferSelect;

export const phoneJobs = (deps: Deps): Job[] => [
  ...(deps.config.PHONE_CODES === "off"
    ? []
    : [{ name: "phone codes", everyMs: 3000, run: () => sendCodes(deps) }]),
  { name: "old phone checks", everyMs: HOUR_MS, run: () => tidyPhones(deps) },
];

export const sendCodes = (deps: Deps): Promise<void> =>
  sendAll(
    () => codeQueue.claim(deps),
    (check) => sendOne(deps, check),
  );

async function sendOne(deps: Deps, check: Check): Promise<void> {
  const failure = await failureOf(deps, check);
  if (!failure) return codeQueue.markSent(deps, check, EMPTIED);
  const { reason, waitMs } = failure;
  const isOver = await codeQueue.markUnsent(deps, check, reason, { waitMs, emptied: EMPTIED });
  deps.log[isOver ? "error" : "warn"]("phone code not sent", { check: check.id, reason, isOver });
}

/** Null if it was sent. The reason has no text of the gateway and no address, which may contain a password. */
async function failureOf({ config, clock }: Deps, check: Check) {
  const isLate = clock.now() >= check.createdAt + GIVE_UP_MS || check.expiresAt === 0;
  if (isLate) return { reason: "too late", waitMs: null };
  try {
    const { status, isAccepted } = await sendCode(config, check);
    const waitMs = status === 429 || status >= 500 ? 0 : null;
    return isAccepted ? null : { reason: `answered ${status}`, waitMs };
  } catch (error) {
    const reason = error instanceof Error ? error.name : "";
    // After a timeout the message may be on its way.
    return { reason, waitMs: reason === "TimeoutError" ? null : 0 };
  }
}
