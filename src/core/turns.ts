import { setImmediate } from "node:timers/promises";

/** Requests are answered between turns of this length. */
const TURN_MS = 5;

/** A function for long work to await often: it lets others go first once the turn is over. */
export function takeTurns(): () => Promise<void> {
  let endsAt = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() < endsAt) return;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  };
}
