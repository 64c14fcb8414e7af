import { setImmediate, setTimeout } from "node:timers/promises";

/** Long work pauses after this time, so that requests are answered in between. */
const TURN_MS = 3;
/** Even if searches never stop, long work goes on after this time. */
const MOST_WAIT_MS = 50;

let lastTurn: Promise<void> = Promise.resolve();
/** When each search began. */
const searches = new Map<symbol, number>();

/** Long work waits until this search is answered. */
export function aheadOfJobs<T>(search: () => Promise<T>): Promise<T> {
  const one = Symbol();
  searches.set(one, performance.now());
  return search().finally(() => searches.delete(one));
}

/** A search that takes longer, or never ends, is not waited for. */
const LONG_SEARCH_MS = 250;

function isSearching(): boolean {
  const now = performance.now();
  return searches.values().some((begunAt) => now - begunAt < LONG_SEARCH_MS);
}

/** Waits for a turn of the event loop that no search and no other work takes. */
export function nextTurn(): Promise<void> {
  lastTurn = turnAfter(lastTurn);
  return lastTurn;
}

async function turnAfter(earlier: Promise<void>): Promise<void> {
  await earlier;
  await setImmediate();
  const endsAt = performance.now() + MOST_WAIT_MS;
  while (isSearching() && performance.now() < endsAt) await setTimeout(1);
}

export const takeTurns = (next = nextTurn): (() => Promise<void>) => {
  let endsAt = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() < endsAt) return;
    await next();
    endsAt = performance.now() + TURN_MS;
  };
};

/** For requests, which do not wait for searches: they may be one. */
export async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const pause = takeTurns(setImmediate);
  const results: R[] = [];
  for (const item of items) {
    results.push(await work(item));
    await pause();
  }
  return results;
}
