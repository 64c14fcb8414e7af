import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { jordanDate } from "#src/core/jordan-day.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { cars } from "#src/features/cars/tables.ts";
import { listingPrices, listings } from "#src/features/listings/tables.ts";
import { seededRandom } from "#src/demo/random.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { watchQueries } from "#src/testing/site/watch-queries.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { refreshPrices } from "./jobs.ts";
import { type Figures, steady } from "./figures.ts";

const ORIGIN = "https://cars.example.com";
const MODELS = ["Camry", "Corolla", "Prius", "Yaris", "Avalon", "RAV4", "Hilux", "Fortuner", "Aygo", "Supra"];
const NAMES = ["Toyota", "Kia"].flatMap((make) => MODELS.map((model) => ({ make, model })));

interface Planted {
  listing?: Partial<typeof listings.$inferInsert>;
  car?: Partial<typeof cars.$inferInsert>;
  earlier?: { priceCents: number; at: number }[];
}

async function plant(app: TestApp, seller: TestUser, { listing = {}, car = {}, earlier = [] }: Planted) {
  const id = await plantCar(app, seller, listing);
  await app.deps.db.withTx(async (tx) => {
    if (Object.keys(car).length > 0) await tx.update(cars).set(car).where(eq(cars.listingId, id));
    for (const [rev, price] of earlier.entries())
      await tx.insert(listingPrices).values({ listingId: id, rev, ...price });
  });
  return id;
}

/** In few statements. */
async function plantAll({ deps, clock }: TestApp, { id: sellerId }: TestUser, all: Planted[]) {
  const at = clock.now();
  const rows = all.map(({ listing, car, earlier = [] }, i) => {
    const id = newId();
    const texts = { kind: "car" as const, slug: "", title: "Car", description: "", location: "Amman" };
    const times = { listedAt: at, expiresAt: at + DAY_MS, createdAt: at, updatedAt: at };
    return {
      listing: { ...texts, ...times, id, sellerId, number: i + 1, rev: i + 1, priceCents: 0, ...listing },
      car: { ...CAR, listingId: id, ...car },
      prices: earlier.map((price, rev) => ({ listingId: id, rev, ...price })),
    };
  });
  await deps.db.withTx(async (tx) => {
    for (let from = 0; from < rows.length; from += 100) {
      const some = rows.slice(from, from + 100);
      await tx.insert(listings).values(some.map(({ listing }) => listing));
      await tx.insert(cars).values(some.map(({ car }) => car));
      await tx.insert(listingPrices).values(some.flatMap(({ prices }) => prices));
    }
  });
}

const CAR = {
  ...{ make: "Toyota", model: "Camry", year: 2019, mileageKm: 84_000, color: "White" },
  ...{ fuelType: "Hybrid" as const, transmission: "Automatic" as const, bodyType: "Sedan" as const },
  features: [],
};

async function camrys(count: number, config = {}) {
  const app = testApp({ config });
  const seller = await app.signUp();
  const ids: string[] = [];
  for (let i = 0; i < count; i++)
    ids.push(
      await plant(app, seller, {
        listing: { priceCents: 1_600_000 + 10_000 * i },
        car: { mileageKm: 150_000 - 5000 * i },
      }),
    );
  const change = (id: string, set: Partial<typeof listings.$inferInsert>) =>
    app.deps.db.withTx((tx) => tx.update(listings).set(set).where(eq(listings.id, id)));
  const ask = (path = "/api/prices/toyota-camry") => app.json("GET", path);
  const read = async (path: string) => (await app.request(path)).text();
  await refreshPrices(app.deps);
  return { app, seller, ids, change, ask, read };
}

/** As the text says: sorted, and between two neighbors in proportion. */
function share(prices: number[], of: number): number | null {
  if (prices.length < 8) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const place = of * (sorted.length - 1);
  const below = sorted.filter((_, i) => i <= place).at(-1) ?? 0;
  const above = sorted.find((_, i) => i >= place) ?? 0;
  return (below + (above - below) * (place - Math.floor(place))) / 100;
}

