import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { dealers } from "#src/features/dealers/tables.ts";
import { setDealerActive, setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { dealership } from "#src/testing/site/dealership.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { restore, setReserved, withdraw } from "./own-listings.ts";

const DEALER = {
  slug: "citadel-view-motors",
  nameEn: "Citadel View Motors",
  nameAr: "معرض إطلالة القلعة",
  verified: false,
};

test("a member's car is the dealer's, or private if they say so; other words are refused", async () => {
  const { call, employ } = await dealership();
  const sales = await employ("sales");
  const post = (seller?: string) => call("POST", "/api/cars", { ...typedCar, seller }, sales);
  for (const [seller, dealer] of [
    [undefined, DEALER],
    ["dealer", DEALER],
    ["private", null],
  ] as const) {
    const { status, body } = await post(seller);
    expect([seller, status, body.dealer]).toEqual([seller, 201, dealer]);
  }
  const { status, body } = await post("nobody");
  expect([status, Object.keys(body.fields)]).toEqual([400, ["seller"]]);
});

test("managers change every car of the dealer, salespeople only their own, strangers none", async () => {
  const { app, owner, call, employ, listCar } = await dealership();
  const [manager, sales, other] = [await employ("manager"), await employ("sales"), await employ("sales")];
  const stranger = await app.signUp();
  const car = await listCar(sales);
  const statusFor = async (as: typeof owner, price: number) =>
    (await call("PATCH", `/api/cars/${car}`, { price }, as)).status;
  expect(await statusFor(owner, 8000)).toBe(200);
  expect(await statusFor(manager, 8100)).toBe(200);
  expect(await statusFor(sales, 8200)).toBe(200);
  for (const refused of [other, stranger]) expect(await statusFor(refused, 1)).toBe(404);
  const own = await call("POST", "/api/cars", { ...typedCar, seller: "private" }, sales);
  expect((await call("PATCH", `/api/cars/${own.body.id}`, { price: 5 }, manager)).status).toBe(404);
  const form = async (as: typeof owner) => (await app.request(`/cars/${car}/edit`, {}, { as })).status;
  expect([await form(manager), await form(other)]).toEqual([200, 404]);
});

test("the limit counts for the dealer, and a private car for the person", async () => {
  const { app, owner, call, employ, listCar } = await dealership();
  const sales = await employ("sales");
  await app.deps.db.withTx((tx) => tx.update(dealers).set({ listingLimit: 2 }));
  for (const seller of [owner, sales]) await listCar(seller);
  const post = (as: typeof owner, seller?: string) => call("POST", "/api/cars", { ...typedCar, seller }, as);
  const { status, body } = await post(sales);
  expect([status, body.code]).toEqual([403, "listingLimitReached"]);
  for (let i = 0; i < 5; i++) expect((await post(sales, "private")).status).toBe(201);
  expect((await post(sales, "private")).status).toBe(403);
});

test("suspending the dealer hides its cars and takes no new ones; private cars stay", async () => {
  const { app, owner, call, employ, listCar, dealer } = await dealership();
  const sales = await employ("sales");
  const [car, mine] = [await listCar(owner), await listCar(sales)];
  const own = (await call("POST", "/api/cars", { ...typedCar, seller: "private" })).body.id;
  const set = (isActive: boolean) =>
    app.deps.db.withTx((tx) => setDealerActive(tx, dealer.id, isActive, app.clock.now()));
  const seen = async () =>
    Promise.all([car, mine, own].map(async (id) => (await app.json("GET", `/api/cars/${id}`)).status));
  await set(false);
  expect(await seen()).toEqual([410, 410, 200]);
  expect((await call("POST", "/api/cars", typedCar)).body.code).toBe("dealerSuspended");
  await app.deps.db.withTx((tx) => setUserActive(tx, sales.id, false, app.clock.now()));
  await set(true);
  expect(await seen()).toEqual([200, 410, 200]);
  await set(false);
  await app.deps.db.withTx((tx) => setUserActive(tx, sales.id, true, app.clock.now()));
  expect(await seen()).toEqual([410, 410, 200]);
});

test("a withdrawn car is off the site for buyers and comes back with number and address", async () => {
  const { app, owner, employ, listCar } = await dealership();
  const car = await listCar(owner);
  const found = async () => ((await app.json("GET", "/api/cars")).body as object[]).length;
  const { url } = (await app.json("GET", `/api/cars/${car}`)).body;
  await withdraw(app.deps, owner, car);
  expect([(await app.json("GET", `/api/cars/${car}`)).status, await found()]).toEqual([410, 0]);
  const manager = await employ("manager");
  expect((await app.json("GET", `/api/cars/${car}`, undefined, { as: manager })).body.status).toBe(
    "withdrawn",
  );
  expect(await app.deps.db.read.$count(listings, eq(listings.status, "withdrawn"))).toBe(1);
  await restore(app.deps, { ...owner, dealerId: null }, car, false);
  expect([(await app.json("GET", `/api/cars/${car}`)).body.url, await found()]).toEqual([url, 1]);
});

test("a reserved car is found, shown with a badge and can be asked about; a sold one is not reserved", async () => {
  const { app, owner, listCar } = await dealership();
  const car = await listCar(owner);
  await setReserved(app.deps, owner, car, true);
  const { body } = await app.json("GET", "/api/cars");
  expect(body).toMatchObject([{ id: car, reserved: true, status: "active" }]);
  const words = await (await app.request(`/cars/${car}`)).text();
  expect(words).toContain("Reserved");
  const asked = { carId: car, buyerName: "Lina", buyerPhone: "0791112223", buyerEmail: "l@example.com" };
  const sent = await app.json("POST", "/api/inquiries", { ...asked, message: "Is it still there for me?" });
  expect(sent.status).toBe(201);
  await app.json("POST", `/api/cars/${car}/sale`, undefined, { as: owner });
  expect((await app.json("GET", `/api/cars/${car}`)).body).toMatchObject({ status: "sold", reserved: false });
});

test("searches find the cars of a dealer, and those of private sellers", async () => {
  const { app, owner, listCar } = await dealership();
  const car = await listCar(owner);
  const other = (await app.json("POST", "/api/cars", typedCar, { as: await app.signUp() })).body.id;
  const ids = async (query: string) =>
    ((await app.json("GET", `/api/cars?${query}`)).body as { id: string }[]).map(({ id }) => id);
  expect(await ids("dealer=citadel-view-motors")).toEqual([car]);
  expect(await ids("dealer=nobody")).toEqual([]);
  expect(await ids("sellerType=dealer")).toEqual([car]);
  expect(await ids("sellerType=private")).toEqual([other]);
  expect((await ids("sellerType=private&sellerType=dealer")).toSorted()).toEqual([car, other].toSorted());
  const page = await (await app.request("/search?sellerType=dealer")).text();
  expect(page).toContain("Citadel View Motors");
});

test("buyers get the dealer's number, not the salesperson's", async () => {
  const { app, employ, listCar } = await dealership();
  const sales = await employ("sales", { phone: "+962781112223" });
  const car = await listCar(sales);
  const { body } = await app.json("GET", `/api/users/${sales.id}?listing=${car}`);
  expect(body).toMatchObject({ name: "Citadel View Motors", phone: "+962791234567" });
  const page = await (await app.request(`/cars/${car}`)).text();
  expect(page).toContain('href="/dealers/citadel-view-motors"');
  expect(page).not.toContain("781112223");
});

test("a colleague's photos stay on a car that a manager edits", async () => {
  const { app, call, employ } = await dealership();
  const [sales, manager] = [await employ("sales"), await employ("manager")];
  const { id } = await storePhoto(app.deps, sales.id, await plainPhoto(400, 300, 1));
  const images = [`/photos/${id}-1280.webp`];
  const { body } = await call("POST", "/api/cars", { ...typedCar, images }, sales);
  const edited = await call("PATCH", `/api/cars/${body.id}`, { images, price: 9000 }, manager);
  expect([edited.status, edited.body.images]).toEqual([200, body.images]);
  const stranger = await app.signUp();
  const stolen = await call("POST", "/api/cars", { ...typedCar, images }, stranger);
  expect(stolen.status).toBe(400);
});

test("a member's dashboard counts the dealer's listings against the dealer's limit", async () => {
  const { app, owner, employ, listCar } = await dealership();
  const sales = await employ("sales");
  for (const seller of [owner, owner, sales]) await listCar(seller);
  const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as: sales });
  expect([body.limit, body.used, body.listings.active.total, body.buying]).toEqual([50, 3, 1, null]);
});

test("a restored dealer's plate that another seller lists meanwhile is not for sale twice", async () => {
  const { app, dealer, owner } = await dealership();
  const plate = { soleItem: "10-12345", dealerId: dealer.id };
  const own = await plantPlate(app, owner, plate);
  const set = (isActive: boolean) =>
    app.deps.db.withTx((tx) => setDealerActive(tx, dealer.id, isActive, app.clock.now()));
  await set(false);
  const other = await plantPlate(app, await app.signUp(), { soleItem: "10-12345" });
  await set(true);
  const status = async (id: string) => (await app.json("GET", `/api/number-plates/${id}`)).body.status;
  expect([await status(own), await status(other)]).toEqual(["expired", "active"]);
});
