import { lt } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import type { Deps } from "#src/http/env.ts";
import type { Job } from "#src/runtime/jobs.ts";
import { contactMessages } from "./tables.ts";

export const MESSAGES_KEPT_MS = 365 * DAY_MS;

export async function removeOldMessages({ db, clock }: Deps): Promise<void> {
  await db.withTx(async (tx) => {
    await tx.delete(contactMessages).where(lt(contactMessages.handledAt, clock.now() - MESSAGES_KEPT_MS));
  });
}

export const messageJobs = (deps: Deps): Job[] => [
  { name: "old messages", everyMs: DAY_MS, run: () => removeOldMessages(deps) },
];
