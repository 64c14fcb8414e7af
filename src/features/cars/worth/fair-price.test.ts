import { expect, test } from "bun:test";
import { FairPrices } from "./fair-price.ts";
import { MarketEffects } from "./market-effects.ts";
import type { Example } from "./model-group.ts";
import { valued } from "./verdict.ts";

test("fewer than eight other cars give no verdict", () => {
  const prices = new FairPrices();
  const camry = { make: "Toyota", model: "Camry", year: 2015, mileageKm: 60_000 };
  const cars = Array.from({ length: 8 }, (_, i) => ({
    ...{ ...camry, number: i + 1, priceCents: 1_000_000 + 1000 * i, weight: 1 },
  }));
  for (const car of cars) prices.add(car);
  prices.fit().toArray();
  expect(prices.of(camry)?.comparables).toBe(8);
  expect(prices.of({ ...camry, number: 1 })).toBeNull();
  prices.add({ ...camry, number: 9, priceCents: 1_000_000, weight: 1 });
  expect(prices.of({ ...camry, number: 1 })?.comparables).toBe(8);
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

test("fitting 100,000 cars pauses more than 500 times", () => {
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
  expect(prices.fit().toArray().length).toBeGreaterThan(500);
}, 300_000);

test("an unknown mileage counts as a usual one, not as that of a new car", () => {
  const prices = new FairPrices();
  const car = { make: "Toyota", model: "Camry", year: 2015 };
  for (let i = 1; i <= 40; i++)
    prices.add({ ...car, number: i, mileageKm: 6000 * i, priceCents: 1_500_000 - 15_000 * i, weight: 1 });
  prices.fit().toArray();
  const middle = (mileageKm: number) => prices.of({ ...car, mileageKm })?.middle ?? 0;
  expect(middle(0)).toBeLessThan(middle(100_000));
  expect(middle(0)).toBeGreaterThan(middle(160_000));
});

test("a small market is fitted in turns too", () => {
  expect(new MarketEffects().fit([]).toArray()).toHaveLength(3);
});
