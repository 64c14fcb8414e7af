import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { HOUR_MS } from "#src/core/time.ts";
import { rateLimits } from "#src/http/tables.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { setUserActive } from "./life-cycle/sellers.ts";
import { getSeller } from "./page/listing-sellers.ts";
import { listings } from "./tables.ts";

async function sellerWithCar() {
  const app = testApp();
  const seller = await app.signUp({ name: "Rania", phone: "+962791234567", location: "Irbid" });
  return { app, seller, car: await plantCar(app, seller) };
}

async function contactsOf({ deps }: TestApp, id: string): Promise<number | undefined> {
  const [row] = await deps.db.read
    .select({ count: listings.contactCount })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.count;
}

test("the response has a seller's name, city and phone, and nothing else", async () => {
  const { app, seller } = await sellerWithCar();
  const { status, body } = await app.json("GET", `/api/users/${seller.id}`);
  expect([status, body]).toEqual([200, { name: "Rania", location: "Irbid", phone: "+962791234567" }]);
  const silent = await app.signUp();
  await plantCar(app, silent);
  expect((await app.json("GET", `/api/users/${silent.id}`)).body).toEqual({
    name: silent.name,
    location: null,
    phone: null,
  });
});

test("unknown and suspended sellers, and users without listings, are not found", async () => {
  const { app, seller } = await sellerWithCar();
  const buyer = await app.signUp({ phone: "+962781234567" });
  // Held, sold, expired and removed listings are not for sale.
  await plantCar(app, buyer, { hold: "review" });
  await plantCar(app, buyer, { status: "sold" });
  await plantCar(app, buyer, { expiresAt: app.clock.now() });
  await plantCar(app, buyer, { status: "removed" });
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  for (const id of ["nobody", seller.id, buyer.id, "%00"]) {
    const { status, body } = await app.json("GET", `/api/users/${id}`);
    expect([status, body.error]).toEqual([404, "Seller not found"]);
  }
});

test("a number is gone with the seller's last listing, except for the seller and admins", async () => {
  const { app, seller, car } = await sellerWithCar();
  const plate = await plantPlate(app, seller);
  const admin = await app.signUp({ role: "admin" });
  const statusFor = async (as?: typeof seller) =>
    (await app.json("GET", `/api/users/${seller.id}`, undefined, { as })).status;
  await app.json("DELETE", `/api/cars/${car}`, undefined, { as: seller });
  expect(await statusFor()).toBe(200);
  await app.json("DELETE", `/api/number-plates/${plate}`, undefined, { as: seller });
  expect([await statusFor(), await statusFor(await app.signUp())]).toEqual([404, 404]);
  expect([await statusFor(seller), await statusFor(admin)]).toEqual([200, 200]);
});

test("a contact counts for a listing of that seller, except by the seller", async () => {
  const { app, seller, car } = await sellerWithCar();
  const other = await app.signUp({ phone: "+962781234567" });
  const ask = (id: string, as?: typeof seller) =>
    app.json("GET", `/api/users/${id}?listing=${car}`, undefined, { as });
  await ask(seller.id);
  await ask(seller.id, other);
  expect(await contactsOf(app, car)).toBe(2);
  await ask(seller.id, seller);
  await ask(other.id);
  await app.json("GET", `/api/users/${seller.id}`);
  await app.json("GET", `/api/users/${seller.id}?listing=nothing`);
  expect(await contactsOf(app, car)).toBe(2);
});

/** Requests the phone numbers of `count` sellers, one after the other. */
async function reveals(app: TestApp, count: number) {
  const sellers = await Promise.all(
    Array.from({ length: count }, () => app.signUp({ phone: "+962791234567" })),
  );
  for (const seller of sellers) await plantCar(app, seller);
  return async (options: Parameters<TestApp["json"]>[3]) => {
    const answers = [];
    for (const { id } of sellers) answers.push(await app.json("GET", `/api/users/${id}`, undefined, options));
    return answers.map(({ status, headers, body }) => [status, headers.get("Retry-After"), "phone" in body]);
  };
}

test("an address can see the phone numbers of thirty sellers an hour", async () => {
  const app = testApp();
  const ask = await reveals(app, 31);
  const answers = await ask({ address: "192.0.2.1" });
  expect(answers.pop()).toEqual([429, "3600", false]);
  expect(new Set(answers.flat())).toEqual(new Set([200, null, true]));
  expect((await ask({ address: "192.0.2.2" }))[0]).toEqual([200, null, true]);
  app.clock.advance(HOUR_MS);
  expect((await ask({ address: "192.0.2.1" }))[29]).toEqual([200, null, true]);
});

test("all accounts of an address, or of a /64, see sixty numbers an hour, those of a /48 three times as many", async () => {
  const app = testApp();
  const accounts = await Promise.all([1, 2, 3].map(() => app.signUp()));
  const asks = await Promise.all(accounts.map(() => reveals(app, 22)));
  const seen = async (addressOf: (account: number) => string) => {
    app.clock.advance(HOUR_MS);
    const answers = await Promise.all(
      accounts.map((as, i) => asks[i]?.({ as, address: addressOf(i) }) ?? []),
    );
    return answers.flat().filter(([status]) => status === 200).length;
  };
  expect(await seen(() => "192.0.2.1")).toBe(60);
  expect(await seen((i) => `2001:db8:0:1::${i}`)).toBe(60);
  expect(await seen((i) => `2001:db8:0:${i}::1`)).toBe(66);
  const more = {
    key: "phone-reveal-network:2001:db8:7::/48",
    count: 178,
    endsAt: app.clock.now() + 2 * HOUR_MS,
  };
  app.clock.advance(HOUR_MS);
  await app.deps.db.withTx((tx) => tx.insert(rateLimits).values(more));
  const status = async (i: number, address: string) =>
    (await asks[i]?.({ as: accounts[i], address }))?.[0]?.[0];
  expect([await status(0, "2001:db8:7:1::1"), await status(1, "2001:db8:8:1::1")]).toEqual([200, 200]);
  expect(await status(2, "2001:db8:7:2::1")).toBe(429);
});

test("repeated requests for one seller count once, and members behind one address have separate limits", async () => {
  const { app, seller } = await sellerWithCar();
  const again = () => app.json("GET", `/api/users/${seller.id}`);
  for (let i = 0; i < 40; i++) expect((await again()).status).toBe(200);
  const ask = await reveals(app, 30);
  const guest = await ask({});
  expect(guest[28]?.[0]).toBe(200);
  expect(guest[29]?.[0]).toBe(429);
  expect((await again()).status).toBe(200);
  expect((await ask({ as: await app.signUp() }))[29]?.[0]).toBe(200);
});

test("the page shows what a buyer should know about a seller", async () => {
  const { app, seller } = await sellerWithCar();
  await plantCar(app, seller, { status: "sold" });
  const { deps, clock } = app;
  expect(await getSeller(deps, seller.id)).toEqual({
    id: seller.id,
    type: "private",
    path: `/sellers/${seller.id}`,
    name: "Rania",
    isActive: true,
    location: "Irbid",
    hasPhone: true,
    memberSince: clock.now(),
    isVerified: false,
    hasVerifiedEmail: false,
    phoneConfirmedAt: null,
    forSale: expect.objectContaining({ car: 1, "number-plate": 0 }),
  });
});
