import { Database as Sqlite } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Migration, migrate, MigrationError } from "./migrate.ts";
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

test("the list of migrations is the folder's", () => {
  const folder = join(import.meta.dir, "../../migrations/sqlite");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => name.slice(0, -4))
    .sort();
  expect(migrations.map(({ name }) => name)).toEqual(names);
});

test("each is applied once", () => {
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

test("one that loses rows or breaks a reference is undone and stops", () => {
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

test("texts that were indexed in one column are found after they are two", () => {
  const sqlite = new Sqlite(":memory:");
  const upTo = (name: string) =>
    migrations.slice(
      0,
      migrations.findIndex((known) => known.name === name),
    );
  migrate(sqlite, upTo("0004_title-and-rest"), null);
  sqlite.run(
    "INSERT INTO users (id, email, email_key, password_hash, name, created_at, updated_at) VALUES ('u', '', '', '', '', 0, 0)",
  );
  sqlite.run(
    "INSERT INTO listings (id, kind, seller_id, title, price_cents, description, location, listed_at, expires_at, rev, created_at, updated_at) VALUES ('a', 'car', 'u', '', 0, '', '', 0, 0, 7, 0, 0)",
  );
  sqlite.run("INSERT INTO listing_texts (doc_id, listing_id, folded) VALUES (7, 'a', 'toyota camry')");
  migrate(sqlite, migrations, null);
  const found = () =>
    sqlite.query("SELECT rowid FROM listing_texts_fts WHERE listing_texts_fts MATCH 'camry'").values();
  expect(found()).toEqual([[7]]);
  sqlite.run("UPDATE listing_texts SET title = 'kia', rest = '' WHERE doc_id = 7");
  expect(found()).toEqual([]);
});

test("a migration that was changed after it was applied is refused; line ends are no change", () => {
  const { sqlite, folder } = withRows();
  expect(migrate(sqlite, [{ ...first, sql: first.sql.replaceAll("\n", "\r\n") }], folder)).toEqual([]);
  const changed = { ...first, sql: first.sql.replace("CASCADE", "RESTRICT") };
  expect(() => migrate(sqlite, [changed], folder)).toThrow("0000_first is not the one");
});

test("a database of before the checksums gets them at its next start", () => {
  const { sqlite, folder } = withRows();
  sqlite.run("ALTER TABLE schema_migrations DROP COLUMN checksum");
  expect(migrate(sqlite, [first], folder)).toEqual([]);
  expect(() => migrate(sqlite, [{ ...first, sql: "SELECT 1" }], folder)).toThrow(MigrationError);
});
