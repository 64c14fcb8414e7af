import { atMost } from "#src/core/at-most.ts";
import { tryLater } from "#src/core/errors.ts";
import { fairQueue } from "#src/core/fair-queue.ts";
import { lineOf } from "#src/http/address.ts";
import type { Uploader } from "./uploader.ts";

/** Each waiting photo is held in memory. */
export const MAX_QUEUED_EACH = 30;
const MAX_WAIT_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;

const busy = () =>
  Object.assign(tryLater("busy", RETRY_AFTER_SECONDS, "photosBusy"), {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });

// A decoded photo takes up to 160 MB, and copying and hashing megabytes blocks the event loop.
const turns = fairQueue(2, MAX_WAIT_MS, busy, 1);
const people = new Map<string, { queued: number; oneAtATime: ReturnType<typeof atMost> }>();

/** Two tasks at a time, of different persons and addresses in turn: none holds up others. Throws "busy". */
export async function decodeInTurn<T>({ id, address = id }: Uploader, task: () => Promise<T>): Promise<T> {
  const person = people.get(id) ?? { queued: 0, oneAtATime: atMost(1) };
  if (person.queued >= MAX_QUEUED_EACH) throw busy();
  people.set(id, person);
  person.queued++;
  try {
    return await person.oneAtATime(() => turns(lineOf(address), (measure) => measure(task)));
  } finally {
    person.queued--;
    if (person.queued === 0) people.delete(id);
  }
}
