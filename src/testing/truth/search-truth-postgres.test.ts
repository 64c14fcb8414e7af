import { Database as Sqlite } from "bun:sqlite";
import { test } from "bun:test";
import fc from "fast-check";
import { Catalogs } from "#src/catalog/catalog.ts";
import { dialect } from "#src/config.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrationsOf } from "#src/db/migrations.ts";
import type { PostgresDatabase } from "#src/db/postgres/open.ts";
import { checkCars, checkPlates } from "./check-search.ts";
import { marketBySql } from "./market-by-sql.ts";
import { aHistory, beginHistory } from "./market-history.ts";
import { testApp } from "../site/test-app.ts";

const RUNS = Number(process.env["CATALOG_RUNS"] ?? 50);

/** All tables that the search reads. */
const TABLES = [
  "users",
  "dealers",
  "photos",
  "counters",
  "erased_listings",
  "listings",
  "cars",
  "plates",
  "listing_texts",
  "listing_photos",
  "car_valuations",
];

const isList = (value: unknown): value is string => typeof value === "string" && value.startsWith("[");

/** Returns a function that copies the tables that changed since its last call, in one transaction and one round trip. */
function mirrorOf(from: Sqlite, { pool }: PostgresDatabase) {
  const copied = new Map<string, string>();
  const statementsOf = (table: string): string[] => {
    const rows = (from.query(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, isList(value) ? JSON.parse(value) : value]),
      ),
    );
    const json = JSON.stringify(rows);
    if (copied.get(table) === json) return [];
    copied.set(table, json);
    return [
      `delete from ${table}`,
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $rows$${json}$rows$)`,
    ];
  };
  return async () => {
    // Without triggers, so that rows of unchanged tables are not deleted with those that they refer to.
    const statements = ["set local session_replication_role = replica", ...TABLES.flatMap(statementsOf)];
    await pool.unsafe(statements.join(";")).simple();
  };
}

test.skipIf(dialect !== "postgres")(
  `with PostgreSQL, searches equal plain SQL in SQLite through ${RUNS} random histories`,
  async () => {
    const sqlite = new Sqlite(":memory:", { strict: true });
    migrate(sqlite, migrationsOf.sqlite, null, 0);
    const bySql = marketBySql(sqlite);
    const db = testApp().deps.db as PostgresDatabase;
    const mirror = mirrorOf(sqlite, db);
    await fc.assert(
      fc.asyncProperty(...aHistory, async (edits, carFilters, plateFilter) => {
        const history = beginHistory(sqlite);
        const clock = { now: history.now, monotonicMs: history.now };
        const deps = { db, clock, catalogs: new Catalogs(db) };
        for (const edit of edits) {
          history.write(edit);
          await mirror();
          const [first] = carFilters;
          if (first) await checkCars(deps, bySql, first);
        }
        for (const filter of carFilters) await checkCars(deps, bySql, filter);
        await checkPlates(deps, bySql, plateFilter);
      }),
      { numRuns: RUNS },
    );
  },
  3_600_000,
);
