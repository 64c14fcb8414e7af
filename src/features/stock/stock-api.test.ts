import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { listingPrices, listings } from "#src/features/listings/tables.ts";
import { carInput } from "#src/features/cars/car-input.ts";
import { DAY_MS } from "#src/core/time.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { postCar, typedCar } from "#src/testing/listings/typed-car.ts";
import { employ, staffedDealer } from "#src/testing/site/plant-dealer.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { type TestApp, type TestUser, testApp } from "#src/testing/site/test-app.ts";
import { parseInput } from "#src/http/validate.ts";
import { putStock } from "./actions/put-stock.ts";
import { stockItems } from "./tables.ts";

async function showroom(given: Parameters<typeof staffedDealer>[1] = {}) {
  const app = testApp();
  return { app, ...(await staffedDealer(app, given)) };
}

const put = (app: TestApp, as: TestUser, stockId: string, fields: object = {}) =>
  app.json("PUT", `/api/dealer/stock/${encodeURIComponent(stockId)}`, { ...typedCar, ...fields }, { as });
const withdraw = (app: TestApp, as: TestUser, stockId: string) =>
  app.json("DELETE", `/api/dealer/stock/${stockId}`, undefined, { as });
const list = (app: TestApp, as: TestUser, query = "") =>
  app.json("GET", `/api/dealer/stock${query}`, undefined, { as });

test("PUT publishes a car for the dealer, then changes only what differs", async () => {
  const { app, manager } = await showroom();
  const made = await put(app, manager, " A-17 ");
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ stockId: "A-17", stockStatus: "available", price: 16_500 });
  expect(made.body.dealer.nameEn).toBe("Citadel View Motors");
  const again = await put(app, manager, "a-17", { features: [], engineSize: null });
  expect([again.status, again.body.rev, again.body.updatedAt]).toEqual([
    200,
    made.body.rev,
    made.body.updatedAt,
  ]);
  app.clock.advance(1000);
  const cheaper = await put(app, manager, "A-17", { price: 15_900, engineSize: "2.5 L" });
  expect([cheaper.status, cheaper.body.id, cheaper.body.number]).toEqual([
    200,
    made.body.id,
    made.body.number,
  ]);
  expect([cheaper.body.price, cheaper.body.engineSize, cheaper.body.updatedAt]).toEqual([
    15_900,
    "2.5 L",
    app.clock.now(),
  ]);
  expect((await put(app, manager, "A-17", { price: 15_900 })).body.engineSize).toBeNull();
  expect(await app.deps.db.read.$count(listingPrices)).toBe(2);
});

test("the order of features and the spelling of makes are no change", async () => {
  const { app, manager } = await showroom();
  const first = await put(app, manager, "1", { features: ["Sunroof", "Bluetooth"], color: "White" });
  const same = { features: ["Bluetooth", "Sunroof"], make: "toyota", color: "white", price: "16,500" };
  expect((await put(app, manager, "1", same)).body.rev).toBe(first.body.rev);
});

test("photos stay without `images`, and are compared with it", async () => {
  const { app, manager, sales } = await showroom();
  const body = new FormData();
  body.append("files", new File([await plainPhoto(64, 48)], "a.jpg", { type: "image/jpeg" }));
  const uploaded = await (await app.request("/api/photos", { method: "POST", body }, { as: sales })).json();
  const images = [uploaded.photos[0].url];
  const first = await put(app, sales, "1", { images });
  expect(first.body.images).toEqual(images);
  for (const fields of [{}, { images }]) {
    const same = await put(app, manager, "1", fields);
    expect([same.body.rev, same.body.images]).toEqual([first.body.rev, images]);
  }
  expect((await put(app, manager, "1", { images: [] })).body.images).toEqual([]);
});

test.each(["available", "reserved", "sold", "withdrawn"] as const)(
  "a new car may be %s, and PUT moves it to every status and back",
  async (status) => {
    const { app, manager } = await showroom();
    const made = await put(app, manager, "1", { status });
    expect([made.status, made.body.stockStatus]).toEqual([201, status]);
    for (const next of ["available", "reserved", "sold", "withdrawn"] as const) {
      const { body } = await put(app, manager, "1", { status: next });
      const unchanged = await put(app, manager, "1", { status: next });
      expect([body.stockStatus, unchanged.body.rev]).toEqual([next, body.rev]);
      expect(body.reserved).toBe(next === "reserved");
      if (next !== "withdrawn") expect(body.soldAt !== null).toBe(next === "sold");
      const back = await put(app, manager, "1", { status });
      expect([back.body.stockStatus, back.body.number]).toEqual([status, made.body.number]);
    }
  },
);

