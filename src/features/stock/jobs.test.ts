import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { car, stockDesk } from "#src/testing/site/stock-desk.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { removeOldImports } from "./jobs.ts";
import { stockImportFiles, stockImportRows, stockImports } from "./tables.ts";

test("the file of a plan is kept for a day, plan and result for 30 days", async () => {
  const app = testApp();
  const { plan } = await stockDesk(app);
  await plan([car("A1"), car("A2")]);
  const { read } = app.deps.db;
  const kept = async () => {
    await removeOldImports(app.deps);
    const counts = [stockImportFiles, stockImportRows, stockImports].map((table) => read.$count(table));
    return Promise.all(counts);
  };
  app.clock.advance(DAY_MS - 1);
  expect(await kept()).toEqual([1, 2, 1]);
  app.clock.advance(1);
  expect(await kept()).toEqual([0, 2, 1]);
  app.clock.advance(29 * DAY_MS);
  expect(await kept()).toEqual([0, 2, 1]);
  app.clock.advance(1);
  expect(await kept()).toEqual([0, 0, 0]);
});
