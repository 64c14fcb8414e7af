import { Database as Sqlite } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { migrate } from "../migrate.ts";
import { migrationsOf } from "../migrations.ts";
import { connect } from "./connect.ts";
import { migratePostgres } from "./migrate.ts";

let server: PostgresServer;
beforeAll(async () => void (server = await startPostgres()));
afterAll(() => server.remove());

const settings = () => ({ url: `${server.address}/postgres`, poolSize: 1, statementTimeoutSeconds: 30 });

/** Tables of PostgreSQL only: searchable texts (FTS5 tables in SQLite), and two for several servers. */
const OWN_TABLES = ["audit_texts", "job_lease", "schema_servers"];
const TYPES: Record<string, string> = { bigint: "integer", boolean: "integer", jsonb: "text" };

const sorted = (rows: unknown[][]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

function inSqlite() {
  const sqlite = new Sqlite(":memory:");
  migrate(sqlite, migrationsOf.sqlite, null, 0);
  const ask = (sql: string) => sqlite.query(sql).values() as unknown[][];
  const tables = ask(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_fts%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  ).flat() as string[];
  const each = (read: (table: string) => unknown[][]) =>
    sorted(tables.flatMap((table) => read(table).map((row) => [table, ...row])));
  return {
    columns: each((table) =>
      ask(
        `SELECT name, lower(type), "notnull" OR (pk > 0 AND type = 'INTEGER') FROM pragma_table_info('${table}')`,
      ),
    ),
    keys: each((table) => [
      ask(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`).flat(),
    ]),
    indexes: each((table) =>
      ask(`SELECT name, "unique", partial FROM pragma_index_list('${table}') WHERE origin <> 'pk'`).map(
        ([name, ...facts]) => [
          ...facts,
          ask(`SELECT name FROM pragma_index_info('${name}') ORDER BY seqno`).flat(),
        ],
      ),
    ),
    references: each((table) =>
      ask(`SELECT "from", "table", "to", on_delete FROM pragma_foreign_key_list('${table}')`),
    ),
  };
}

async function inPostgres() {
  const sql = connect(settings(), 1);
  const ask = async (query: string) => {
    const rows = await sql.unsafe(query).values();
    return sorted(rows.filter(([table]) => !OWN_TABLES.includes(String(table))));
  };
  const columnsOf = (keys: string) =>
    `(SELECT json_agg(a.attname ORDER BY k.n) FROM unnest(${keys}) WITH ORDINALITY k(num, n) JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.num)`;
  const constraints = (kind: string, facts: string) =>
    `SELECT t.relname, ${facts} FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid WHERE t.relnamespace = 'public'::regnamespace AND contype = '${kind}'`;
  const parsed = (rows: string[], at: number, spread = false) =>
    rows
      .map((row) => JSON.parse(row) as unknown[])
      .map((row) => {
        const columns = JSON.parse(String(row[at])) as unknown[];
        return [...row.slice(0, at), ...(spread ? columns : [columns])];
      });
  const columns = (
    await sql
      .unsafe(
        "SELECT table_name, column_name, data_type, (is_nullable = 'NO')::int FROM information_schema.columns WHERE table_schema = 'public'",
      )
      .values()
  )
    .filter(([table]) => !OWN_TABLES.includes(String(table)))
    .map(([table, name, type, isNeeded]) => [table, name, TYPES[String(type)] ?? type, isNeeded]);
  const result = {
    columns: sorted(columns),
    keys: sorted(parsed(await ask(constraints("p", columnsOf("c.conkey"))), 1, true)),
    indexes: sorted(
      parsed(
        await ask(
          `SELECT t.relname, indisunique::int, (indpred IS NOT NULL)::int, ${columnsOf("x.indkey")} FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid WHERE t.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = x.indexrelid AND c.contype = 'p')`,
        ),
        3,
      ),
    ),
    references: await ask(
      `SELECT t.relname, a.attname, f.relname, b.attname, CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class f ON f.oid = c.confrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1] JOIN pg_attribute b ON b.attrelid = f.oid AND b.attnum = c.confkey[1] WHERE contype = 'f'`,
    ),
  };
  await sql.end();
  return result;
}

test("both dialects have the same tables, columns, keys and indexes", async () => {
  const names = migrationsOf.postgres.map(({ name }) => name);
  expect(names).toEqual(migrationsOf.sqlite.map(({ name }) => name));
  // Two servers start at the same moment.
  const applied = await Promise.all([1, 2].map(() => migratePostgres(settings(), migrationsOf.postgres, 0)));
  expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], names]);
  const [lite, postgres] = [inSqlite(), await inPostgres()];
  expect(postgres.columns).toEqual(lite.columns);
  expect(postgres.keys).toEqual(lite.keys);
  expect(postgres.indexes).toEqual(lite.indexes);
  expect(postgres.references).toEqual(lite.references);
});

test("every text is compared byte by byte, as in SQLite", async () => {
  const sql = connect(settings(), 1);
  const others = await sql.unsafe(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C' AND table_name <> 'schema_migrations'",
  );
  await sql.end();
  expect(others.map(Object.values)).toEqual([]);
});

test("a migration that fails leaves nothing behind, and a newer database is refused", async () => {
  const sql = connect(settings(), 1);
  const broken = { name: "9999_broken", sql: "create table half (id text); select 1/0" };
  const tries = migratePostgres(settings(), [...migrationsOf.postgres, broken]);
  await expect(tries).rejects.toThrow("division by zero");
  expect(await sql.unsafe("select to_regclass('half') as half").values()).toEqual([[null]] as never);
  await expect(migratePostgres(settings(), migrationsOf.postgres.slice(0, 1))).rejects.toThrow(
    "made by a newer version",
  );
  await sql.end();
});
