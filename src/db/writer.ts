import { AsyncLocalStorage } from "node:async_hooks";
import type { Database as Sqlite } from "bun:sqlite";
import { namedStorageError, tryLater } from "#src/core/errors.ts";
import type { Tx } from "./open.ts";

/** How long a write waits for its turn and for the lock of another program; tests wait less. */
export const lockWait = { ms: 10_000 };
const TRY_EVERY_MS = 20;
const RETRY_AFTER_SECONDS = 5;

// The connection whose transaction the running code is in.
const inside = new AsyncLocalStorage<Sqlite>();

export const isInTransaction = (): boolean => inside.getStore() !== undefined;

/** Queues transactions on one connection; `afterCommit` runs after each. */
export function createWriter(sqlite: Sqlite, tx: Tx, afterCommit: () => void) {
  let last: Promise<unknown> = Promise.resolve();

  /** Another program may hold the lock. SQLite's own waiting would block the event loop. */
  async function begin(until: number): Promise<void> {
    for (;;)
      try {
        return void sqlite.run("BEGIN IMMEDIATE");
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() >= until) throw busy();
        await Bun.sleep(TRY_EVERY_MS);
      }
  }

  async function run<T>(work: (tx: Tx) => Promise<T>, until: number): Promise<T> {
    await begin(until);
    try {
      const result = await inside.run(sqlite, () => work(tx));
      sqlite.run("COMMIT");
      afterCommit();
      return result;
    } catch (error) {
      if (sqlite.inTransaction) sqlite.run("ROLLBACK");
      throw error;
    }
  }

  function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (inside.getStore() === sqlite)
      return Promise.reject(new Error("A transaction inside another would wait for itself: pass the tx on"));
    const until = performance.now() + lockWait.ms;
    const before = last;
    const turn = endOf(before)
      .then(() => run(work, until))
      .catch((error: unknown) => Promise.reject(namedStorageError(error)));
    // A write that gave up does not let the next one into a transaction that still runs.
    last = Promise.allSettled([before, turn]);
    return turn;
  }

  return { withTx, idle: () => last };
}

async function endOf(before: Promise<unknown>): Promise<void> {
  let timer: Timer | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(busy()), lockWait.ms);
  });
  try {
    await Promise.race([before, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

const busy = () => tryLater("busy", RETRY_AFTER_SECONDS, "databaseBusy");
