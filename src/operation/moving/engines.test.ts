import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { connect } from "#src/db/postgres/connect.ts";
import { backupSite } from "#src/testing/site/backup-site.ts";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { putRowsEverywhere } from "#src/testing/listings/rows-everywhere.ts";
import { runMarkaba } from "#src/testing/outside/run-markaba.ts";

let site: Awaited<ReturnType<typeof backupSite>>;
let postgres: PostgresServer;
beforeAll(async () => {
  [site, postgres] = await Promise.all([backupSite(), startPostgres()]);
  const ids = [...site.photos, await site.addPhoto(3)];
  await site.withDeps(({ db }) => putRowsEverywhere(db, ids));
});
afterAll(async () => {
  await postgres.remove();
  site.dispose();
});

/** Runs a command of one of the three sites and returns its output. */
async function said(folder: string, database: string, ...args: string[]): Promise<string> {
  const { code, output, text } = await runMarkaba(args, {
    NODE_ENV: "test",
    LOG_LEVEL: "error",
    DATA_DIR: site.configOf(folder).DATA_DIR,
    DATABASE_URL: database,
  });
  expect([code, text]).toEqual([0, ""]);
  return new TextDecoder().decode(output).trim();
}

const lastLine = (text: string): string => text.split("\n").at(-1) ?? "";

test("a site moves to PostgreSQL and back with every value unchanged", async () => {
  const database = `${postgres.address}/postgres`;
  const file = (name: string) => join(site.folder, `${name}.tar`);
  const moves = [
    ["site", "", "export", file("first")],
    ["there", database, "import", file("first")],
    ["there", database, "export", file("second")],
    ["back", "", "import", file("second")],
    ["back", "", "export", file("third")],
  ] as const;
  const hashes: string[] = [];
  for (const [folder, url, ...args] of moves) hashes.push(lastLine(await said(folder, url, ...args)));
  expect(hashes[0]).toMatch(/^sha256 [0-9a-f]{64}$/);
  expect(hashes).toEqual(moves.map(() => hashes[0] ?? ""));
  expect(await said("there", database, "doctor")).not.toMatch(
    /^(error|warning) {2}(database|photos|version)/m,
  );
}, 600_000);

test("after the import PostgreSQL has statistics of its tables, without waiting for autovacuum", async () => {
  const sql = connect({ url: `${postgres.address}/postgres`, poolSize: 1, statementTimeoutSeconds: 30 }, 1);
  const known = await sql`select distinct tablename from pg_stats where schemaname = 'public'`.values();
  await sql.end();
  expect(known.flat()).toEqual(expect.arrayContaining(["cars", "listings", "listing_photos", "users"]));
});
