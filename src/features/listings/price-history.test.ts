import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";
import { endReductions } from "./life-cycle/jobs/tidying.ts";
import { reductionOf } from "./price-history.ts";

const history = (...prices: [day: number, price: number][]) =>
  prices.map(([day, priceCents]) => ({ at: day * DAY_MS, priceCents }));
const reduced = (now: number, ...prices: [day: number, price: number][]) =>
  reductionOf(history(...prices), now * DAY_MS);

test("a price counts as reduced for two weeks", () => {
  expect(reduced(3, [0, 12_500], [2, 11_900])).toBe(600);
  expect(reduced(15.9, [0, 12_500], [2, 11_900])).toBe(600);
  expect(reduced(16, [0, 12_500], [2, 11_900])).toBeNull();
  expect(reduced(3, [0, 12_500])).toBeNull();
});

test("the reduction is measured from two weeks before, so raising the price first has no effect", () => {
  expect(reduced(3, [0, 10_000], [1, 12_000], [2, 11_000])).toBeNull();
  expect(reduced(3, [0, 10_000], [1, 12_000], [2, 9_500])).toBe(500);
  expect(reduced(30, [0, 10_000], [1, 12_000], [29, 11_000])).toBe(1_000);
  expect(reduced(6, [0, 12_500], [2, 11_900], [5, 11_500])).toBe(1_000);
  expect(reduced(6, [0, 12_500], [2, 11_900], [5, 12_000])).toBeNull();
});

test("a reduction counts only against a price that stood for a day", () => {
  expect(reduced(1, [0, 15_000], [0.01, 10_000])).toBeNull();
  expect(reduced(2, [0, 15_000], [0.999, 10_000])).toBeNull();
  expect(reduced(2, [0, 15_000], [1, 10_000])).toBe(5_000);
  expect(reduced(9, [0, 15_000], [0.1, 14_000], [5, 13_000])).toBe(1_000);
  expect(reduced(9, [0, 15_000], [0.1, 14_000], [0.2, 13_000])).toBeNull();
  // A low price counts even if it stood for a moment.
  expect(reduced(9, [0, 10_000], [0.1, 15_000], [5, 10_000])).toBeNull();
  expect(reduced(40, [0, 10_000], [20, 90_000], [20.1, 12_000], [35, 11_000])).toBe(1_000);
});

test("each price is stored with its time, shown on the page, marked on the card, and can be searched", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const { id } = (await postCar(app, seller, { price: 12_500 })).body;
  await postCar(app, seller);
  const begun = app.clock.now();
  const ask = async (path: string) => (await app.json("GET", path)).body;
  const read = async (path: string) => (await app.request(path)).text();
  const edit = (body: object) => app.json("PATCH", `/api/cars/${id}`, body, { as: seller });
  const found = async () =>
    (await ask("/api/cars?reducedOnly=true&page=1")).map((car: { id: string }) => car.id);
  expect((await ask(`/api/cars/${id}`)).priceHistory).toEqual([{ price: 12_500, at: begun }]);
  expect(await read(`/cars/${id}`)).not.toContain("Price history");
  await edit({ title: "Another title" });
  expect(await found()).toEqual([]);

  app.clock.advance(DAY_MS);
  await edit({ price: 11_900 });
  const changed = app.clock.now();
  expect((await ask(`/api/cars/${id}`)).priceHistory).toEqual([
    { price: 12_500, at: begun },
    { price: 11_900, at: changed },
  ]);
  expect(await found()).toEqual([id]);
  const page = await read(`/cars/${id}`);
  expect(page).toContain("Price history");
  expect(page).toContain("Reduced by 600 JD");
  expect(await read("/search")).toContain('aria-label="Reduced by 600 JD"');
  expect(await read("/ar/search")).toContain("نزل 600 دينار");

  app.clock.advance(14 * DAY_MS);
  await endReductions(app.deps);
  expect(await found()).toEqual([]);
  expect(await read("/search")).not.toContain("Reduced by");
});
