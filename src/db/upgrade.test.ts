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

test("inquiries become conversations of one buyer about one listing", () => {
  const sqlite = new Sqlite(":memory:");
  const before = migrations.findIndex(({ name }) => name === "0023_conversations");
  migrate(sqlite, migrations.slice(0, before), null);
  for (const id of ["seller", "buyer"])
    sqlite.run(
      "INSERT INTO users (id, email, email_key, password_hash, name, language, created_at, updated_at) VALUES (?1, ?1, ?1, '-', ?1, 'en', 0, 0)",
      [id],
    );
  for (const [number, id] of ["car", "other"].entries())
    sqlite.run(
      `INSERT INTO listings (id, kind, seller_id, title, price_cents, description, location, listed_at, expires_at, rev, number, slug, created_at, updated_at)
       VALUES (?, 'car', 'seller', 't', 1, '', '', 0, 0, 1, ?, '', 0, 0)`,
      [id, number],
    );
  const ask = (
    id: string,
    listing: string,
    buyer: string | null,
    email: string,
    status: string,
    at: number,
  ) =>
    sqlite.run(
      `INSERT INTO inquiries (id, listing_id, seller_id, dealer_id, taken_by, buyer_id, message, buyer_name, buyer_phone, buyer_email, status, created_at, updated_at)
       VALUES (?1, ?2, 'seller', 'dealer', 'sales', ?3, 'Text of ' || ?1, 'Name', '+962', ?4, ?5, ?6, ?6)`,
      [id, listing, buyer, email, status, at],
    );
  ask("a", "car", "buyer", "buyer", "replied", 10);
  ask("b", "car", "buyer", "other@address", "pending", 20);
  ask("c", "other", "buyer", "buyer", "read", 30);
  ask("d", "car", null, "Guest@Example.com", "pending", 40);
  ask("e", "car", null, "guest@example.com", "pending", 50);

  migrate(sqlite, migrations, null);

  const rows = (columns: string, table: string, order: string) =>
    sqlite.query(`SELECT ${columns} FROM ${table} ORDER BY ${order}`).values();
  expect(
    rows(
      "id, listing_id, buyer_key, buyer_language, last_seq, created_at, updated_at",
      "conversations",
      "id",
    ),
  ).toEqual([
    ["a", "car", "buyer", "en", 2, 10, 20],
    ["c", "other", "buyer", "en", 1, 30, 30],
    ["d", "car", "guest@example.com", "ar", 2, 40, 50],
  ]);
  expect(rows("id, conversation_id, seq, side, kind, text", "messages", "id")).toEqual([
    ["a", "a", 1, "buyer", "text", "Text of a"],
    ["b", "a", 2, "buyer", "text", "Text of b"],
    ["c", "c", 1, "buyer", "text", "Text of c"],
    ["d", "d", 1, "buyer", "text", "Text of d"],
    ["e", "d", 2, "buyer", "text", "Text of e"],
  ]);
  const sides = "conversation_id, side, user_id, dealer_id, taken_by, read_seq, unread, mail_due_at";
  expect(rows(sides, "conversation_sides", "conversation_id, side")).toEqual([
    ["a", "buyer", "buyer", null, null, 2, 0, null],
    ["a", "seller", "seller", "dealer", "sales", 1, 1, null],
    ["c", "buyer", "buyer", null, null, 1, 0, null],
    ["c", "seller", "seller", "dealer", "sales", 1, 0, null],
    ["d", "buyer", null, null, null, 2, 0, null],
    ["d", "seller", "seller", "dealer", "sales", 0, 2, null],
  ]);
  sqlite.close();
});
