import { setImmediate } from "node:timers/promises";

/** Long work pauses after this time, so that requests are answered in between. */
const TURN_MS = 3;

export function takeTurns(): () => Promise<void> {
  let endsAt = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() < endsAt) return;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  };
}

export async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const nextTurn = takeTurns();
  const results: R[] = [];
  for (const item of items) {
    results.push(await work(item));
    await nextTurn();
  }
  return results;
}
