import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "#src/core/time.ts";
import { cars } from "#src/features/cars/tables.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { watchQueries } from "#src/testing/site/watch-queries.ts";
import { camrys, plant } from "#src/testing/listings/camrys.ts";
import { refreshPrices } from "./jobs.ts";

const ORIGIN = "https://cars.example.com";
test("an unknown address says so and names only models that are truly similar", async () => {
  const { app, seller, read } = await camrys(8);
  for (let i = 0; i < 8; i++) await plant(app, seller, { car: { model: "Corolla" } });
  for (let i = 0; i < 9; i++) await plant(app, seller, { car: { make: "Kia", model: "Rio" } });
  await refreshPrices(app.deps);
  app.clock.advance(DAY_MS);
  for (const [path, similar] of [
    ["/prices/toyota-camri", ["toyota-camry"]],
    ["/prices/Toyota-Camry-2019", ["toyota-camry"]],
    ["/ar/prices/camry", ["toyota-camry"]],
    ["/prices/toyotta", ["toyota-camry", "toyota-corolla"]],
    ["/prices/kia-soul", []],
    ["/prices/kia-rib", []],
    ["/prices/nothing", []],
  ] as const) {
    const response = await app.request(path);
    const page = await response.text();
    const named = page.match(/(?<=\/prices\/)\w+-\w+(?=" class="card-link)/g) ?? [];
    expect([path, response.status, named.toSorted()]).toEqual([path, 404, [...similar]]);
    expect(page).toMatch(/href="(\/ar)?\/prices" class="btn/);
  }
  expect(await read("/prices/toyota-camri")).toMatch(/<h1[^>]*>We have no prices for “toyota camri”<\/h1>/);
  expect(await read("/prices/toyota-camri")).toContain("Did you mean…");
  expect(await read("/prices/nothing")).not.toContain("Did you mean…");
  expect(await read("/prices/kia")).toMatch(/<h1[^>]*>Kia prices in Jordan<\/h1>/);
  expect(await read("/prices")).toMatch(/<h2[^>]*><a href="\/prices\/kia">Kia<\/a><\/h2>/);
  expect(await read("/prices/kia")).not.toMatch(/<h2[^>]*><a href="\/prices\/kia">/);
  expect(await read("/prices/kia")).not.toContain("toyota-camry");
});

test("pages of 20 cars and more are for search engines, and described for them", async () => {
  const { app, seller, read } = await camrys(20, { PUBLIC_ORIGIN: ORIGIN });
  for (let i = 0; i < 19; i++) await plant(app, seller, { car: { make: "Kia", model: "Rio" } });
  app.clock.advance(DAY_MS);
  await refreshPrices(app.deps);
  const page = await read("/prices/toyota-camry");
  expect(page).not.toContain('content="noindex"');
  expect(await read("/prices/kia-rio")).toContain('content="noindex"');
  const sitemap = await read("/sitemaps/pages.xml");
  const listed = [...sitemap.matchAll(/<loc>[^<]*(\/prices[^<]*)<\/loc>/g)].map(([, path]) => path);
  const paths = ["/prices", "/prices/toyota", "/prices/toyota-camry"];
  expect(listed).toEqual(paths.flatMap((path) => [path, path]));
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const [crumbs, dataset] = JSON.parse(json)["@graph"];
  expect(
    crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]),
  ).toEqual([
    ["Prices", `${ORIGIN}/prices`],
    ["Toyota", `${ORIGIN}/prices/toyota`],
    ["Camry", `${ORIGIN}/prices/toyota-camry`],
  ]);
  expect(dataset).toMatchObject({ "@type": "Dataset", temporalCoverage: "2025-07/2026-06" });
  expect(dataset.distribution.contentUrl).toBe(`${ORIGIN}/api/prices/toyota-camry`);
});

test("pages round to 50 dinars, in both languages", async () => {
  const { read, change, ids, app } = await camrys(9);
  for (const id of ids) await change(id, { priceCents: 1_633_333 });
  app.clock.advance(DAY_MS);
  await app.deps.db.withTx((tx) => tx.update(cars).set({ year: 2020 }));
  await refreshPrices(app.deps);
  const page = await read("/prices/toyota-camry");
  expect(page).toContain("Toyota Camry prices in Jordan");
  expect(page).toContain("16,350 – 16,350");
  expect(page).toContain("Asking prices, not sales");
  expect(page).not.toContain("16,333");
  expect(await read("/ar/prices/toyota-camry")).toContain("أسعار تويوتا كامري في الأردن");
});

