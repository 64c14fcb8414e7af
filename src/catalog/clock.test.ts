import { expect, test } from "bun:test";
import { HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { Catalog } from "./catalog.ts";
import { columnsOf, type CatalogRow } from "./columns.ts";

const { number } = columnsOf<CatalogRow>();
const NOON = Date.UTC(2026, 5, 15, 12);

/** A catalog of one row that expires at noon; `at` counts the rows at a time. */
function untilNoon() {
  const row = { id: "00000000-0000-7000-8000-000000000001", docId: null, expiresAt: NOON };
  let builds = 0;
  const catalog = new Catalog(
    { columns: { expiresAt: number((thing) => thing.expiresAt) }, orders: { soonest: ["expiresAt"] } },
    {
      head: async () => 1,
      list: async (after, now) => {
        if (after === "") builds++;
        return after === "" && row.expiresAt > now ? [row] : [];
      },
      since: async () => ({ rows: [], gone: [] }),
    },
    () => 1,
  );
  const at = async (now: number) =>
    (await catalog.search({ where: {}, sort: "soonest", limit: 0 }, now)).total;
  return { catalog, at, builds: () => builds };
}

test("setting the clock back brings back expired rows", async () => {
  const { catalog, at } = untilNoon();
  expect([await at(NOON - HOUR_MS), await at(NOON)]).toEqual([1, 0]);
  const { version } = catalog;
  expect(await at(NOON - HOUR_MS)).toBe(1);
  expect(catalog.version).toBeGreaterThan(version);
  expect(await at(NOON)).toBe(0);
});

test("setting the clock back repeatedly by less than a minute has an effect after a minute in total", async () => {
  const { at, builds } = untilNoon();
  const counts: number[] = [];
  for (const seconds of [0, 30, 60, 61]) counts.push(await at(NOON - seconds * 1000));
  expect(counts).toEqual([0, 0, 0, 1]);
  expect(builds()).toBe(2);
});

test("requests that are processed out of order rebuild nothing", async () => {
  const { at, builds } = untilNoon();
  for (const now of [NOON - MINUTE_MS, NOON, NOON - 5, NOON + 3]) await at(now);
  expect(builds()).toBe(1);
});

test("a search shows an expired listing again after the server's clock is set back", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const id = await plantCar(app, seller, { expiresAt: app.clock.now() + HOUR_MS });
  const shown = async () => [
    (await app.json("GET", "/api/cars?q=camry")).body.length,
    (await (await app.request("/search?q=camry")).text()).includes(id),
  ];
  expect(await shown()).toEqual([1, true]);
  app.clock.advance(2 * HOUR_MS);
  expect(await shown()).toEqual([0, false]);
  app.clock.advance(-2 * HOUR_MS);
  expect(await shown()).toEqual([1, true]);
});
