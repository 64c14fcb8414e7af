import { expect, test } from "bun:test";
import { jordanDate } from "#src/core/jordan-day.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { cars } from "#src/features/cars/tables.ts";
import { listingPrices, listings } from "#src/features/listings/tables.ts";
import { seededRandom } from "#src/demo/random.ts";
import { camrys, type Planted } from "#src/testing/listings/camrys.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { refreshPrices } from "./jobs.ts";
import { type Figures, steady } from "./figures.ts";

const MODELS = ["Camry", "Corolla", "Prius", "Yaris", "Avalon", "RAV4", "Hilux", "Fortuner", "Aygo", "Supra"];
const NAMES = ["Toyota", "Kia"].flatMap((make) => MODELS.map((model) => ({ make, model })));

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
