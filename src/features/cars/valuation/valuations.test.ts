import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { camryMarket } from "#src/testing/camry-market.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/test-app.ts";
import { refreshValuations } from "../keep-valuations.ts";
import { valuationsOf } from "../queries/valuations.ts";
import { FairPrices } from "./fair-price.ts";
import type { Example } from "./model-group.ts";
import { valued } from "./verdict.ts";

const read = async (app: TestApp, path: string) => (await app.request(path)).text();

test("a car is compared with similar ones in JSON, on its card and on its page", async () => {
  const { app, valued } = await camryMarket();
  const { id, valuation } = await valued({ year: 2018, price: 9000 });
  expect(valuation.verdict).toBe("great");
  expect(valuation.difference).toBeLessThan(-20);
  expect(valuation.low).toBeLessThan(13_200);
  expect(valuation.high).toBeGreaterThan(13_200);
  const middle = (valuation.low + valuation.high) / 2;
  expect(valuation.difference).toBe(Math.round((9000 / middle - 1) * 100));
  expect(valuation.comparables).toBeGreaterThanOrEqual(8);
  expect(await read(app, "/search")).toContain(`Great price · ${-valuation.difference}% below`);
  const page = await read(app, `/cars/${id}`);
  expect(page).toContain("How the price compares");
  expect(page).toContain(`${-valuation.difference}% below similar cars`);
  expect(page).toContain("Most similar cars");
  expect(page).toContain('class="own great"');
  expect(page).toMatch(/<svg[^>]* aria-hidden="true"[^>]* class="plot"/);
  expect(page).toMatch(/cars as a table.*<table.*<th scope="col"[^>]*>Mileage, km.*<td>/s);
  expect(await read(app, `/ar/cars/${id}`)).toContain("سعر ممتاز");
});

test("there is no verdict with few comparable cars, for damage, installments or unpaid customs, or after the sale", async () => {
  const { app, seller, valued } = await camryMarket();
  expect((await valued({ year: 2018, price: 13_000 })).valuation.verdict).toBe("fair");
  for (const fields of [
    { make: "Kia", model: "Rio" },
    { bodyCondition: "accident" },
    { bodyCondition: "needs-work" },
    { payment: "instalments" },
    { customs: "uncleared" },
  ])
    expect([fields, (await valued({ year: 2018, ...fields })).valuation]).toEqual([fields, null]);
  const { id } = await valued({ year: 2018, price: 13_000 });
  const { body } = await app.json("POST", `/api/cars/${id}/sale`, undefined, { as: seller });
  expect(body.valuation).toBeNull();
});

test("a car's own price does not affect its valuation, and a change is visible on the next request", async () => {
  const { app, seller, valued } = await camryMarket();
  const { id, valuation } = await valued({ year: 2018, price: 13_200 });
  await app.json("PATCH", `/api/cars/${id}`, { price: 26_000 }, { as: seller });
  app.clock.advance(HOUR_MS);
  await refreshValuations(app.deps);
  const { body } = await app.json("GET", `/api/cars/${id}`);
  expect(body.valuation.verdict).toBe("high");
  expect(Math.abs(body.valuation.low / valuation.low - 1)).toBeLessThan(0.05);
});

test("a verdict changes only when the price leaves its range by two percentage points", () => {
  const fair = { middle: 1_000_000, low: 800_000, high: 1_200_000, comparables: 20 };
  const verdict = (cents: number, before?: "great" | "good" | "fair" | "high") =>
    valued(cents, fair, before).verdict;
  expect([900_000, 949_000, 1_000_000, 1_090_000].map((cents) => verdict(cents))).toEqual([
    "great",
    "good",
    "fair",
    "high",
  ]);
  expect(verdict(915_000, "great")).toBe("great");
  expect(verdict(925_000, "great")).toBe("good");
  expect(verdict(1_095_000, "fair")).toBe("fair");
  expect(verdict(1_105_000, "fair")).toBe("high");
  expect(verdict(935_000, "fair")).toBe("fair");
});

