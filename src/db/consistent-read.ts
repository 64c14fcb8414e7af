import { Database as Sqlite } from "bun:sqlite";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { type Config, databaseFile } from "#src/config.ts";
import { pendingOf } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import type { Reader } from "./open.ts";
import { postgresSettings } from "./postgres/connect.ts";
import { inTransaction } from "./postgres/consistent-read.ts";
import { keyIdIn } from "./sealing.ts";
import { assertDatabase } from "./snapshot.ts";

interface Moment {
  read: Reader;
  keyId: string;
}

export function assertDatabaseIn(config: Config): void {
  if (!config.DATABASE_URL) assertDatabase(databaseFile(config));
}

/** Reads the database as it was when `work` began, while servers write; changes nothing. */
export function readConsistently<T>(config: Config, work: (moment: Moment) => Promise<T>): Promise<T> {
  const settings = postgresSettings(config);
  const named = async (read: Reader, applied: string[]) => {
    const isCurrent = pendingOf(migrations, applied).length === 0;
    const keyId = isCurrent ? await keyIdIn(read) : null;
    if (!keyId) throw new Error("The database is not ready: start this version of the server once.");
    return work({ read, keyId });
  };
  return settings ? inTransaction(settings, named) : inFile(config, named);
}

async function inFile<T>(config: Config, work: (read: Reader, applied: string[]) => Promise<T>): Promise<T> {
  const file = databaseFile(config);
  const sqlite = new Sqlite(file, { readonly: true, strict: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 10000");
    sqlite.run("BEGIN");
    const applied = sqlite.query("SELECT name FROM schema_migrations ORDER BY name").values().map(String);
    return await work(drizzle(sqlite, { casing: "snake_case" }), applied);
  } finally {
    // Statements that are not yet garbage-collected would keep the transaction open.
    if (sqlite.inTransaction) sqlite.run("ROLLBACK");
    sqlite.close();
  }
}
