import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type PostgresServer,
  startPostgres,
  USER_WITH_PASSWORD,
} from "#src/testing/outside/postgres-server.ts";
import { runMarkaba } from "#src/testing/outside/run-markaba.ts";
import { connect, type Sql } from "./connect.ts";
import { assertUsable } from "./refusal.ts";

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), "markaba-refused-"));
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

const within = async (database: string, work: (sql: Sql) => Promise<unknown>) => {
  const url = `${server.address}/${database}`;
  const sql = connect({ url, poolSize: 1, statementTimeoutSeconds: 30 }, 1);
  await work(sql).finally(() => sql.end());
};

async function serve(url: string) {
  const { code, text } = await runMarkaba(["serve"], {
    DATABASE_URL: url,
    DATA_DIR: join(folder, Bun.randomUUIDv7()),
    PORT: "0",
  });
  return [code, text.trim()];
}

test("each problem at the start is one sentence that says how to fix it", async () => {
  await within("postgres", async (sql) => {
    await sql.unsafe(`create user ${USER_WITH_PASSWORD} password 'right'`);
    await sql.unsafe("create user guest");
    await sql.unsafe("create database latin encoding 'LATIN1' template template0");
    await sql.unsafe("create database others");
    await sql.unsafe("create database forbidden");
  });
  await within("others", (sql) => sql.unsafe("create table things (name text)"));
  const { host } = new URL(server.address);
  const at = (user: string, database: string) => `postgres://${user}@${host}/${database}`;
  const answers = await Promise.all([
    serve("postgres://markaba@127.0.0.1:1/cars"),
    serve(at(`${USER_WITH_PASSWORD}:wrong`, "postgres")),
    serve(at("markaba", "missing")),
    serve(at("markaba", "latin")),
    serve(at("markaba", "others")),
    serve(at("guest", "forbidden")),
    serve(at("markaba", "postgres?sslmode=require")),
  ]);
  expect(answers).toEqual([
    [
      1,
      expect.stringMatching(
        /^No PostgreSQL server answers at 127\.0\.0\.1:1 \(.+\); start it, or correct .+\.$/,
      ),
    ],
    [
      1,
      expect.stringMatching(
        /^PostgreSQL at .+ refuses the user guarded \(.+\); correct user and password .+$/,
      ),
    ],
    [
      1,
      `PostgreSQL at ${host} has no database missing (database "missing" does not exist); create it there with: createdb --encoding=UTF8 --template=template0 --owner=markaba missing.`,
    ],
    [
      1,
      expect.stringMatching(
        /^The database latin is encoded in LATIN1; create another one with: createdb .+$/,
      ),
    ],
    [1, "The database others belongs to another program; set DATABASE_URL to an empty one."],
    [
      1,
      'The user guest is not allowed to create tables in the database forbidden; as its owner, run: ALTER DATABASE "forbidden" OWNER TO "guest".',
    ],
    [
      1,
      expect.stringMatching(
        /^There is no safe connection to PostgreSQL at .+; .+ set another sslmode in DATABASE_URL\.$/,
      ),
    ],
  ]);
}, 300_000);

test("nothing is created in a refused database", async () => {
  await within("others", async (sql) => {
    const tables = await sql.unsafe("select tablename from pg_tables where schemaname = 'public'");
    expect(tables.map((row) => row["tablename"])).toEqual(["things"]);
  });
  expect(readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)))).not.toContain("secret.key");
});

test("a server that is too old and a read-only replica are refused", async () => {
  const usable = {
    number: 140_000,
    version: "14.0",
    standby: false,
    encoding: "UTF8",
    strange: false,
    may_create: true,
  };
  const asked = (found: object) =>
    assertUsable(
      { unsafe: async () => [{ ...usable, ...found }] } as unknown as Sql,
      "postgres://me@db.example.com/cars",
    );
  await asked({});
  await expect(asked({ number: 130_014, version: "13.14" })).rejects.toThrow(
    "PostgreSQL 13.14 at db.example.com is too old; install 14 or newer.",
  );
  await expect(asked({ standby: true })).rejects.toThrow("is a read-only replica");
});

test("without a host in DATABASE_URL, the sentence names localhost", async () => {
  const refused = {
    unsafe: async () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" })),
  };
  await expect(assertUsable(refused as unknown as Sql, "postgres:///cars")).rejects.toThrow(
    "No PostgreSQL server answers at localhost (refused); start it, or correct the address in DATABASE_URL.",
  );
});
