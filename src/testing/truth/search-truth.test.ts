import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { Catalogs } from "#src/catalog/catalog.ts";
import { migrate } from "#src/db/migrate.ts";
import { migrations } from "#src/db/migrations.ts";
import { openDatabase } from "#src/db/open.ts";
import { searchCars } from "#src/features/cars/search/search-cars.ts";
import { readCarFilter } from "#src/features/cars/schema.ts";
import { seedMarket } from "#src/tooling/bench/seed-market.ts";
import { checkCars, checkPlates } from "./check-search.ts";
import { marketBySql } from "./market-by-sql.ts";
import { aCarFilter, aHistory, anEdit, aPlateFilter, beginHistory } from "./market-history.ts";
import { testApp } from "../site/test-app.ts";

// Eleven faults put into the catalog on purpose were each found within 58 runs.
const RUNS = Number(process.env["CATALOG_RUNS"] ?? 150);

test(`totals, facets, order and pages equal those of plain SQL through ${RUNS} random histories`, async () => {
  const { db } = testApp().deps;
  const { writer } = db.sqlite;
  const bySql = marketBySql(writer);
  await fc.assert(
    fc.asyncProperty(...aHistory, async (edits, carFilters, plateFilter) => {
      const history = beginHistory(writer);
      const clock = { now: history.now, monotonicMs: history.now };
      const deps = { db, clock, catalogs: new Catalogs(db) };
      // Like another process, which searches only at the end.
      const late = { db, clock, catalogs: new Catalogs(db) };
      const [firstCars] = carFilters;
      for (const [i, edit] of edits.entries()) {
        history.write(edit);
        if (i % 3 === 0 && firstCars) await checkCars(deps, bySql, firstCars);
        if (i % 3 === 1) await checkPlates(deps, bySql, plateFilter);
        if (i === 0 && firstCars) await checkCars(late, bySql, firstCars);
      }
      for (const filter of carFilters) await checkCars(deps, bySql, filter);
      await checkPlates(deps, bySql, plateFilter);
      if (firstCars) await checkCars(late, bySql, firstCars);
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);

const EVERYTHING = readCarFilter(new URLSearchParams());
const filtersOf = (seed: number, count: number) => ({
  cars: fc.sample(aCarFilter, { seed, numRuns: count }),
  plates: fc.sample(aPlateFilter, { seed, numRuns: count }),
});

test("they are also equal with thousands of rows, simultaneous changes and expired rows", async () => {
  const { deps, clock } = testApp();
  const { writer } = deps.db.sqlite;
  seedMarket(writer, { forSale: 5000, sellers: 50, now: clock.now() });
  const bySql = marketBySql(writer);
  const check = async (seed: number) => {
    const { cars, plates } = filtersOf(seed, 6);
    for (const filter of cars) await checkCars(deps, bySql, { ...filter, q: "" });
    for (const filter of plates) await checkPlates(deps, bySql, { ...filter, q: "" });
  };
  await check(1);
  const change = (set: string, share: number) => {
    writer.run(
      `UPDATE listings SET ${set}, rev = (SELECT value + 3 FROM counters WHERE name = 'rev') WHERE rev % ${share} = 0`,
    );
    writer.run("UPDATE counters SET value = value + 5 WHERE name = 'rev'");
  };
  change("status = 'sold'", 3);
  change("price_cents = 500000, listed_at = listed_at + 1", 2);
  await check(2);
  change("status = 'active', location = 'Karak'", 1);
  await check(3);
  change(`expires_at = ${clock.now() + 10}`, 1);
  await check(4);
  clock.advance(10);
  await check(5);
  expect((await searchCars(deps, EVERYTHING)).total).toBe(0);
}, 300_000);

const DEALT = { seed: 7, numRuns: 40 };

/** Creates a database file, which is deleted after `work`. */
async function withFile(work: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "markaba-truth-"));
  const file = join(folder, "markaba.sqlite");
  const db = openDatabase(file);
  migrate(db.sqlite.writer, migrations, null);
  await db.close();
  await work(file).finally(() => rmSync(folder, { recursive: true, force: true }));
}

test("the next search sees commits from another connection to the file", () =>
  withFile(async (file) => {
    const [ours, theirs] = [openDatabase(file), openDatabase(file)];
    const history = beginHistory(theirs.sqlite.writer);
    const bySql = marketBySql(theirs.sqlite.writer);
    const deps = {
      db: ours,
      catalogs: new Catalogs(ours),
      clock: { now: history.now, monotonicMs: history.now },
    };
    const { cars, plates } = filtersOf(DEALT.seed, DEALT.numRuns);
    for (const [i, edit] of fc.sample(anEdit, DEALT).entries()) {
      history.write(edit);
      await checkCars(deps, bySql, cars[i] as (typeof cars)[0]);
      await checkPlates(deps, bySql, plates[i] as (typeof plates)[0]);
    }
    await Promise.all([ours.close(), theirs.close()]);
  }));

test("commits of another process are found, during and after searches", () =>
  withFile(async (file) => {
    const db = openDatabase(file);
    const bySql = marketBySql(db.sqlite.writer);
    const clock = { now: () => 0, monotonicMs: () => 0 };
    const deps = { db, catalogs: new Catalogs(db), clock };
    const { cars, plates } = filtersOf(DEALT.seed, 8);
    const writing = Bun.spawn([process.execPath, join(import.meta.dir, "write-history.ts"), file, "300"]);
    const totals = new Set<number>();
    while (writing.exitCode === null) {
      totals.add((await searchCars(deps, EVERYTHING)).total);
      await Bun.sleep(5);
    }
    expect(writing.exitCode).toBe(0);
    expect(totals.size).toBeGreaterThan(2);
    for (const filter of [EVERYTHING, ...cars]) await checkCars(deps, bySql, filter);
    for (const filter of plates) await checkPlates(deps, bySql, filter);
    await db.close();
  }));
