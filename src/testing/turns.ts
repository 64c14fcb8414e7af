import { setImmediate } from "node:timers/promises";

/** How often others had their turn while the work was done. */
export async function countTurns(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns++) await setImmediate();
  await done;
  return turns;
}
