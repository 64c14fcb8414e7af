import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { newId } from "#src/core/ids.ts";
import { HOUR_MS } from "#src/core/time.ts";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { flags, listings } from "#src/features/listings/tables.ts";
import { decide } from "#src/features/moderation/actions/verdicts.ts";
import { camryMarket } from "#src/testing/listings/camry-market.ts";
import { refreshValuations } from "./refresh-valuations.ts";
import { findValuedRow, listValuedRows, valuationsOf } from "./valuations.ts";
import { cars, carValuations } from "../tables.ts";

type Market = Awaited<ReturnType<typeof camryMarket>>;
const CAMRY = { make: "Toyota", model: "Camry", year: 2018, mileageKm: 90_000 };

const anHourLater = async ({ app }: Market) => {
  app.clock.advance(HOUR_MS);
  await refreshValuations(app.deps);
};
const valuationIn = async ({ app }: Market, id: string) =>
  (await app.json("GET", `/api/cars/${id}`)).body.valuation;

const rulesOf = async ({ app }: Market, id: string) =>
  (await app.deps.db.read.select().from(flags).where(eq(flags.listingId, id))).map(({ rule }) => rule);

test("searches filter by good and great prices, count them and sort by best price", async () => {
  const market = await camryMarket();
  const { app, publish, valued } = market;
  const good = await valued({ year: 2018, price: 12_300, title: "Camry at a good price" });
  const great = await valued({ year: 2018, price: 9500, title: "Camry at a great price" });
  const high = await valued({ year: 2018, price: 19_000, title: "Camry at a high price" });
  const unknown = await publish({ make: "Kia", model: "Rio", price: 1000 });
  expect([good, great, high].map(({ valuation }) => valuation.verdict)).toEqual(["good", "great", "high"]);
  const found = async (query: string) => {
    const { body } = await app.json("GET", `/api/search/cars?pageSize=100&${query}`);
    return { ids: body.items.map(({ id }: { id: string }) => id), facets: body.facets };
  };
  const { ids } = await found("goodPriceOnly=true&year=2018");
  expect(ids).toContain(good.id);
  expect(ids).toContain(great.id);
  expect(ids).not.toContain(high.id);
  const all = await found("sort=best-price");
  expect([all.ids[0], all.ids.at(-2), all.ids.at(-1)]).toEqual([great.id, high.id, unknown]);
  const { ids: fitting } = await found("goodPriceOnly=true");
  expect(all.facets.goodPriceOnly).toEqual([{ value: "true", count: fitting.length }]);
  const page = await (await app.request("/search?goodPriceOnly=true&sort=best-price")).text();
  expect(page).toContain("Camry at a great price");
  expect(page).not.toContain("Camry at a high price");
  expect(page).toMatch(/name="goodPriceOnly"[^>]*checked/);
  expect(page).toContain("Good or great price");
});

test("a price change updates the valuation in the same transaction", async () => {
  const market = await camryMarket();
  const { app, seller, publish } = market;
  await refreshValuations(app.deps);
  const id = await publish({ year: 2018, price: 9000 });
  expect((await valuationIn(market, id)).verdict).toBe("great");
  await app.json("PATCH", `/api/cars/${id}`, { price: 20_000 }, { as: seller });
  expect((await valuationIn(market, id)).verdict).toBe("high");
  expect(
    (await app.json("GET", "/api/cars?goodPriceOnly=true")).body.map((car: { id: string }) => car.id),
  ).not.toContain(id);
  await app.json("PATCH", `/api/cars/${id}`, { bodyCondition: "accident" }, { as: seller });
  expect(await valuationIn(market, id)).toBeNull();
});

test("a verdict is stored with the car, so that near a limit it survives a restart", async () => {
  const market = await camryMarket();
  const { app, valued } = market;
  const { id, valuation } = await valued({ year: 2018, price: 12_000 });
  expect([valuation.verdict, valuation.difference]).toEqual(["good", -9]);
  const keep = (verdict: "great" | "high") =>
    app.deps.db.withTx(async (tx) => {
      await tx.update(carValuations).set({ verdict }).where(eq(carValuations.listingId, id));
    });
  await keep("great");
  await anHourLater(market);
  expect((await valuationIn(market, id)).verdict).toBe("great");
  await keep("high");
  await anHourLater(market);
  expect((await valuationIn(market, id)).verdict).toBe("good");
});

