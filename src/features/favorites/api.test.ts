import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { markSold, removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { MAX_SAVED } from "./saved-here.ts";
import { favorites } from "./tables.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp();
  const member = await app.signUp();
  const car = await plantCar(app, seller);
  const plate = await plantPlate(app, seller);
  const call = (method: string, path = "", body?: unknown, as: TestUser | undefined = member) =>
    app.json(method, `/api/favorites${path}`, body, as ? { as } : {});
  return { app, seller, member, car, plate, call };
}

const setPrice = (app: TestApp, id: string, priceCents: number) =>
  app.deps.db.withTx(async (tx) => {
    await tx.update(listings).set({ priceCents }).where(eq(listings.id, id));
  });

const kept = (id: string, given = {}) => ({
  id,
  priceCents: 1_700_000,
  savedAt: 1_700_000_000_000,
  ...given,
});

test("a car and a plate are saved with their current price, newest first", async () => {
  const { app, car, plate, call } = await market();
  expect((await call("PUT", `/${car}`)).status).toBe(204);
  app.clock.advance(DAY_MS);
  await call("PUT", `/${plate}`);
  const other = await plantCar(app, await app.signUp(), { title: "A later one" });
  await call("PUT", `/${other}`);
  await setPrice(app, car, 1_530_000);
  const { body } = await call("GET");
  expect(body.cars.map((saved: { id: string }) => saved.id)).toEqual([other, car]);
  expect(body.cars[1]).toMatchObject({
    id: car,
    price: 15_300,
    savedPrice: 16_500,
    savedAt: app.clock.now() - DAY_MS,
    status: "active",
  });
  expect(body.numberPlates).toMatchObject([{ id: plate, savedPrice: 250, savedAt: app.clock.now() }]);
  expect(body.gone).toEqual([]);
  expect(Object.keys(body.cars[0])).not.toContain("viewCount");
});

test("saving twice keeps the first price; removing twice, or an unsaved listing, causes no error", async () => {
  const { app, car, call } = await market();
  await call("PUT", `/${car}`);
  await setPrice(app, car, 1_500_000);
  expect((await call("PUT", `/${car}`)).status).toBe(204);
  expect((await call("GET")).body.cars).toMatchObject([{ savedPrice: 16_500 }]);
  for (const path of [`/${car}`, `/${car}`, "/never-there"])
    expect((await call("DELETE", path)).status).toBe(204);
  expect((await call("GET")).body).toEqual({ cars: [], numberPlates: [], gone: [] });
});

test("an unknown listing is a 404, a hidden one a 410; sold and expired ones can be saved", async () => {
  const { app, seller, car, plate, call } = await market();
  for (const unknown of ["none", newId(), "%27%3B--", "x".repeat(5000)])
    expect((await call("PUT", `/${unknown}`)).status).toBe(404);
  await markSold(app.deps, seller, car);
  expect((await call("PUT", `/${car}`)).status).toBe(204);
  app.clock.advance(31 * DAY_MS);
  const member = await app.signUp();
  expect((await call("PUT", `/${plate}`, undefined, member)).status).toBe(204);
  await removeListing(app.deps, seller, car);
  expect(await call("PUT", `/${car}`, undefined, member)).toMatchObject({
    status: 410,
    body: { code: "listingGone" },
  });
  const held = await plantCar(app, seller, { hold: "hidden" });
  expect((await call("PUT", `/${held}`, undefined, member)).status).toBe(410);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  expect((await call("PUT", `/${plate}`, undefined, await app.signUp())).status).toBe(410);
});

test("removed, held and suspended listings are returned as gone, without their texts", async () => {
  const { app, seller, car, plate, call } = await market();
  await call("PUT", `/${car}`);
  await call("PUT", `/${plate}`);
  await removeListing(app.deps, seller, car);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  const { body } = await call("GET");
  expect(body.cars).toEqual([]);
  expect(body.numberPlates).toEqual([]);
  const keys = body.gone.map((gone: object) => Object.keys(gone).sort().join());
  expect(keys).toEqual(["id,savedAt,savedPrice", "id,savedAt,savedPrice"]);
  expect((await call("PUT", `/${car}`)).status).toBe(204);
});

