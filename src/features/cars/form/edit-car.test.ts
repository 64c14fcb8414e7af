import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#src/core/time.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { postCar, readCar } from "#src/testing/listings/typed-car.ts";

test("only signed-in users publish, and only owners edit", async () => {
  const app = testApp();
  const [owner, other] = [await app.signUp(), await app.signUp({ role: "admin" })];
  expect((await postCar(app, undefined)).status).toBe(401);
  const { body: car } = await postCar(app, owner);
  const verbs = [
    ["PATCH", "", { price: 1 }],
    ["DELETE", ""],
    ["POST", "/relist"],
    ["POST", "/sale"],
    ["DELETE", "/sale"],
  ] as const;
  for (const [method, path, sent] of verbs) {
    expect((await app.json(method, `/api/cars/${car.id}${path}`, sent)).status).toBe(401);
    expect((await app.json(method, `/api/cars/${car.id}${path}`, sent, { as: other })).status).toBe(404);
    expect((await app.json(method, `/api/cars/nothing${path}`, sent, { as: owner })).status).toBe(404);
  }
  expect(await readCar(app, car.id)).toEqual(car);
});

test("the form asks for the hybrid type of hybrids only, and keeps a stored one", async () => {
  const app = testApp();
  const as = await app.signUp();
  const isHidden = async (car: object) => {
    const { id } = (await postCar(app, as, car)).body;
    const html = await (await app.request(`/cars/${id}/edit`, {}, { as })).text();
    return /class="hidden noscript:block"><div><label[^>]*>Hybrid type/.test(html);
  };
  expect(await isHidden({ fuelType: "Gasoline" })).toBe(true);
  expect(await isHidden({ fuelType: "Hybrid" })).toBe(false);
  expect(await isHidden({ fuelType: "Gasoline", hybridType: "mild" })).toBe(false);
});

test("an unknown car is a 404, a removed one a 410", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await postCar(app, as);
  for (const id of ["nothing", crypto.randomUUID(), "%00", "' OR 1=1", "x".repeat(2000)]) {
    const { status, body } = await app.json("GET", `/api/cars/${encodeURIComponent(id)}`);
    expect([status, body.error]).toEqual([404, "Car not found"]);
  }
  const gone = await app.json("DELETE", `/api/cars/${car.id}`, undefined, { as });
  expect([gone.status, gone.body]).toEqual([204, ""]);
  expect((await app.json("GET", `/api/cars/${car.id}`)).status).toBe(410);
  for (const [method, path] of [
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/relist"],
    ["POST", "/sale"],
    ["DELETE", "/sale"],
  ] as const)
    expect(
      (await app.json(method, `/api/cars/${car.id}${path}`, method === "PATCH" ? {} : undefined, { as }))
        .status,
    ).toBe(410);
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  expect(await app.deps.db.read.$count(listingTexts)).toBe(0);
});

test("an edit changes the sent fields, and searches find the car by them", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await postCar(app, as, { customs: "cleared", months: 12 });
  const before = await app.deps.db.read.select().from(listings);
  app.clock.advance(5 * MINUTE_MS);
  const sent = { price: "15,900", model: "كورولا", title: "Corolla, now cheaper", customs: null };
  const { status, body } = await app.json("PATCH", `/api/cars/${car.id}`, sent, { as });
  expect(status).toBe(200);
  const changes = {
    price: 15_900,
    priceHistory: [...car.priceHistory, { price: 15_900, at: app.clock.now() }],
    model: "Corolla",
    url: "/cars/100001-toyota-corolla-2019",
    title: "Corolla, now cheaper",
    customs: null,
    updatedAt: app.clock.now(),
    rev: expect.any(Number),
  };
  expect(body).toEqual({ ...car, ...changes });
  expect((await app.json("GET", "/api/cars?q=كورولا")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=cheaper")).body).toHaveLength(1);
  expect((await app.json("GET", "/api/cars?q=كامري")).body).toHaveLength(0);
  const after = await app.deps.db.read.select().from(listings);
  expect(after[0]?.rev).toBeGreaterThan(before[0]?.rev ?? 0);
  const refused = await app.json("PATCH", `/api/cars/${car.id}`, { price: "", year: 1989 }, { as });
  expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([400, ["price", "year"]]);
  expect((await app.json("PATCH", `/api/cars/${car.id}`, { make: "" }, { as })).body.fields).toHaveProperty(
    "make",
  );
  expect(await readCar(app, car.id)).toEqual(body);
});

test("a car is marked as sold, put back for sale and relisted", async () => {
  const app = testApp();
  const as = await app.signUp();
  const { body: car } = await postCar(app, as);
  app.clock.advance(DAY_MS);
  const sold = await app.json("POST", `/api/cars/${car.id}/sale`, undefined, { as });
  expect([sold.status, sold.body.status, sold.body.soldAt]).toEqual([200, "sold", app.clock.now()]);
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  expect((await readCar(app, car.id)).status).toBe("sold");
  const back = await app.json("DELETE", `/api/cars/${car.id}/sale`, undefined, { as });
  expect(back.body).toMatchObject({
    status: "active",
    soldAt: null,
    expiresAt: car.expiresAt,
    listedAt: car.listedAt,
  });
  app.clock.advance(40 * DAY_MS);
  expect((await readCar(app, car.id)).status).toBe("expired");
  expect((await app.json("GET", "/api/cars")).body).toEqual([]);
  const again = await app.json("POST", `/api/cars/${car.id}/relist`, undefined, {
    as: await renewed(app, as),
  });
  const now = app.clock.now();
  expect(again.body).toMatchObject({
    status: "active",
    listedAt: now,
    expiresAt: now + 30 * DAY_MS,
    createdAt: car.createdAt,
  });
  expect((await app.json("GET", "/api/cars")).body).toHaveLength(1);
});

/** A session ends after two idle weeks; moving the cars to a new user replaces another sign-in. */
async function renewed(app: TestApp, as: TestUser): Promise<TestUser> {
  const fresh = await app.signUp();
  await app.deps.db.withTx((tx) =>
    tx.update(listings).set({ sellerId: fresh.id }).where(eq(listings.sellerId, as.id)),
  );
  return fresh;
}
