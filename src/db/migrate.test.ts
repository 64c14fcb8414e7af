import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { Database as Sqlite } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Migration, migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

const first: Migration = {
  name: "0000_first",
  sql: `CREATE TABLE parents (id INTEGER PRIMARY KEY);
--> statement-breakpoint
CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES parents (id) ON DELETE CASCADE)`,
};

function withRows() {
  const folder = mkdtempSync(join(tmpdir(), "markaba-migrate-"));
  const sqlite = new Sqlite(join(folder, "test.sqlite"));
  migrate(sqlite, [first], folder);
  sqlite.run("INSERT INTO parents VALUES (1)");
  sqlite.run("INSERT INTO children VALUES (1, 1), (2, 1)");
  return { sqlite, folder };
}

const count = (sqlite: Sqlite, name: string) => sqlite.query(`SELECT count(*) FROM ${name}`).values()[0]?.[0];

test("the list of migrations has every file of the folder", () => {
  const folder = join(import.meta.dir, "../../migrations/sqlite");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => name.slice(0, -4))
    .sort();
  expect(migrations.map(({ name }) => name)).toEqual(names);
});

test("migrations create exactly the declared tables", async () => {
  const cwd = join(import.meta.dir, "..");
  const paths = [...new Bun.Glob("{auth,db,http,features}/**/tables.ts").scanSync({ cwd, absolute: true })];
  const modules = await Promise.all(paths.map((path) => import(path) as Promise<Record<string, unknown>>));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, SQLiteTable));
  const sqlite = new Sqlite(":memory:");
  migrate(sqlite, migrations, null);
  const made = sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .all()
    .map(({ name }) => name)
    .filter((name) => !/^sqlite_|_fts|^schema_migrations$/.test(name));
  // `user_texts` is not declared in TypeScript: triggers fill it for the text index of users.
  expect(made.sort()).toEqual(["user_texts", ...tables.map(getTableName)].sort());
});

test("the system's sqlite3 can read the database", () => {
  const sqlite3 = Bun.which("sqlite3");
  if (!sqlite3) return console.warn("Skipped: there is no sqlite3 on this machine.");
  const file = join(mkdtempSync(join(tmpdir(), "markaba-")), "site.sqlite");
  const sqlite = new Sqlite(file, { create: true });
  migrate(sqlite, migrations, null);
  sqlite.close();
  const { stdout, stderr } = Bun.spawnSync([sqlite3, file, "SELECT count(*) FROM user_words, audit_words"]);
  expect([stdout.toString(), stderr.toString()]).toEqual(["0\n", ""]);
});

test("only the latest copies made before migrations are kept", () => {
  const { sqlite, folder } = withRows();
  const next = (number: number): Migration => ({ name: `000${number}_next`, sql: "SELECT 1" });
  const all = [first];
  for (let number = 1; number <= 5; number++) {
    all.push(next(number));
    migrate(sqlite, all, folder, Date.UTC(2026, 0, number));
  }
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith("before-"))
      .toSorted(),
  ).toEqual([3, 4, 5].map((day) => `before-migration-2026-01-0${day}T00-00-00.000Z.sqlite`));
});

test("each migration is applied once", () => {
  const { sqlite, folder } = withRows();
  expect(migrate(sqlite, [first], folder)).toEqual([]);
});

test("a table rebuild keeps the child rows that a cascading key would delete", () => {
  const { sqlite, folder } = withRows();
  const rebuild = {
    name: "0001_rebuild",
    sql: "CREATE TABLE new_parents (id INTEGER PRIMARY KEY, name TEXT);--> statement-breakpoint INSERT INTO new_parents (id) SELECT id FROM parents;--> statement-breakpoint DROP TABLE parents;--> statement-breakpoint ALTER TABLE new_parents RENAME TO parents",
  };
  expect(migrate(sqlite, [first, rebuild], folder)).toEqual(["0001_rebuild"]);
  expect(count(sqlite, "children")).toBe(2);
});

test("an existing database is copied before it is changed", () => {
  const { sqlite, folder } = withRows();
  migrate(sqlite, [first, { name: "0001_more", sql: "CREATE TABLE more (id INTEGER)" }], folder);
  const copy = readdirSync(folder).find((name) => name.startsWith("before-migration"));
  expect(copy).toBeDefined();
  expect(count(new Sqlite(join(folder, String(copy))), "children")).toBe(2);
});

test("a new database is not copied", () => {
  const { folder } = withRows();
  expect(readdirSync(folder).filter((name) => name.startsWith("before-migration"))).toEqual([]);
});

test("references are enforced again after a migration, also after one that failed", () => {
  const { sqlite, folder } = withRows();
  const enforced = () => sqlite.query("PRAGMA foreign_keys").values()[0]?.[0];
  expect(enforced()).toBe(1);
  const losing = { name: "0001_losing", sql: "DELETE FROM children" };
  expect(() => migrate(sqlite, [first, losing], folder)).toThrow("would lose");
  expect(enforced()).toBe(1);
});

test("a migration that loses rows or breaks a reference is rolled back", () => {
  const { sqlite, folder } = withRows();
  const losing = { name: "0001_losing", sql: "DELETE FROM children WHERE id = 2" };
  expect(() => migrate(sqlite, [first, losing], folder)).toThrow("would lose 1 rows of children");
  const breaking = { name: "0001_breaking", sql: "INSERT INTO children VALUES (3, 99)" };
  expect(() => migrate(sqlite, [first, breaking], folder)).toThrow("would break 1 references");
  expect(count(sqlite, "children")).toBe(2);
});

test("a database of a newer version is refused", () => {
  const { sqlite, folder } = withRows();
  expect(() => migrate(sqlite, [], folder)).toThrow("newer version (0000_first)");
});

test("a migration that was changed after it was applied is refused; other line ends are accepted", () => {
  const { sqlite, folder } = withRows();
  expect(migrate(sqlite, [{ ...first, sql: first.sql.replaceAll("\n", "\r\n") }], folder)).toEqual([]);
  const changed = { ...first, sql: first.sql.replace("CASCADE", "RESTRICT") };
  expect(() => migrate(sqlite, [changed], folder)).toThrow("0000_first is not the one");
});
