import type { SQL } from "drizzle-orm";
import { dialect } from "#src/config.ts";
import type { Tx } from "./open.ts";

interface Running {
  /** In PostgreSQL. */
  execute(statement: SQL): Promise<unknown>;
  /** In SQLite. */
  run(statement: SQL): unknown;
}

/** Runs a statement that drizzle's builders cannot express; for `db/` only. */
export async function run(tx: Tx, statement: SQL): Promise<void> {
  const running = tx as unknown as Running;
  await (dialect === "postgres" ? running.execute(statement) : running.run(statement));
}
