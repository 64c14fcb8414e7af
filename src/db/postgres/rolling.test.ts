import { afterAll, beforeAll, expect, test } from "bun:test";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { migrationsOf } from "../migrations.ts";
import { inspectPostgres } from "./inspect.ts";
import { migratePostgres } from "./migrate.ts";
import { LAST_RELEASE } from "./rolling.ts";

const all = migrationsOf.postgres;
const sinceLastRelease = all.slice(all.findIndex(({ name }) => name === LAST_RELEASE) + 1);

/**
 * Statements that the previous release works with: it neither fills new columns nor reads new tables. After `contracts:` a
 * migration says why it may do more.
 */
const ADDING = [
  /^create table "?\w+"? \(/i,
  /^create index /i,
  /^alter table "\w+" add column (?!.*\bnot null)[^;]*;?$/is,
  /^alter table "\w+" add column [^;]*\bdefault\b[^;]*;?$/is,
  /^insert into /i,
  /^-- contracts: \S+/i,
];
const MADE = /^create table "?(\w+)"? \(/i;
const OF_A_TABLE =
  /^(?:alter table "?(\w+)"? add constraint|create unique index .* on "?(\w+)"?|update "?(\w+)"?) /i;

/** Statements that may break the previous release. */
function refusedOf(sql: string): string[] {
  const statements = sql
    .split("--> statement-breakpoint")
    .map((text) => text.trim())
    .map((text) => (text.startsWith("-- contracts:") ? text : text.replaceAll(/^--.*$/gm, "").trim()))
    .filter(Boolean);
  const made = statements.map((text) => MADE.exec(text)?.[1]);
  return statements.filter((text) => {
    const [, ...tables] = OF_A_TABLE.exec(text) ?? [];
    const isOfNewTable = tables.some((table) => table && made.includes(table));
    return !isOfNewTable && !ADDING.some((pattern) => pattern.test(text));
  });
}

test("migrations since the last release only add", () => {
  expect(all.map(({ name }) => name)).toContain(LAST_RELEASE);
  expect(sinceLastRelease.map(({ name, sql }) => [name, refusedOf(sql)])).toEqual(
    sinceLastRelease.map(({ name }) => [name, []]),
  );
});

test.each([
  `CREATE TABLE "things" ("id" text PRIMARY KEY, "name" text NOT NULL); --> statement-breakpoint CREATE UNIQUE INDEX "things_name" ON "things" USING btree ("name");`,
  `CREATE INDEX "listings_rev" ON "listings" USING btree ("rev");`,
  `ALTER TABLE "listings" ADD COLUMN "views" bigint;`,
  `ALTER TABLE "listings" ADD COLUMN "views" bigint DEFAULT 0 NOT NULL;`,
  `INSERT INTO "counters" VALUES ('views', 0);`,
  `-- contracts: the last release does not read it any more\nALTER TABLE "listings" DROP COLUMN "views";`,
])("the release before works after: %s", (sql) => expect(refusedOf(sql)).toEqual([]));

test.each([
  `ALTER TABLE "listings" ADD COLUMN "views" bigint NOT NULL;`,
  `ALTER TABLE "listings" DROP COLUMN "views";`,
  `ALTER TABLE "listings" RENAME COLUMN "views" TO "seen";`,
  `ALTER TABLE "listings" ALTER COLUMN "views" SET NOT NULL;`,
  `ALTER TABLE "listings" ALTER COLUMN "views" DROP DEFAULT;`,
  `CREATE UNIQUE INDEX "listings_slug" ON "listings" USING btree ("slug");`,
  `DROP TABLE "listings";`,
  `UPDATE "listings" SET "status" = 'gone';`,
  `-- a note\nDROP INDEX "listings_number";`,
])("the release before may not work after: %s", (sql) => expect(refusedOf(sql)).toHaveLength(1));

let server: PostgresServer;
beforeAll(async () => void (server = await startPostgres()));
afterAll(() => server.remove());

test("a server of the previous release starts on the tables of this one; an older server is refused", async () => {
  const settings = { url: `${server.address}/postgres`, poolSize: 1, statementTimeoutSeconds: 30 };
  const next = { name: "9999_next", sql: "alter table listings add column next text" };
  const before = all.slice(0, all.length - sinceLastRelease.length);
  expect(await migratePostgres(settings, before)).toHaveLength(before.length);
  expect(await migratePostgres(settings, [...all, next])).toContain(next.name);
  expect(await migratePostgres(settings, before)).toEqual([]);
  expect((await inspectPostgres(settings)).newer).toEqual([]);
  await expect(migratePostgres(settings, before.slice(0, -1))).rejects.toThrow("newer version");
  // A migration of another branch, unknown to this server.
  const other = { name: "9998_other", sql: "select 1" };
  await expect(migratePostgres(settings, [...all, other])).rejects.toThrow("newer version");
  expect(await migratePostgres(settings, [...all, next])).toEqual([]);
});