test("without `status`, a reserved or sold car stays so", async () => {
  const { app, manager } = await showroom();
  for (const status of ["reserved", "sold"]) {
    await put(app, manager, status, { status });
    expect((await put(app, manager, status, { price: 9000 })).body.stockStatus).toBe(status);
  }
});

test("DELETE withdraws a car, and PUT puts it back at its address", async () => {
  const { app, manager } = await showroom();
  const { body: car } = await put(app, manager, "00123");
  expect((await withdraw(app, manager, "00123")).status).toBe(204);
  expect((await app.request(car.url)).status).toBe(410);
  const [hidden] = (await list(app, manager)).body;
  expect(hidden).toMatchObject({ id: car.id, stockId: "00123", stockStatus: "withdrawn" });
  expect((await withdraw(app, manager, "00123")).status).toBe(204);
  expect((await list(app, manager)).body[0].rev).toBe(hidden.rev);
  const back = await put(app, manager, "00123");
  expect([back.status, back.body.url, back.body.stockStatus]).toEqual([200, car.url, "available"]);
  expect((await app.request(car.url)).status).toBe(200);
});

test("an expired car counts as withdrawn, and PUT makes it active again", async () => {
  const { app, manager } = await showroom();
  const { body: car } = await put(app, manager, "1");
  app.clock.advance(app.deps.config.LISTING_DAYS * DAY_MS + 1);
  const [expired] = (await list(app, await fresh(app, manager))).body;
  expect([expired.status, expired.stockStatus]).toEqual(["expired", "withdrawn"]);
  const back = await put(app, await fresh(app, manager), "1");
  expect([back.body.status, back.body.number]).toEqual(["active", car.number]);
  expect(back.body.expiresAt).toBe(app.clock.now() + app.deps.config.LISTING_DAYS * DAY_MS);
});

/** The person's colleague with the same role, whose session has not ended. */
async function fresh(app: TestApp, { id }: TestUser): Promise<TestUser> {
  const colleague = await app.signUp();
  const [item] = await app.deps.db.read.select().from(stockItems);
  await employ(app, colleague, item?.dealerId ?? id, "manager");
  return colleague;
}