const close = (figure: number | null) => (figure === null ? null : Math.round(figure * 1e6) / 1e6);

test("the figures of 20 models of a random market are those of plain code over the rows", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const random = seededRandom(42);
  const now = app.clock.now();
  const pick = <T>(...values: T[]) => random.pick(values);
  const planted: (Planted & { isCounted: boolean; createdAt: number; priceCents: number })[] = [];
  for (const name of NAMES)
    for (let i = random.between(10, 90); i > 0; i--) {
      const createdAt = now - random.between(1, 500) * DAY_MS;
      const car = {
        ...name,
        year: random.between(2017, 2019),
        mileageKm: pick(0, random.between(20_000, 200_000), random.between(20_000, 200_000)),
        customs: pick("cleared" as const, "cleared" as const, null, "uncleared" as const),
        payment: pick(
          "cash" as const,
          "cash" as const,
          null,
          "cash-or-instalments" as const,
          "instalments" as const,
        ),
        bodyCondition: pick(
          "excellent" as const,
          "good" as const,
          "good" as const,
          null,
          "accident" as const,
        ),
      };
      const state = pick(
        ...[
          {},
          {},
          {},
          {},
          {},
          {},
          { soldAt: now - random.between(1, 364) * DAY_MS, status: "sold" as const },
        ],
        { soldAt: now - random.between(366, 500) * DAY_MS, status: "sold" as const },
        ...[{ hold: "hidden" as const }, { status: "removed" as const }, { sellerActive: false }],
        ...[{ expiresAt: now - DAY_MS }, { status: "withdrawn" as const }],
      );
      const priceCents = random.between(800_000, 2_400_000);
      const isSoldLately = "soldAt" in state && (state.soldAt ?? 0) > now - 365 * DAY_MS;
      const isComparable =
        car.customs !== "uncleared" && car.payment !== "instalments" && car.bodyCondition !== "accident";
      planted.push({
        listing: { priceCents, createdAt, ...state },
        car,
        earlier: [
          { priceCents: priceCents + 50_000, at: createdAt },
          { priceCents, at: createdAt + 40 * DAY_MS },
        ],
        isCounted: isComparable && (Object.keys(state).length === 0 || isSoldLately),
        createdAt,
        priceCents,
      });
    }
  await plantAll(app, seller, planted);
  await refreshPrices(app.deps);

  let pages = 0;
  for (const { make, model } of NAMES) {
    const counted = planted.filter(
      ({ car, isCounted }) => isCounted && car?.make === make && car.model === model,
    );
    const { status, body } = await app.json(
      "GET",
      `/api/prices/${make.toLowerCase()}-${model.toLowerCase()}`,
    );
    expect([make, model, status]).toEqual([make, model, counted.length < 8 ? 404 : 200]);
    if (status !== 200) continue;
    pages++;
    expect(body).toMatchObject({ make, model, currency: "JOD", computedAt: now, count: counted.length });
    const years = [2017, 2018, 2019].flatMap((year) => {
      const prices = counted.filter(({ car }) => car?.year === year).map(({ priceCents }) => priceCents);
      const [p25, median, p75] = [0.25, 0.5, 0.75].map((of) => share(prices, of));
      return prices.length > 0 ? { year, count: prices.length, p25, median, p75 } : [];
    });
    expect(body.years).toEqual(years);
    const months = Array.from({ length: 12 }, (_, i) => {
      const month = i < 6 ? `2025-${String(i + 7).padStart(2, "0")}` : `2026-0${i - 5}`;
      const prices = counted
        .filter(({ createdAt }) => jordanDate(createdAt).startsWith(month))
        .map(({ priceCents }) => priceCents + 50_000);
      return { month, count: prices.length, median: share(prices, 0.5) };
    });
    expect(body.months).toEqual(months);
    const costs: number[] = [];
    const driven = counted.map(({ car, priceCents }) => ({
      km: car?.mileageKm ?? 0,
      year: car?.year,
      priceCents,
    }));
    for (const [i, a] of driven.entries())
      for (const b of driven.slice(0, i))
        if (a.km > 0 && b.km > 0 && a.year === b.year && Math.abs(a.km - b.km) >= 10_000)
          costs.push(((b.priceCents - a.priceCents) / (a.km - b.km)) * 10_000);
    const cost = costs.length < 28 ? null : share(costs, 0.5);
    expect(close(body.perTenThousandKm)).toBe(cost !== null && cost > 0 ? close(cost) : null);
  }
  expect(pages).toBeGreaterThan(10);
});

