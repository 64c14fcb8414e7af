import { atMost } from "#src/core/at-most.ts";
import { tryLater } from "#src/core/errors.ts";

/** Each waiting photo is held in memory. */
export const MAX_QUEUED = 60;
const RETRY_AFTER_SECONDS = 10;

// A decoded photo takes up to 160 MB, and copying and hashing megabytes blocks the event loop.
const twoAtOnce = atMost(2);
let queued = 0;

/** Runs two tasks at a time, in order; throws "busy" while the queue is full. */
export async function decodeInTurn<T>(task: () => Promise<T>): Promise<T> {
  if (queued >= MAX_QUEUED) {
    const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    throw Object.assign(tryLater("busy", RETRY_AFTER_SECONDS, "photosBusy"), { details });
  }
  queued++;
  try {
    return await twoAtOnce(task);
  } finally {
    queued--;
  }
}