test("two PUTs at once make one car", async () => {
  const { app, manager, sales } = await showroom();
  const answers = await Promise.all(Array.from({ length: 6 }, () => put(app, manager, "Twin")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await app.deps.db.read.$count(listings)).toBe(1);
  expect((await put(app, sales, "twin")).status).toBe(403);
});

test("a car that another request published after the look for it is changed", async () => {
  const { app, dealerId, manager } = await showroom();
  const { body: car } = await put(app, manager, "1");
  const { db } = app.deps;
  let isStale = true;
  const select = (...given: Parameters<typeof db.read.select>) => {
    const query = db.read.select(...given);
    if (!isStale) return query;
    isStale = false;
    return { from: () => ({ innerJoin: () => ({ where: () => Promise.resolve([]) }) }) };
  };
  const read = new Proxy(db.read, {
    get: (target, name) => (name === "select" ? select : Reflect.get(target, name)),
  });
  const input = { ...parseInput(carInput, typedCar), priceCents: 900_000 };
  const member = { id: manager.id, dealerId, dealerRole: "manager" as const };
  const deps = { ...app.deps, db: { ...db, read } };
  expect(await putStock(deps, member, "1", input)).toEqual({ listingId: car.id, isNew: false });
  expect(await db.read.$count(listings)).toBe(1);
});

test("a refused car leaves no listing and no stock number", async () => {
  const { app, manager } = await showroom({ listingLimit: 1 });
  await put(app, manager, "1");
  const { status, body } = await put(app, manager, "2");
  expect([status, body.code]).toEqual([403, "listingLimitReached"]);
  expect([await app.deps.db.read.$count(listings), await app.deps.db.read.$count(stockItems)]).toEqual([
    1, 1,
  ]);
});

test("the number of a removed car is free again", async () => {
  const { app, manager } = await showroom();
  const { body: car } = await put(app, manager, "1");
  await app.json("DELETE", `/api/cars/${car.id}`, undefined, { as: manager });
  expect((await withdraw(app, manager, "1")).status).toBe(404);
  const next = await put(app, manager, "1");
  expect([next.status, next.body.number]).toEqual([201, car.number + 1]);
});

test("wrong fields are refused as in POST /api/cars", async () => {
  const { app, manager } = await showroom();
  const wrong = { price: 0, year: 1800, fuelType: "Steam", title: "" };
  const [one, other] = [await put(app, manager, "1", wrong), await postCar(app, manager, wrong)];
  expect([one.status, one.body]).toEqual([400, other.body]);
  expect((await put(app, manager, "1", { status: "gone" })).body.fields).toHaveProperty("status");
  for (const stockId of [" ", "x".repeat(65)]) {
    const { status, body } = await put(app, manager, stockId);
    expect([status, Object.keys(body.fields)]).toEqual([400, ["stockId"]]);
  }
});

test.each(["x".repeat(64), "007", "A/17 #3", "سيارة ٧", "1E5", "=1+1"])(
  "%p is a stock number, and stays text",
  async (stockId) => {
    const { app, manager } = await showroom();
    expect((await put(app, manager, stockId)).body.stockId).toBe(stockId);
    expect((await list(app, manager)).body.map((item: { stockId: string }) => item.stockId)).toEqual([
      stockId,
    ]);
  },
);

test("salespeople see and change their own cars, and are told so about others", async () => {
  const { app, owner, manager, sales } = await showroom();
  await put(app, sales, "mine");
  await put(app, manager, "theirs");
  expect((await put(app, sales, "mine", { price: 9000 })).status).toBe(200);
  expect((await put(app, manager, "mine", { price: 9500 })).status).toBe(200);
  for (const answer of [await put(app, sales, "theirs"), await withdraw(app, sales, "theirs")])
    expect([answer.status, answer.body.error]).toEqual([
      403,
      "A colleague listed this car. Only that person, an owner or a manager can change it.",
    ]);
  const seen = async (as: TestUser) =>
    (await list(app, as)).body.map(({ stockId }: { stockId: string }) => stockId).sort();
  expect([await seen(sales), await seen(owner)]).toEqual([["mine"], ["mine", "theirs"]]);
});

test("another dealer's stock is unknown, and its numbers are free", async () => {
  const { app, manager } = await showroom();
  await put(app, manager, "1");
  const other = await staffedDealer(app);
  expect((await withdraw(app, other.owner, "1")).status).toBe(404);
  expect((await list(app, other.owner)).body).toEqual([]);
  expect((await put(app, other.owner, "1")).status).toBe(201);
});

test("people without a dealer are told who may", async () => {
  const { app } = await showroom();
  const nobody = await app.signUp();
  for (const { status, body } of [
    await list(app, nobody),
    await put(app, nobody, "1"),
    await withdraw(app, nobody, "1"),
  ])
    expect([status, body.code]).toEqual([403, "dealerNone"]);
});

test("the list has pages, a filter by status, cars without a stock number, and no private cars", async () => {
  const { app, manager } = await showroom();
  for (const stockId of ["1", "2", "3"]) {
    app.clock.advance(1000);
    await put(app, manager, stockId, stockId === "2" ? { status: "sold" } : {});
  }
  app.clock.advance(1000);
  await postCar(app, manager);
  await postCar(app, manager, { seller: "private" });
  const ids = async (query: string) =>
    (await list(app, manager, query)).body.map(({ stockId }: { stockId: string | null }) => stockId);
  expect(await ids("")).toEqual([null, "3", "2", "1"]);
  expect(await ids("?status=sold")).toEqual(["2"]);
  expect(await ids("?status=available")).toEqual([null, "3", "1"]);
  const { headers, body } = await list(app, manager, "?page=2&pageSize=3");
  expect([headers.get("X-Total-Count"), body[0].stockId]).toEqual(["4", "1"]);
  expect(headers.get("Link")).toContain('</api/dealer/stock?page=1&pageSize=3>; rel="prev"');
});

test("a suspended dealer publishes nothing", async () => {
  const { app, manager } = await showroom({ isActive: false });
  expect((await put(app, manager, "1")).body.code).toBe("dealerSuspended");
});

test("reading needs listings:read, changing stock:write", async () => {
  const { app, manager } = await showroom();
  const statuses = async (scope: "listings:read" | "stock:write" | "listings:write") => {
    const headers = bearer(await plantToken(app, manager, [scope]));
    return [
      (await app.json("GET", "/api/dealer/stock", undefined, { headers })).status,
      (await app.json("PUT", "/api/dealer/stock/1", typedCar, { headers })).status,
      (await app.json("DELETE", "/api/dealer/stock/1", undefined, { headers })).status,
    ];
  };
  expect(await statuses("listings:read")).toEqual([200, 403, 403]);
  expect(await statuses("listings:write")).toEqual([403, 403, 403]);
  expect(await statuses("stock:write")).toEqual([403, 201, 204]);
});

test("the row keeps the number as written, and a key in lower case", async () => {
  const { app, dealerId, manager } = await showroom();
  await put(app, manager, "Ab-１");
  const rows = await app.deps.db.read.select().from(stockItems).where(eq(stockItems.dealerId, dealerId));
  expect(rows).toMatchObject([{ stockId: "Ab-１", stockKey: "ab-1" }]);
});
