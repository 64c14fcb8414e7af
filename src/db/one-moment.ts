import { Database as Sqlite } from "bun:sqlite";
import { existsSync } from "node:fs";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { type Config, databaseFile } from "#src/config.ts";
import { readIdentity } from "./identity.ts";
import { migrations } from "./migrations.ts";
import type { Reader } from "./open.ts";

export interface Moment {
  read: Reader;
  /** The id of the key that encrypts secrets in the database. */
  keyId: string;
}

export function assertDatabaseIn(config: Pick<Config, "DATA_DIR">): void {
  const file = databaseFile(config);
  if (!existsSync(file)) throw new Error(`There is no database ${file}. Is DATA_DIR right?`);
}

/** Reads the database as it was when `work` began, while servers write; changes nothing. */
export async function atOneMoment<T>(
  config: Pick<Config, "DATA_DIR">,
  work: (moment: Moment) => Promise<T>,
): Promise<T> {
  const file = databaseFile(config);
  const sqlite = new Sqlite(file, { readonly: true, strict: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 10000");
    sqlite.run("BEGIN");
    const applied = sqlite.query("SELECT name FROM schema_migrations ORDER BY name").values().map(String);
    const keyId = assertCurrent(applied) ? readIdentity(sqlite)?.keyId : null;
    if (!keyId) throw new Error(`${file} is not ready: start this version of the server once.`);
    return await work({ read: drizzle(sqlite, { casing: "snake_case" }), keyId });
  } finally {
    // Statements that were not collected yet would keep it open.
    if (sqlite.inTransaction) sqlite.run("ROLLBACK");
    sqlite.close();
  }
}

/** Whether the database has the tables of this version; throws if those of a newer one. */
function assertCurrent(applied: string[]): boolean {
  const newer = applied.filter((name) => !migrations.some((known) => known.name === name));
  if (newer.length > 0)
    throw new Error(`This database was made by a newer version (${newer.join(", ")}). Use that version.`);
  return applied.length === migrations.length;
}