test("each number says what it counts", async () => {
  const { ids, change, read, app } = await camrys(9);
  for (const path of ["/prices", "/prices/toyota", "/prices/toyota-camry"])
    expect(await read(path)).toContain("Median of 9 cars for sale<");
  for (const id of ids.slice(0, 3))
    await change(id, { status: "sold", soldAt: app.clock.now(), createdAt: app.clock.now() - 40 * DAY_MS });
  await refreshPrices(app.deps);
  app.clock.advance(DAY_MS);
  expect(await read("/prices")).toContain("Median of 9 cars for sale or sold<");
  expect(await read("/ar/prices")).toContain("وسيط 9 سيارات معروضة أو مباعة<");
});

test("years have bars on one scale with its numbers, in Arabic from right to left", async () => {
  const { app, seller, read } = await camrys(9);
  for (let i = 0; i < 8; i++)
    await plant(app, seller, { listing: { priceCents: 2_000_000 }, car: { year: 2021 } });
  await plant(app, seller, { car: { year: 2022 } });
  await refreshPrices(app.deps);
  app.clock.advance(DAY_MS);
  const page = await read("/prices/toyota-camry");
  const bars = (html: string) =>
    [...html.matchAll(/x1="([\d.]+)%" x2="([\d.]+)%" y1="18"/g)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ]);
  // From 2 percent below the lowest quartile, 16,200 JD, to 2 percent above the highest, 20,000 JD.
  const at = (price: number) => (100 * (price - 15_876)) / (20_400 - 15_876);
  const expected = [
    [20_000, 20_000],
    [16_200, 16_600],
  ].map((prices) => prices.map(at));
  expect(bars(page)).toHaveLength(expected.length);
  for (const [i, bar] of bars(page).entries())
    for (const end of [0, 1]) expect(bar[end]).toBeCloseTo(expected[i]?.[end] ?? -1, 6);
  const mirrored = bars(await read("/ar/prices/toyota-camry"));
  for (const [i, [start = 0]] of bars(page).entries()) expect(mirrored[i]?.[0]).toBeCloseTo(100 - start, 6);
  expect(page).toMatch(/<text[^>]*>17,000<\/text>/);
  expect(page).toContain('aria-label="16,200 – 16,600"');
  expect(page.match(/<td><span[^>]*>Too few cars for a figure/g)).toHaveLength(1);
});

test("a model without a year of 8 cars has a page too", async () => {
  const { app, ids, read } = await camrys(8);
  await app.deps.db.withTx((tx) =>
    tx
      .update(cars)
      .set({ year: 2018 })
      .where(eq(cars.listingId, ids[0] ?? "")),
  );
  await refreshPrices(app.deps);
  app.clock.advance(DAY_MS);
  expect(await read("/prices/toyota-camry")).toContain("Too few cars for a figure");
});

test("months have their years and numbers of cars; the label of their table stays true", async () => {
  const { app, seller, read } = await camrys(9);
  for (let i = 0; i < 8; i++)
    await plant(app, seller, {
      listing: { createdAt: app.clock.now() - 31 * DAY_MS, priceCents: 1_600_000 },
    });
  await refreshPrices(app.deps);
  app.clock.advance(DAY_MS);
  const page = await read("/prices/toyota-camry");
  for (const text of ["7/2025", "1/2026", "9", "8"]) expect(page).toContain(`>${text}</text>`);
  expect(page).toContain("All months as a table</summary>");
  expect(page).toContain("Monthly median: from 16,000 to 16,400 JD");
  const arabic = await read("/ar/prices/toyota-camry");
  expect(arabic).toContain("من 16,000 إلى 16,400 دينار");
  expect(arabic).not.toContain("→");
});

test("pages of cars and of the valuation link to the prices of a model that has a page", async () => {
  const { app, ids, seller, read } = await camrys(8);
  const link = 'href="/prices/toyota-camry"';
  expect(await read(`/cars/${ids[0]}`)).toContain(link);
  const rio = await plant(app, seller, { car: { make: "Kia", model: "Rio" } });
  expect(await read(`/cars/${rio}`)).not.toContain('href="/prices/');
  expect(await read("/value")).toContain('href="/prices" class="link"');
  expect(await read("/")).toContain('href="/prices" class="foot-link"');
});

testOnSqlite("a page of a model runs at most three queries, and a car's page none for its link", async () => {
  const { app, ids, read } = await camrys(9, { PAGE_CACHE_MB: 0 });
  const queriesOf = watchQueries(app);
  await read("/search");
  const { run } = await queriesOf(() => read("/prices/toyota-camry"));
  expect(run.length).toBeWithin(1, 4);
  const { run: ofCar } = await queriesOf(() => read(`/cars/${ids[0]}`));
  expect(ofCar.filter((text) => text.includes("model_prices"))).toEqual([]);
});
