import { constants, Database as Sqlite } from "bun:sqlite";
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Identity, createdAtOf, damageIn, listPhotoIds, readIdentity } from "./snapshot.ts";
import { compareMigrations } from "./migrate.ts";
import { migrations } from "./migrations.ts";

export interface Inspected {
  damage: string | null;
  identity: Identity | null;
  createdAt: number;
  changedAt: number;
  /** Migrations of this version that the database does not have yet. */
  pending: string[];
  newer: string[];
}

/** Reads a database that a server may be using, and changes nothing. Throws if it cannot be read. */
export const inspectDatabase = (file: string): Inspected =>
  withUntouched(file, (sqlite) => {
    const applied = sqlite.query("SELECT name FROM schema_migrations").values().map(String);
    const { pending, newer } = compareMigrations(migrations, applied);
    return {
      damage: damageIn(sqlite),
      // An older database may lack the columns.
      identity: pending.length === 0 ? readIdentity(sqlite) : null,
      createdAt: createdAtOf(sqlite),
      changedAt: Number(sqlite.query("SELECT max(updated_at) FROM listings").values()[0]?.[0]),
      pending: pending.map(({ name }) => name),
      newer,
    };
  });

export const readPhotoIds = (file: string): Set<string> =>
  withUntouched(file, (sqlite) => new Set(listPhotoIds(sqlite)));

function withUntouched<T>(file: string, read: (sqlite: Sqlite) => T): T {
  const url = pathToFileURL(file).href;
  const state = stateOf(file);
  // Opened normally, SQLite would create a log or register as a reader in it.
  if (!state.hasLog) {
    const isUnchanged = () => Bun.deepEquals(stateOf(file), state);
    try {
      const result = withOpen(`${url}?immutable=1`, read);
      if (isUnchanged()) return result;
    } catch (error) {
      if (isUnchanged()) throw error;
    }
  }
  return withOpen(url, read);
}

function stateOf(file: string): { hasLog: boolean; changedAt: number } {
  const logBytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return { hasLog: logBytes > 0, changedAt: statSync(file).mtimeMs };
}

function withOpen<T>(url: string, read: (sqlite: Sqlite) => T): T {
  using sqlite = new Sqlite(url, constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI);
  sqlite.run("PRAGMA busy_timeout = 5000");
  return read(sqlite);
}
