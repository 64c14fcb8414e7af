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

export const checksumOf = (sql: string) =>
  new Bun.CryptoHasher("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Backs up the database, applies the missing migrations and returns their names. */
export function migrate(sqlite: Sqlite, migrations: Migration[], backupDir: string | null, now = Date.now()) {
  sqlite.run(
    "CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL, checksum TEXT NOT NULL) STRICT",
  );
  const applied = new Map(
    sqlite
      .query("SELECT name, checksum FROM schema_migrations")
      .values()
      .map(([name, checksum]) => [String(name), String(checksum)]),
  );
  const pending = pendingOf(migrations, [...applied.keys()]);
  assertUnchanged(migrations, applied);
  if (pending.length > 0 && applied.size > 0 && backupDir) backUp(sqlite, backupDir, now);
  for (const migration of pending) apply(sqlite, migration, now);
  return pending.map(({ name }) => name);
}

export const compareMigrations = (migrations: Migration[], applied: string[]) => ({
  pending: migrations.filter(({ name }) => !applied.includes(name)),
  newer: applied.filter((name) => migrations.every((migration) => migration.name !== name)),
});

/** The migrations that the database lacks. Throws if a newer version migrated it. */
export function pendingOf(migrations: Migration[], applied: string[]): Migration[] {
  const { pending, newer } = compareMigrations(migrations, applied);
  if (newer.length > 0)
    throw new Error(`This database was made by a newer version (${newer.join(", ")}). Use that version.`);
  return pending;
}

export function assertUnchanged(migrations: Migration[], applied: Map<string, string>): void {
  for (const { name, sql } of migrations)
    if (applied.has(name) && applied.get(name) !== checksumOf(sql))
      throw new Error(
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
        throw new Error(`${name} would lose ${count - (after.get(table) ?? 0)} rows of ${table}`);
    const broken = sqlite.query("PRAGMA foreign_key_check").values();
    if (broken.length > 0) throw new Error(`${name} would break ${broken.length} references`);
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