test("guests have no list here, and users see only their own", async () => {
  const { app, car, call } = await market();
  for (const [method, path] of [
    ["GET", ""],
    ["POST", ""],
    ["PUT", `/${car}`],
    ["DELETE", `/${car}`],
  ] as const) {
    const body = method === "POST" ? { favorites: [] } : undefined;
    const answer = await app.json(method, `/api/favorites${path}`, body);
    expect(answer).toMatchObject({ status: 401, body: { code: "notSignedIn" } });
  }
  await call("PUT", `/${car}`);
  const other = await app.signUp();
  expect((await call("GET", "", undefined, other)).body.cars).toEqual([]);
  await call("DELETE", `/${car}`, undefined, other);
  expect((await call("GET")).body.cars).toHaveLength(1);
});

test("a guest's favorites are moved with their price and time; the account's own stay unchanged", async () => {
  const { app, car, plate, call } = await market();
  await call("PUT", `/${car}`);
  const future = app.clock.now() + DAY_MS;
  const moved = [kept(plate, { priceCents: 30_000, savedAt: future }), kept(car), kept("never-there")];
  const { status, body } = await call("POST", "", { favorites: moved });
  expect(status).toBe(200);
  expect(new Set(body.ids)).toEqual(new Set([car, plate]));
  expect(body.isFull).toBe(false);
  const held = (await call("GET")).body;
  expect(held.cars).toMatchObject([{ savedPrice: 16_500 }]);
  expect(held.numberPlates).toMatchObject([{ savedPrice: 300, savedAt: app.clock.now() }]);
  expect((await call("POST", "", { favorites: moved })).body.ids).toHaveLength(2);
});

test("invalid input is ignored or refused, and never causes a 500", async () => {
  const { car, call } = await market();
  const garbage = [null, 7, "a", [], {}, { id: car }, kept(car, { priceCents: -1 }), kept(car), kept(car)];
  expect((await call("POST", "", { favorites: garbage })).body).toEqual({ ids: [car], isFull: false });
  for (const wrong of [{}, { favorites: "a" }, { favorites: Array.from({ length: 501 }, () => 1) }, []])
    expect((await call("POST", "", wrong)).status).toBe(400);
});

test("an account holds 500; more are refused, and moving adds only as many as fit", async () => {
  const { app, seller, member, car, plate, call } = await market();
  const ids = Array.from({ length: MAX_SAVED - 1 }, () => newId());
  const now = app.clock.now();
  await app.deps.db.withTx(async (tx) => {
    const planted = {
      kind: "car",
      slug: "",
      sellerId: seller.id,
      title: "T",
      priceCents: 1,
      description: "",
      location: "",
    } as const;
    const times = { listedAt: now, expiresAt: now, createdAt: now, updatedAt: now };
    await tx.insert(listings).values(ids.map((id, rev) => ({ id, rev, number: rev, ...planted, ...times })));
    const row = { userId: member.id, priceCents: 1, createdAt: now };
    await tx.insert(favorites).values(ids.map((listingId) => ({ listingId, ...row })));
  });
  const { body } = await call("POST", "", { favorites: [kept(plate), kept(car)] });
  expect(body.isFull).toBe(true);
  expect(body.ids).toHaveLength(MAX_SAVED);
  expect(body.ids).toContain(plate);
  expect(await call("PUT", `/${car}`)).toMatchObject({ status: 409, body: { code: "favoritesFull" } });
  expect((await call("PUT", `/${plate}`)).status).toBe(204);
  await call("DELETE", `/${plate}`);
  expect((await call("PUT", `/${car}`)).status).toBe(204);
});

test("deleting an account deletes its favorites", async () => {
  const { app, member, car, call } = await market();
  await call("PUT", `/${car}`);
  await app.deps.db.withTx(async (tx) => {
    await tx.delete(users).where(eq(users.id, member.id));
  });
  expect(await app.deps.db.read.$count(favorites)).toBe(0);
});
