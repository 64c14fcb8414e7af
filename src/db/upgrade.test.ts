import { Database as Sqlite } from "bun:sqlite";
import { expect, test } from "bun:test";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/** The last migration of each release, oldest first. Add a line for every release with a new migration. */
const RELEASES = [["0.2.0", "0000_initial"]] as const;

/** Filled by the migration runner, and by a trigger on users. */
const FILLED_ALREADY = ["schema_migrations", "user_texts"];

function tablesOf(sqlite: Sqlite): string[] {
  return sqlite
    .query(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .values()
    .map(([name]) => String(name));
}

const rowsIn = (sqlite: Sqlite, table: string) =>
  Number(sqlite.query(`SELECT count(*) FROM "${table}"`).values()[0]?.[0]);

/** One row in every table. Every value is 1: a valid id, number, flag and JSON, so all references hold. */
function withOneRowPerTable(last: string): Sqlite {
  const sqlite = new Sqlite(":memory:");
  migrate(sqlite, migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1), null);
  sqlite.run("PRAGMA foreign_keys = OFF");
  for (const table of tablesOf(sqlite).filter((name) => !FILLED_ALREADY.includes(name))) {
    const columns = sqlite.query("SELECT name FROM pragma_table_info(?)").values(table).flat();
    sqlite.run(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map(() => 1).join()})`,
    );
  }
  expect(sqlite.query("PRAGMA foreign_key_check").values()).toEqual([]);
  return sqlite;
}

test.each(RELEASES)("a database of %s keeps every row when it is upgraded", (_version, last) => {
  const sqlite = withOneRowPerTable(last);
  const tables = tablesOf(sqlite).filter((table) => table !== "schema_migrations");
  expect(tables).toContain("listings");
  const before = Object.fromEntries(tables.map((table) => [table, 1]));
  const rows = () => Object.fromEntries(tables.map((table) => [table, rowsIn(sqlite, table)]));
  expect(rows()).toEqual(before);

  migrate(sqlite, migrations, null);

  const names = sqlite.query("SELECT name FROM schema_migrations").values().flat();
  expect(names).toEqual(migrations.map(({ name }) => name));
  // The listing gets a number, and the counter of numbers is set.
  expect(rows()).toEqual({ ...before, counters: 2 });
  sqlite.run("INSERT INTO user_texts_fts (user_texts_fts, rank) VALUES ('integrity-check', 1)");
  // Newer versions do not index listings in the file.
  expect(
    sqlite.query("SELECT name FROM sqlite_schema WHERE sql LIKE '%listing_texts_fts%'").values(),
  ).toEqual([]);
});

test("listings get numbers by publishing time, and plates get the words of their addresses", () => {
  const sqlite = new Sqlite(":memory:");
  const before = migrations.findIndex(({ name }) => name === "0013_listing-numbers");
  migrate(sqlite, migrations.slice(0, before), null);
  sqlite.run(
    "INSERT INTO users (id, email, email_key, password_hash, name, created_at, updated_at) VALUES ('s', 's', 's', '-', 's', 0, 0)",
  );
  const add = (id: string, createdAt: number, kind = "car") =>
    sqlite
      .query(
        `INSERT INTO listings (id, kind, seller_id, title, price_cents, description, location, listed_at, expires_at, rev, created_at, updated_at)
         VALUES (?, ?, 's', 't', 1, '', '', 0, 0, 1, ?, 0)`,
      )
      .run(id, kind, createdAt);
  add("c", 2);
  add("b", 3);
  add("a", 3);
  add("d", 1, "number-plate");
  sqlite.run("INSERT INTO plates VALUES ('d', 10, '777', 3, '[]')");

  migrate(sqlite, migrations, null);

  expect(sqlite.query("SELECT id, number, slug FROM listings ORDER BY number").values()).toEqual([
    ["d", 100_001, "10-777"],
    ["c", 100_002, ""],
    ["a", 100_003, ""],
    ["b", 100_004, ""],
  ]);
  expect(sqlite.query("SELECT value FROM counters WHERE name = 'number'").values()).toEqual([[100_004]]);
  sqlite.close();
});
