import type { Database as Sqlite } from "bun:sqlite";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#src/core/time.ts";

export interface Migration {
  name: string;
  sql: string;
}

const COPIES_KEPT = 3;
/** The copies still contain data that was deleted later, so they are removed after this time. */
export const COPIES_KEPT_MS = 30 * DAY_MS;

export class MigrationError extends Error {}

export const checksumOf = (sql: string) =>
  new Bun.CryptoHasher("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Backs up the database, applies the missing migrations and returns their names. */
export function migrate(
  sqlite: Sqlite,
  migrations: Migration[],
  backupDir: string | null,
  now = Date.now(),
): string[] {
  sqlite.run(
    "CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL, checksum TEXT NOT NULL) STRICT",
  );
  const applied = new Map(
    sqlite
      .query("SELECT name, checksum FROM schema_migrations")
      .values()
      .map(([name, checksum]) => [String(name), String(checksum)]),
  );
  assertKnown(migrations, applied);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  if (pending.length > 0 && applied.size > 0 && backupDir) backUp(sqlite, backupDir, now);
  for (const migration of pending) apply(sqlite, migration, now);
  return pending.map(({ name }) => name);
}

export function assertKnown(migrations: Migration[], applied: Map<string, string>): void {
  const checksums = new Map(migrations.map(({ name, sql }) => [name, checksumOf(sql)]));
  const newer = [...applied.keys()].filter((name) => !checksums.has(name));
  if (newer.length > 0)
    throw new MigrationError(`This database was made by a newer version (${newer.join(", ")})`);
  for (const [name, checksum] of applied)
    if (checksums.get(name) !== checksum)
      throw new MigrationError(
        `The migration ${name} is not the one that this database was made with. Start the version that made it; changes of the database belong into a new migration.`,
      );
}

function backUp(sqlite: Sqlite, backupDir: string, now: number): void {
  mkdirSync(backupDir, { recursive: true });
  const copies = listCopies(backupDir);
  const stamp = new Date(now).toISOString().replaceAll(":", "-");
  sqlite.query("VACUUM INTO ?").run(join(backupDir, `before-migration-${stamp}.sqlite`));
  for (const { path } of copies.slice(0, 1 - COPIES_KEPT)) rmSync(path);
}

/** The copies that were made before migrations, the oldest first. */
export function listCopies(backupDir: string): { path: string; madeAt: number }[] {
  if (!existsSync(backupDir)) return [];
  return readdirSync(backupDir)
    .filter((name) => /^before-migration-.*\.sqlite$/.test(name))
    .toSorted()
    .map((name) => join(backupDir, name))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }));
}

export function removeOldCopies(backupDir: string, now: number): void {
  for (const { path, madeAt } of listCopies(backupDir)) if (madeAt < now - COPIES_KEPT_MS) rmSync(path);
}

function apply(sqlite: Sqlite, { name, sql }: Migration, now: number): void {
  // SQLite ignores this pragma inside a transaction. With foreign keys on, rebuilding a table would delete child rows.
  sqlite.run("PRAGMA foreign_keys = OFF");
  sqlite.run("BEGIN IMMEDIATE");
  try {
    const before = rowCounts(sqlite);
    for (const statement of sql.split("--> statement-breakpoint"))
      if (statement.trim()) sqlite.run(statement);
    const after = rowCounts(sqlite);
    for (const [table, count] of before)
      if (after.has(table) && (after.get(table) ?? 0) < count)
        throw new MigrationError(`${name} would lose ${count - (after.get(table) ?? 0)} rows of ${table}`);
    const broken = sqlite.query("PRAGMA foreign_key_check").values();
    if (broken.length > 0) throw new MigrationError(`${name} would break ${broken.length} references`);
    sqlite
      .query("INSERT INTO schema_migrations (name, applied_at, checksum) VALUES (?, ?, ?)")
      .run(name, now, checksumOf(sql));
    sqlite.run("COMMIT");
  } catch (error) {
    if (sqlite.inTransaction) sqlite.run("ROLLBACK");
    throw error;
  } finally {
    sqlite.run("PRAGMA foreign_keys = ON");
  }
}

/** The number of rows of each table, without tables of search indexes. */
export function rowCounts(sqlite: Sqlite): Map<string, number> {
  const tables = sqlite
    .query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .values()
    .map(([name]) => String(name));
  return new Map(
    tables.map((name) => [
      name,
      Number(sqlite.query(`SELECT count(*) FROM ${quote(name)}`).values()[0]?.[0]),
    ]),
  );
}
