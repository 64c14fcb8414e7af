import { Database as Sqlite, type SQLQueryBindings } from "bun:sqlite";
import { join } from "node:path";

const CAR_TABLES = ["listings", "listing_texts", "listing_prices", "cars", "car_valuations"];
const LASTS_MS = 2000;

/** Opens a file with the site's durability. */
function openDurable(file: string): Sqlite {
  const sqlite = new Sqlite(file, { create: true, strict: true });
  for (const pragma of [
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
  ])
    sqlite.run(`PRAGMA ${pragma}`);
  return sqlite;
}

/** How often `work` runs in a second. */
export function perSecond(work: () => void): number {
  const begun = performance.now();
  let runs = 0;
  for (; performance.now() < begun + LASTS_MS; runs++) work();
  return runs / ((performance.now() - begun) / 1000);
}

/** Returns a function that commits one small row. */
export function smallRows(folder: string): () => void {
  const sqlite = openDurable(join(folder, "small-rows.sqlite"));
  sqlite.run("CREATE TABLE rows (at INTEGER)");
  const insert = sqlite.prepare("INSERT INTO rows VALUES (?)");
  return () => void insert.run(Date.now());
}

/** Returns a function that commits the rows of one car by prepared statements: a copy of a car of the market. */
export function carRows(folder: string): () => void {
  const sqlite = openDurable(join(folder, "markaba.sqlite"));
  const [[car] = []] = sqlite.query("SELECT listing_id FROM car_valuations LIMIT 1").values();
  const next = sqlite.prepare(
    "INSERT INTO counters VALUES ('rev', 1), ('number', 1) ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value",
  );
  const inserts = CAR_TABLES.map((table) => {
    const key = table === "listings" ? "id" : "listing_id";
    const [row = {}] = sqlite.query(`SELECT * FROM ${table} WHERE ${key} = ?`).all(car as string) as Record<
      string,
      SQLQueryBindings
    >[];
    const names = Object.keys(row);
    const insert = sqlite.prepare(
      `INSERT INTO ${table} (${names}) VALUES (${names.map((name) => `$${name}`)})`,
    );
    return (own: object) => insert.run({ ...row, ...own } as never);
  });
  return sqlite.transaction(() => {
    const [[rev] = [], [number] = []] = next.values();
    const [id, now] = [Bun.randomUUIDv7(), Date.now()];
    const own = { number, rev, doc_id: rev, submission_key: null, listed_at: now, created_at: now, at: now };
    for (const insert of inserts) insert({ ...own, id, listing_id: id });
  }).immediate;
}