test.each([
  ["rises", (km: number) => km],
  ["rises late", (km: number) => 3 * km * km - km],
  ["falls late", (km: number) => km - 3 * km * km],
])("the fair price never rises with mileage where what cars ask %s", (_, asked) => {
  const prices = new FairPrices();
  const car = { make: "Toyota", model: "Camry", year: 2015 };
  const examples = Array.from({ length: 40 }, (_, i): Example => {
    const mileageKm = 5000 + i * 7000;
    const priceCents = 1_000_000 * Math.exp(0.4 * asked(mileageKm / 300_000) + 0.02 * (i % 5));
    return { ...car, number: i + 1, mileageKm, priceCents, weight: 1 };
  });
  for (const example of examples) prices.add(example);
  prices.fit().toArray();
  const middles = [1, 50_000, 150_000, 250_000, 300_000, 500_000].map(
    (mileageKm) => prices.of({ ...car, mileageKm })?.middle ?? 0,
  );
  expect(middles.every((middle, i) => middle > 0 && middle <= (middles[i - 1] ?? middle) + 1)).toBe(true);
});

test("a changed car counts with its new price and model, and a removed one no more", () => {
  const prices = new FairPrices();
  const camry = { make: "Toyota", model: "Camry", year: 2015, mileageKm: 60_000 };
  const example = (number: number, changed: Partial<Example> = {}): Example => ({
    ...camry,
    ...{ number, priceCents: 1_000_000 + 10_000 * number, weight: 1, paint: "original", ...changed },
  });
  const numbers = Array.from({ length: 23 }, (_, i) => i + 1);
  for (const number of numbers) prices.add(example(number));
  prices.fit().toArray();
  const hybrid = example(3, { model: "Corolla", fuelType: "Hybrid", weight: 0.5 });
  const cheaper = example(5, { priceCents: 900_000 });
  const before = prices.of(camry);
  prices.put(3, hybrid);
  prices.put(5, cheaper);
  expect(prices.of(camry)?.middle).toBeLessThan(before?.middle ?? 0);
  prices.put(23, null);
  expect(prices.of(camry)?.comparables).toBe(21);
  expect(prices.size).toBe(22);
  expect(prices.of({ ...camry, number: 22 })).not.toEqual(prices.of(camry));
  expect(prices.of({ ...camry, number: 23 })).toEqual(prices.of(camry));
  expect(prices.comparable({ ...camry, model: "Corolla" })).toMatchObject([hybrid]);
  expect(prices.comparable(camry).sort((a, b) => a.number - b.number)).toMatchObject(
    numbers
      .filter((number) => number !== 3 && number !== 23)
      .map((number) => (number === 5 ? cheaper : example(number))),
  );
  prices.put(24, example(24));
  expect(prices.of(camry)?.comparables).toBe(22);
});

test("fitting 100,000 cars pauses often, and valuing one car takes far less", () => {
  const examples = Array.from({ length: 100_000 }, (_, i): Example => {
    const model = Math.floor(400 * ((i * 0.618) % 1) ** 2);
    const year = 2000 + (i % 25);
    const km = 10_000 + ((i * 7919) % 250_000);
    const cents = 500_000 * 1.06 ** (i % 25) * (1 + 0.2 * ((i * 0.7548) % 1)) * (1 + (model % 7) / 7);
    return {
      number: i + 1,
      make: `Make ${model % 30}`,
      model: `M${model}`,
      year,
      mileageKm: km,
      priceCents: cents,
      weight: 1,
    };
  });
  const prices = new FairPrices();
  for (const example of examples) prices.add(example);
  const turns: number[] = [];
  let begun = performance.now();
  for (const _ of prices.fit()) {
    turns.push(performance.now() - begun);
    begun = performance.now();
  }
  const all = turns.reduce((sum, ms) => sum + ms, 0);
  begun = performance.now();
  for (const car of examples.slice(0, 1000)) prices.of(car);
  const each = (performance.now() - begun) / 1000;
  begun = performance.now();
  prices.put(1, examples[0] ?? null);
  prices.of(examples[0] as Example);
  const changed = performance.now() - begun;
  console.log({ all, longest: Math.max(...turns), turns: turns.length, each, changed });
  expect(turns.length).toBeGreaterThan(500);
}, 60_000);

