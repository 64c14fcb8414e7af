import type { Database as Sqlite } from "bun:sqlite";
import { errorCode, namedStorageError } from "#src/core/errors.ts";
import type { Tx } from "./open.ts";
import { busy, isInside, lockWait, nested, runInside } from "./transaction-context.ts";

const TRY_EVERY_MS = 20;
/** A commit waits for the disk, so writes that arrive within this time share one. */
const TOGETHER_MS = 10;

interface Write {
  until: number;
  work(tx: Tx): Promise<unknown>;
  done(result: unknown): void;
  refuse(error: unknown): void;
}

/** Queues writes on one connection. Runs `afterCommit` after each commit, then `tidy` before the next write. */
export function createWriter(sqlite: Sqlite, tx: Tx, afterCommit: () => void, tidy: () => Promise<void>) {
  const queue: Write[] = [];
  let writing: Promise<void> | null = null;

  const run = ({ work }: Write) => runInside(sqlite, () => work(tx));

  /** Runs a write in a savepoint and returns its answer for after the commit. Throws if all was rolled back. */
  async function runWithin(write: Write): Promise<() => void> {
    sqlite.run("SAVEPOINT joined");
    try {
      const result = await run(write);
      sqlite.run("RELEASE joined");
      return () => write.done(result);
    } catch (error) {
      if (!sqlite.inTransaction) throw error;
      sqlite.run("ROLLBACK TO joined");
      sqlite.run("RELEASE joined");
      return () => write.refuse(error);
    }
  }

  async function commit(first: Write): Promise<void> {
    const writes = [first];
    try {
      await begin(sqlite, first.until);
      const end = performance.now() + TOGETHER_MS;
      const result = await run(first);
      const answers = [() => first.done(result)];
      while (performance.now() < end) {
        const joined = queue.shift();
        if (!joined) break;
        writes.push(joined);
        answers.push(await runWithin(joined));
      }
      sqlite.run("COMMIT");
      afterCommit();
      for (const answer of answers) answer();
    } catch (error) {
      if (sqlite.inTransaction) sqlite.run("ROLLBACK");
      for (const write of writes) write.refuse(error);
    }
  }

  async function commitAll(): Promise<void> {
    for (let write = queue.shift(); write; write = queue.shift()) {
      await commit(write);
      await tidy();
    }
    writing = null;
  }

  function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (isInside(sqlite)) return Promise.reject(nested());
    return new Promise((resolve, reject) => {
      const write: Write = {
        until: performance.now() + lockWait.ms,
        work: (given) => {
          clearTimeout(timer);
          return work(given);
        },
        done: (result) => resolve(result as T),
        refuse: (error) => reject(namedStorageError(error)),
      };
      const timer = setTimeout(() => {
        const at = queue.indexOf(write);
        if (at >= 0) queue.splice(at, 1)[0]?.refuse(busy());
      }, lockWait.ms).unref();
      queue.push(write);
      writing ??= commitAll();
    });
  }

  return { withTx, idle: () => writing ?? Promise.resolve() };
}

/** Retries while another program holds the lock. SQLite's own waiting would block the event loop. */
async function begin(sqlite: Sqlite, until: number): Promise<void> {
  for (;;)
    try {
      return void sqlite.run("BEGIN IMMEDIATE");
    } catch (error) {
      if (!errorCode(error).startsWith("SQLITE_BUSY")) throw error;
      if (performance.now() >= until) throw busy();
      await Bun.sleep(TRY_EVERY_MS);
    }
}
