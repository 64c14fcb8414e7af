import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { HOUR_MS } from "#src/http/rate-limit.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/test-app.ts";
import { setUserActive } from "./actions/sellers.ts";
import { getSeller } from "./queries/sellers.ts";
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

test("a seller's name, city and phone, and nothing else", async () => {
  const { app, seller } = await sellerWithCar();
  const { status, body } = await app.json("GET", `/api/users/${seller.id}`);
  expect([status, body]).toEqual([200, { name: "Rania", location: "Irbid", phone: "+962791234567" }]);
  const silent = await app.signUp();
  expect((await app.json("GET", `/api/users/${silent.id}`)).body).toEqual({
    name: silent.name,
    location: null,
    phone: null,
  });
});

test("unknown and suspended sellers are not found", async () => {
  const { app, seller } = await sellerWithCar();
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  for (const id of ["nobody", seller.id, "%00"]) {
    const { status, body } = await app.json("GET", `/api/users/${id}`);
    expect([status, body.error]).toEqual([404, "Seller not found"]);
  }
});

test("a contact counts for a listing of that seller, and not when the seller asks", async () => {
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

test("one address learns thirty numbers an hour", async () => {
  const { app, seller } = await sellerWithCar();
  const ask = (address: string) => app.json("GET", `/api/users/${seller.id}`, undefined, { address });
  for (let i = 0; i < 30; i++) expect((await ask("192.0.2.1")).status).toBe(200);
  const refused = await ask("192.0.2.1");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
  expect(refused.body).not.toHaveProperty("phone");
  expect((await ask("192.0.2.2")).status).toBe(200);
  app.clock.advance(HOUR_MS);
  expect((await ask("192.0.2.1")).status).toBe(200);
});

test("what a buyer knows of a seller before asking", async () => {
  const { app, seller } = await sellerWithCar();
  await plantCar(app, seller, { status: "sold" });
  const { deps, clock } = app;
  expect(await getSeller(deps.db.read, seller.id, clock.now())).toEqual({
    id: seller.id,
    name: "Rania",
    location: "Irbid",
    hasPhone: true,
    memberSince: clock.now(),
    isVerified: false,
    hasVerifiedEmail: false,
    forSale: { car: 1, "number-plate": 0 },
  });
});
