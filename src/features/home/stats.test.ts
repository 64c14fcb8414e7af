import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";

const stats = async (app: TestApp) => (await app.json("GET", "/api/stats")).body;

test("stats count cars for sale, verified sellers, cities with a car and sold cars", async () => {
  const app = testApp();
  expect(await stats(app)).toEqual({ totalCars: 0, dealers: 0, cities: 0, sold: 0 });
  const verifiedAt = app.clock.now();
  const dealer = await app.signUp({ verifiedAt });
  const [mixed, small] = [await app.signUp(), await app.signUp()];
  await app.signUp({ verifiedAt, isActive: false });
  for (const location of ["Amman", "Irbid", "Irbid"]) await plantCar(app, dealer, { location });
  await plantCar(app, mixed);
  for (const plateNumber of ["11", "12"]) await plantPlate(app, mixed, { plateNumber, location: "Russeifa" });
  for (let i = 0; i < 2; i++) await plantCar(app, small);

  const now = app.clock.now();
  await plantCar(app, small, { expiresAt: now, location: "Zarqa" });
  await plantCar(app, small, { hold: "review", location: "Zarqa" });
  await plantCar(app, small, { status: "sold", soldAt: now });
  await plantCar(app, small, { status: "removed", soldAt: now, removedAt: now });
  await plantCar(app, small, { status: "removed", removedAt: now });
  await plantCar(app, small, { status: "sold", soldAt: now, hold: "rejected" });
  await plantPlate(app, small, { plateNumber: "13", status: "sold", soldAt: now });
  const suspended = await app.signUp();
  for (let i = 0; i < 3; i++) await plantCar(app, suspended, { sellerActive: false, location: "Ajloun" });

  expect(await stats(app)).toEqual({ totalCars: 6, dealers: 1, cities: 2, sold: 2 });
});

test("the figures are current: listed, sold and expired cars count right away", async () => {
  const app = testApp();
  expect(await stats(app)).toMatchObject({ totalCars: 0, sold: 0 });
  const seller = await app.signUp();
  const id = await plantCar(app, seller);
  await plantCar(app, seller, { expiresAt: app.clock.now() + DAY_MS });
  expect(await stats(app)).toMatchObject({ totalCars: 2, sold: 0 });
  await markSold(app.deps, seller, id);
  expect(await stats(app)).toMatchObject({ totalCars: 1, sold: 1 });
  app.clock.advance(DAY_MS);
  expect(await stats(app)).toMatchObject({ totalCars: 0, sold: 1 });
});