test("10,000 km more cost what they cost in a market of one year, whatever a few odd prices are", async () => {
  const { ask, change, ids, app } = await camrys(20);
  // 100 JD less for each 5,000 km.
  expect((await ask()).body.perTenThousandKm).toBeCloseTo(200, 6);
  for (const id of ids.slice(0, 3)) await change(id, { priceCents: 9_000_000 });
  await refreshPrices(app.deps);
  expect((await ask()).body.perTenThousandKm).toBeCloseTo(200, 6);
});

test("a figure is published as before until it moved by more than 2 percent", async () => {
  const { app, ids, ask, change } = await camrys(9);
  const { median } = (await ask()).body.years[0];
  expect(median).toBe(16_400);
  const moved = async (factor: number) => {
    for (const [i, id] of ids.entries())
      await change(id, { priceCents: Math.round((1_600_000 + 10_000 * i) * factor) });
    app.clock.advance(DAY_MS);
    await refreshPrices(app.deps);
    const { body } = await ask();
    expect(body.computedAt).toBe(app.clock.now());
    return body.years[0];
  };
  expect(await moved(1.01)).toMatchObject({ median, p25: 16_200, p75: 16_600 });
  expect(await moved(1.02)).toMatchObject({ median, p25: 16_200, p75: 16_600 });
  expect(await moved(1.021)).toMatchObject({ median: 16_744.4, p25: 16_540.2, p75: 16_948.6 });
  expect((await moved(1.01)).median).toBe(16_744.4);
});

test("a quartile that stays never passes one that moved", () => {
  const of = (p25: number, median: number, p75: number): Figures => ({
    ...{ count: 8, bodyType: "Sedan", onSale: 0, median, perTenThousandKm: null, months: [] },
    years: [{ year: 2019, count: 8, p25, median, p75 }],
  });
  expect(steady(of(9810, 9900, 10_500), of(10_000, 10_300, 10_500)).years[0]).toMatchObject({ p25: 9810 });
});

test("a model with too few cars is gone for a month and then unknown, and can come back", async () => {
  const { app, ids, ask, change, read } = await camrys(8);
  const page = async () => (await app.request("/prices/toyota-camry")).status;
  expect([(await ask()).status, await page()]).toEqual([200, 200]);
  await change(ids[0] ?? "", { status: "withdrawn" });
  await refreshPrices(app.deps);
  expect(await ask()).toMatchObject({ status: 410, body: { code: "pricesGone" } });
  expect(await page()).toBe(410);
  expect(await read("/prices")).not.toContain("/prices/toyota-camry");
  app.clock.advance(29 * DAY_MS);
  await refreshPrices(app.deps);
  expect(await page()).toBe(410);
  app.clock.advance(DAY_MS);
  expect([(await ask()).status, await page()]).toEqual([404, 404]);
  await refreshPrices(app.deps);
  expect([(await ask()).body.code, await page()]).toEqual(["pricesUnknown", 404]);
  for (const id of ids) await change(id, { status: "active", expiresAt: app.clock.now() + DAY_MS });
  await refreshPrices(app.deps);
  expect([(await ask()).status, await page()]).toEqual([200, 200]);
});

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
  for (const [i, bar] of bars(page).entries())
    for (const end of [0, 1]) expect(bar[end]).toBeCloseTo(expected[i]?.[end] ?? -1, 6);
  const mirrored = bars(await read("/ar/prices/toyota-camry"));
  expect(mirrored.map(([start = 0]) => close(100 - start))).toEqual(
    bars(page).map(([start = 0]) => close(start)),
  );
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