test("a plot shows the 150 nearest of many cars", async () => {
  const app = testApp();
  const seller = await app.signUp();
  for (let i = 0; i < 160; i++) await plantCar(app, seller, { priceCents: 1_600_000 + 1000 * i });
  await refreshValuations(app.deps);
  const page = await read(app, "/value?make=Toyota&model=Camry&year=2019&mileage=84000");
  expect(page.match(/<circle cx="\d+\.\d" cy="\d+\.\d">/g)).toHaveLength(150);
});

test("an empty market has no values", async () => {
  const app = testApp();
  await refreshValuations(app.deps);
  expect(
    valuationsOf(app.deps.db.read).prices.comparable({ make: "Kia", model: "Rio", year: 2018, mileageKm: 0 }),
  ).toEqual([]);
});

test("anyone can value a car by API or page, and invalid input is reported at its field", async () => {
  const { app, valued } = await camryMarket();
  await valued({});
  const { body } = await app.json("GET", "/api/value?make=تويوتا&model=camry&year=2018&mileage=٩٠٬٠٠٠");
  expect(body.low).toBeLessThan(body.high);
  expect(body.comparables).toBeGreaterThanOrEqual(8);
  expect(body.nearest).toHaveLength(5);
  const unknown = await app.json("GET", "/api/value?make=Kia&model=Rio&year=2018");
  expect([unknown.status, unknown.body.low, unknown.body.nearest]).toEqual([200, null, []]);
  for (const [query, field] of [
    ["model=Camry&year=2018", "make"],
    ["make=Toyota&model=Camry&year=abc", "year"],
    ["make=Toyota&model=Camry&year=1800", "year"],
    ["make=Toyota&model=Camry&year=2018&mileage=-5", "mileage"],
  ] as const) {
    const refused = await app.json("GET", `/api/value?${query}`);
    expect([query, refused.status, Object.keys(refused.body.fields)]).toEqual([query, 400, [field]]);
  }
  const page = await read(app, "/value?make=Toyota&model=Camry&year=2018&mileage=90000");
  expect(page.match(/class="listing-card"/g)).toHaveLength(3);
  expect(page).toContain("Your car");
  expect(page).toContain('class="own"');
  expect(page).toContain("Most similar cars");
  expect(await read(app, "/ar/value")).toContain("كم تساوي سيارتي");
  expect(await read(app, "/value?make=Toyota&model=&year=x")).toContain('aria-invalid="true"');
  expect(await read(app, "/value?make=Kia&model=Rio&year=2018")).toContain("enough similar cars");
});

test("fuel, transmission and paint narrow the result, stay chosen and fill in the new listing", async () => {
  const { app, publish, valued } = await camryMarket();
  for (let i = 0; i < 8; i++) await publish({ transmission: "Manual", year: 2018, price: 10_000 + 100 * i });
  await valued({});
  const camry = "make=Toyota&model=Camry&year=2018&mileage=90000";
  const ask = async (more: string) => (await app.json("GET", `/api/value?${camry}${more}`)).body;
  expect((await ask("&transmission=Manual")).low).toBeLessThan((await ask("")).low);
  expect((await ask("&fuelType=&paint=gold")).low).toBe((await ask("")).low);
  const page = await read(app, `/value?${camry}&fuelType=Hybrid&transmission=Manual&paint=original`);
  expect(page.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(3);
  expect(page).toMatch(
    /href="\/list-car\?make=Toyota&amp;model=Camry&amp;year=2018&amp;mileage=90000&amp;fuelType=Hybrid&amp;transmission=Manual&amp;paint=original&amp;price=\d+"/,
  );
  expect(page).toContain(
    'href="/value?make=Toyota&amp;model=Camry&amp;year=2018&amp;mileage=90000&amp;fuelType=Hybrid',
  );
});
