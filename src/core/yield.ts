import { setImmediate } from "node:timers/promises";

/** Long work pauses after this time, so that requests are answered in between. */
const TURN_MS = 3;

let lastTurn: Promise<void> = Promise.resolve();

/** Waits for a turn of the event loop that no other work takes, so that several jobs at once do not make it long. */
export function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

export function takeTurns(): () => Promise<void> {
  let endsAt = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() < endsAt) return;
    await nextTurn();
    endsAt = performance.now() + TURN_MS;
  };
}

export async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const pause = takeTurns();
  const results: R[] = [];
  for (const item of items) {
    results.push(await work(item));
    await pause();
  }
  return results;
}
