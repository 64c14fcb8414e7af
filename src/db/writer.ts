import { AsyncLocalStorage } from "node:async_hooks";
import type { Database as Sqlite } from "bun:sqlite";
import { namedFull } from "#src/core/errors.ts";
import type { Tx } from "./open.ts";

// The connection whose transaction the running code is in.
const inside = new AsyncLocalStorage<Sqlite>();

/** Queues transactions on one connection; `afterCommit` runs after each. */
export function createWriter(sqlite: Sqlite, tx: Tx, afterCommit: () => void) {
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    sqlite.run("BEGIN IMMEDIATE");
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
    const turn = last.then(() => run(work)).catch((error: unknown) => Promise.reject(namedFull(error)));
    last = turn.catch(() => undefined);
    return turn;
  }

  return { withTx, idle: () => last };
}
