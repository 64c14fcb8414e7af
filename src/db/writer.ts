import type { Database as Sqlite } from "bun:sqlite";
import { AppError } from "#src/core/errors.ts";
import type { Reader, Tx } from "./open.ts";

type Statements = Reader & Pick<Tx, "insert" | "update" | "delete">;

/** A queue of transactions on the one writing connection. */
export function createWriter(sqlite: Sqlite, statements: Statements) {
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const effects: (() => void)[] = [];
    const tx: Tx = Object.assign(Object.create(statements) as Statements, {
      afterCommit: (effect: () => void) => void effects.push(effect),
    });
    sqlite.run("BEGIN IMMEDIATE");
    let result: T;
    try {
      result = await work(tx);
      sqlite.run("COMMIT");
    } catch (error) {
      if (sqlite.inTransaction) sqlite.run("ROLLBACK");
      throw error;
    }
    for (const effect of effects) effect();
    return result;
  }

  function withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const turn = last.then(() => run(work)).catch((error: unknown) => Promise.reject(namedFull(error)));
    last = turn.catch(() => undefined);
    return turn;
  }

  return { withTx, idle: () => last };
}

function namedFull(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && (cause.code === "SQLITE_FULL" || cause.code === "ENOSPC"))
      return new AppError("full", "diskFull");
  return error;
}
