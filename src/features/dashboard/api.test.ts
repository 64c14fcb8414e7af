import { expect, spyOn, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { listingDays } from "#src/features/listings/tables.ts";
import { testOnSqlite } from "#src/testing/site/engines.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const typed = {
  buyerName: "Dana Khoury",
  buyerPhone: "079 123 4567",
  buyerEmail: "dana@example.com",
  message: "Is the car still for sale?",
};

async function seller() {
  const app = testApp();
  const me = await app.signUp();
  const now = app.clock.now();
  const active = await plantCar(app, me, {
    title: "Active",
    viewCount: 12,
    contactCount: 3,
    expiresAt: now + DAY_MS,
  });
  const expired = await plantCar(app, me, { title: "Expired", expiresAt: now - 1 });
  const sold = await plantCar(app, me, { title: "Sold", status: "sold", soldAt: now });
  await plantCar(app, me, { title: "Removed", status: "removed", removedAt: now });
  await plantCar(app, await app.signUp(), { title: "Another's" });
  await app.json("POST", "/api/inquiries", { ...typed, carId: active });
  return { app, me, active, expired, sold };
}

test("a seller's listings have their counts of views, contacts and inquiries", async () => {
  const { app, me, active, expired, sold } = await seller();
  const { status, body } = await app.json("GET", "/api/user/listings", undefined, { as: me });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["cars", "numberPlates"]);
  expect(body.numberPlates).toEqual([]);
  expect(body.cars.map((car: { id: string }) => car.id).sort()).toEqual([active, expired, sold].sort());
  const car = body.cars.find(({ id }: { id: string }) => id === active);
  expect(car).toMatchObject({
    status: "active",
    viewCount: 12,
    contactCount: 3,
    inquiryCount: 1,
    price: 16_500,
  });
});

test("a guest has no access to the list", async () => {
  const { app } = await seller();
  expect((await app.json("GET", "/api/user/listings")).status).toBe(401);
  expect((await app.json("GET", "/api/user/listings/dashboard")).status).toBe(401);
});

test("the dashboard groups listings by status and counts those under the limit", async () => {
  const { app, me } = await seller();
  const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as: me });
  const titles = Object.entries<{ items: { title: string }[] }>(body.listings).map(([status, { items }]) => [
    status,
    items.map(({ title }) => title),
  ]);
  expect(Object.fromEntries(titles)).toEqual({ active: ["Active"], expired: ["Expired"], sold: ["Sold"] });
  expect(body).toMatchObject({ limit: 5, used: 1, endingSoon: 1, inquiryCounts: { pending: 1 } });
  expect(body.listings.active.items[0]).toMatchObject({
    priceCents: 1_650_000,
    inquiryCount: 1,
    newInquiryCount: 1,
  });
  expect(body.conversations).toMatchObject([
    { other: { name: "Dana Khoury" }, listing: { title: "Active" } },
  ]);
});

test("an unlimited seller has the limit null, however it is stored", async () => {
  const app = testApp();
  for (const listingLimit of [null, 999_999]) {
    const as = await app.signUp({ listingLimit });
    expect((await app.json("GET", "/api/user/listings/dashboard", undefined, { as })).body.limit).toBeNull();
  }
});

test("a page has twelve listings", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  for (let i = 0; i < 13; i++) await plantCar(app, as);
  const get = async (query: string) =>
    (await app.json("GET", `/api/user/listings/dashboard${query}`, undefined, { as })).body;
  expect((await get("")).listings.active).toMatchObject({ total: 13, page: 1, items: { length: 12 } });
  expect((await get("?active=7")).listings.active).toMatchObject({
    total: 13,
    page: 2,
    items: { length: 1 },
  });
});

testOnSqlite("only listings on the page are read, and never their descriptions", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  const now = app.clock.now();
  for (let i = 0; i < 15; i++) {
    await plantCar(app, as);
    await plantCar(app, as, { expiresAt: now - 1, hold: "review" });
    await plantPlate(app, as, { plateNumber: String(i + 1), status: "sold", soldAt: now });
  }
  const asked = spyOn(app.deps.db.sqlite.reader, "prepare");
  const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as });
  const queries = asked.mock.calls.map(([query]) => query);
  asked.mockRestore();
  for (const status of ["active", "expired", "sold"])
    expect(body.listings[status]).toMatchObject({ total: 15, items: { length: 12 } });
  expect(body).toMatchObject({ used: 15, heldBack: 0, kinds: { cars: 30, numberPlates: 15 } });
  const ofListings = queries.filter((query) => query.includes('from "listings"'));
  expect(ofListings.length).toBeGreaterThan(0);
  for (const query of ofListings) {
    expect(query.replace('length("listings"."description")', "")).not.toContain('"description"');
    if (query.includes('"title"'))
      expect(query.match(/"listings"."id" in \([?, ]+\)/)?.[0].split("?")).toHaveLength(13);
  }
});

test("held and soon expiring listings are counted among all active ones, on any page", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  const now = app.clock.now();
  for (let i = 0; i < 12; i++) await plantCar(app, as);
  await plantCar(app, as, { hold: "review", listedAt: 1 });
  await plantCar(app, as, { listedAt: 2, expiresAt: now + 3 * DAY_MS });
  await plantCar(app, as, { hold: "hidden", status: "sold", soldAt: now });
  await plantCar(app, as, { hold: "hidden", expiresAt: now });
  await plantCar(app, as, { status: "removed", removedAt: now });
  const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as });
  expect(body).toMatchObject({ used: 14, heldBack: 1, endingSoon: 1, kinds: { cars: 16, numberPlates: 0 } });
});

test("views, contacts and inquiries of the last 30 days are counted by listing and in total", async () => {
  const { app, me, active, sold } = await seller();
  const today = jordanDay(app.clock.now());
  const [other] = (await app.json("GET", "/api/cars")).body.filter(({ id }: { id: string }) => id !== active);
  await app.deps.db.withTx((tx) =>
    tx.insert(listingDays).values([
      { listingId: active, day: today - 30, views: 100 },
      { listingId: active, day: today - 29, views: 3, contacts: 1 },
      { listingId: active, day: today, views: 4 },
      { listingId: sold, day: today, views: 2, contacts: 2 },
      { listingId: other.id, day: today, views: 50 },
    ]),
  );
  const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as: me });
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  expect(body.listings.active.items[0].days).toEqual({
    first: startOfJordanDay(today - 29),
    views: [3, ...zeros(28), 4],
    contacts: [1, ...zeros(29)],
    inquiries: [...zeros(29), 1],
  });
  expect(body.days).toMatchObject({
    views: [3, ...zeros(28), 6],
    contacts: [1, ...zeros(28), 2],
    inquiries: [...zeros(29), 1],
  });
});
