import { setImmediate } from "node:timers/promises";

/** How often other tasks could run during the work. */
export async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  for (; Bun.peek.status(work) === "pending"; turns++) await setImmediate();
  await work;
  return turns;
}