test("a fair price range that hardly moved is not written again", async () => {
  const market = await camryMarket();
  await refreshValuations(market.app.deps);
  const kept = await market.app.deps.db.read.select().from(carValuations);
  await market.publish({ year: 2018, price: 13_100 });
  await anHourLater(market);
  const after = await market.app.deps.db.read.select().from(carValuations);
  expect(kept).toHaveLength(24);
  expect(after.filter(({ listingId }) => kept.some((before) => before.listingId === listingId))).toEqual(
    kept,
  );
});

test("a flagged car has no verdict until an admin dismisses the flag", async () => {
  const market = await camryMarket();
  const { app, seller, publish } = market;
  await refreshValuations(app.deps);
  const id = await publish({ year: 2018, price: 6000 });
  expect(await rulesOf(market, id)).toEqual(["price-low"]);
  expect(await valuationIn(market, id)).toBeNull();
  const admin = await app.signUp({ role: "admin" });
  await decide(app.deps, admin, id, { verdict: "approved", note: "", noteAr: "" });
  await refreshValuations(app.deps);
  expect((await valuationIn(market, id)).verdict).toBe("great");
  await app.json("PATCH", `/api/cars/${id}`, { price: 5500 }, { as: seller });
  expect(await valuationIn(market, id)).toBeNull();
});

test("each changed car is read once, even if many have the same revision", async () => {
  const market = await camryMarket();
  const { db } = market.app.deps;
  const since = 1_000_000;
  const many = 1200;
  const [car] = await db.read.select().from(cars);
  const [listing] = await db.read.select().from(listings);
  if (!car || !listing) throw new Error("No car");
  await db.withTx(async (tx) => {
    for (let i = 0; i < many; i++) {
      const id = newId();
      await tx.insert(listings).values({ ...listing, id, number: since + i, rev: since + (i < 10 ? 0 : 1) });
      await tx.insert(cars).values({ ...car, listingId: id });
    }
  });
  const read: string[] = [];
  for await (const { id } of listValuedRows(db.read, since)) read.push(id);
  expect([read.length, new Set(read).size]).toEqual([many - 10, many - 10]);
});

test("flagged and held cars do not count, sold ones count half and only for a year", async () => {
  const market = await camryMarket();
  const { app, seller, publish } = market;
  const weightOf = async (id: string): Promise<number> => {
    await anHourLater(market);
    const { prices } = valuationsOf(app.deps.db.read);
    const row = await findValuedRow(app.deps.db.read, id);
    return prices.comparable(CAMRY).find(({ number }) => number === row?.number)?.weight ?? 0;
  };
  const id = await publish({ year: 2018, price: 13_000 });
  expect(await weightOf(id)).toBe(1);
  const write = (work: (tx: Parameters<Parameters<typeof app.deps.db.withTx>[0]>[0]) => Promise<unknown>) =>
    app.deps.db.withTx(async (tx) => void (await work(tx)));
  const flag = { listingId: id, rule: "reported" as const, detail: {}, createdAt: 1 };
  await write((tx) => tx.insert(flags).values(flag));
  expect(await weightOf(id)).toBe(0);
  await write((tx) => tx.update(flags).set({ passedAt: 2 }));
  expect(await weightOf(id)).toBe(1);
  await write((tx) => tx.update(listings).set({ hold: "hidden" }).where(eq(listings.id, id)));
  expect(await weightOf(id)).toBe(0);
  await write((tx) => tx.update(listings).set({ hold: null }).where(eq(listings.id, id)));
  await markSold(app.deps, seller, id);
  expect(await weightOf(id)).toBe(0.5);
  app.clock.advance(365 * 24 * HOUR_MS);
  expect(await weightOf(id)).toBe(0);
});
