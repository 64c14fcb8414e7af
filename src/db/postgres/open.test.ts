import { afterAll, beforeAll, expect, test } from "bun:test";
import { type SQL, sql } from "drizzle-orm";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import type { Tx } from "../open.ts";
import { type PostgresDatabase, openPostgres, sharedVersion } from "./open.ts";

let server: PostgresServer;
const opened: PostgresDatabase[] = [];

beforeAll(async () => {
  server = await startPostgres();
  await open().pool.unsafe("create table things (name text primary key, size bigint not null)");
});
afterAll(async () => {
  await Promise.all(opened.map((db) => db.close()));
  await server.remove();
});

function open(): PostgresDatabase {
  const db = openPostgres({
    url: `${server.address}/postgres`,
    poolSize: 2,
    statementTimeoutSeconds: 30,
  });
  opened.push(db);
  return db;
}

interface Row {
  size: number;
}
const execute = (tx: Tx, statement: SQL) =>
  (tx as unknown as { execute(statement: SQL): Promise<Row[]> }).execute(statement);
const add = (tx: Tx, name: string) => execute(tx, sql`insert into things values (${name}, 1)`);
const names = async (db: PostgresDatabase) =>
  (await db.pool.unsafe("select name from things order by name").values()).flat() as unknown[];

async function addOne(tx: Tx): Promise<void> {
  const [row] = await execute(tx, sql`select size from things where name = 'counted'`);
  await Bun.sleep(1);
  await execute(tx, sql`update things set size = ${(row?.size ?? 0) + 1} where name = 'counted'`);
}

test("a failed transaction is rolled back, and its error contains no values", async () => {
  const db = open();
  const failed = db.withTx(async (tx) => {
    await add(tx, "lost");
    await Bun.sleep(1);
    await execute(tx, sql`insert into things values (${"secret"}, ${null})`);
  });
  const error: unknown = await failed.catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("not-null constraint");
  expect(Bun.inspect(error)).not.toContain('"secret"');
  expect(await names(db)).toEqual([]);
});

test("one transaction writes at a time, across all servers", async () => {
  const [ours, theirs] = [open(), open()];
  await ours.withTx((tx) => add(tx, "counted"));
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? ours : theirs).withTx(addOne)));
  expect(await ours.pool.unsafe("select size from things").values()).toEqual([[41]] as never);
});

test("a transaction may read outside itself, and cannot be nested", async () => {
  const db = open();
  await db.withTx(async () => {
    await Promise.all([names(db), names(db), names(db)]);
    await expect(db.withTx(async () => null)).rejects.toThrow("inside another");
  });
});

test("the version changes after every commit of any server, and only then", async () => {
  const [ours, theirs] = [open(), open()];
  const before = await ours.dataVersion();
  await names(ours);
  expect(await ours.dataVersion()).toBe(before);
  await theirs.withTx((tx) => add(tx, "of theirs"));
  expect(await ours.dataVersion()).not.toBe(before);
});

test("a version query answers only the calls made before it was sent", async () => {
  let asked = 0;
  const answers: (() => void)[] = [];
  const version = sharedVersion(() => new Promise((resolve) => answers.push(() => resolve(String(++asked)))));
  const first = version();
  await Bun.sleep(1);
  const late = [version(), version()];
  await Bun.sleep(1);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await Bun.sleep(1);
  answers[1]?.();
  expect(await Promise.all([first, ...late])).toEqual(["1", "2", "2"]);
});

test("text that PostgreSQL cannot store causes no error", async () => {
  const { read, withTx } = open();
  await withTx((tx) => execute(tx, sql`insert into things values (${"a\0b"}, 1)`));
  const json = JSON.stringify(["a\0b", "\ud800", "\\u0000"]);
  const [row] = await read
    .select({ list: sql<string>`${json}::jsonb` })
    .from(sql`things`)
    .where(sql`name = ${"a\0b"}`);
  expect(JSON.parse(String(row?.list))).toEqual(["a\uFFFDb", "\uFFFD", "\\u0000"]);
});

test("a transaction that is cut off writes nothing, and does not disturb later ones", async () => {
  const db = open();
  const isOther = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const cut = db.withTx(async (tx) => {
    await add(tx, "cut 1");
    const [row] = (await execute(tx, sql`select pg_backend_pid() as size`)) as [Row];
    await db.pool.unsafe("select pg_terminate_backend($1)", [row.size]);
    await isOther.promise;
    await add(tx, "cut 2").finally(isOver.resolve);
  });
  const other = db.withTx(async (tx) => {
    await add(tx, "whole 1");
    isOther.resolve();
    await isOver.promise;
    await Bun.sleep(50);
    await add(tx, "whole 2");
  });
  await expect(cut).rejects.toThrow("databaseAway");
  await other;
  expect(await names(db)).toEqual(expect.arrayContaining(["whole 1", "whole 2"]));
  expect((await names(db)).filter((name) => String(name).startsWith("cut"))).toEqual([]);
});

test("after the server was unreachable, reads and writes work again and committed data is still there", async () => {
  const db = open();
  const storm = { written: 0, isOver: false };
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let i = 0; !storm.isOver; i++)
      try {
        await db.withTx((tx) => add(tx, `storm ${writer} ${i}`));
        storm.written++;
        await names(db);
      } catch {
        await Bun.sleep(5);
      }
  });
  await Bun.sleep(100);
  await server.stop("fast");
  await Bun.sleep(200);
  await server.start();
  const { written } = storm;
  while (storm.written === written) await Bun.sleep(20);
  storm.isOver = true;
  await Promise.all(writing);
  const stored = (await names(db)).filter((name) => String(name).startsWith("storm")).length;
  expect(stored).toBeGreaterThanOrEqual(storm.written);
});
