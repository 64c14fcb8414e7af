import { expect, test } from "bun:test";
import { markSold } from "#src/features/listings/actions.ts";
import { eraseListingsOf, setUserActive } from "#src/features/listings/actions/sellers.ts";
import { DAY_MS } from "#src/http/rate-limit.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { testApp } from "#src/testing/test-app.ts";
import { readCarFilter } from "../schema.ts";
import { modelKey } from "./suggest-cars.ts";
import { countingCars } from "./car-counts.ts";

async function counted() {
  const app = testApp();
  const seller = await app.signUp();
  const camrys = async (query = ""): Promise<[number, number, number]> => {
    const counting = await countingCars(app.deps.db, app.clock.now());
    const { make, model, year, location } = counting(readCarFilter(new URLSearchParams(query)));
    const years = [...year.values()].reduce((sum, count) => sum + count, 0);
    expect(years).toBe(make.get("Toyota") ?? 0);
    return [model.get(modelKey("Toyota", "Camry")) ?? 0, year.get("2019") ?? 0, location.get("Amman") ?? 0];
  };
  return { app, seller, camrys };
}

test("cars for sale are counted by what they are, and every commit at once", async () => {
  const { app, seller, camrys } = await counted();
  expect(await camrys()).toEqual([0, 0, 0]);
  const id = await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid" });
  expect(await camrys()).toEqual([2, 2, 1]);
  await markSold(app.deps, seller, id);
  expect(await camrys()).toEqual([1, 1, 0]);
});

test("only those that fit the filter are counted", async () => {
  const { app, seller, camrys } = await counted();
  await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid" });
  expect(await camrys("location=Irbid")).toEqual([1, 1, 0]);
  expect(await camrys("make=Toyota&model=Camry&year=2019")).toEqual([2, 2, 1]);
  for (const none of [
    "make=Kia",
    "model=Corolla",
    "year=2018",
    "minYear=2020",
    "maxYear=2018",
    "location=Aqaba",
  ])
    expect([none, await camrys(none)]).toEqual([none, [0, 0, 0]]);
});

test("expired, held, suspended and erased ones are not for sale", async () => {
  const { app, seller, camrys } = await counted();
  const other = await app.signUp();
  await plantCar(app, seller, { hold: "review" });
  await plantCar(app, seller, { expiresAt: app.clock.now() + DAY_MS });
  await plantCar(app, other);
  expect(await camrys()).toEqual([2, 2, 2]);
  app.clock.advance(DAY_MS);
  expect(await camrys()).toEqual([1, 1, 1]);
  await app.deps.db.withTx((tx) => setUserActive(tx, other.id, false, app.clock.now()));
  expect(await camrys()).toEqual([0, 0, 0]);
  await app.deps.db.withTx((tx) => setUserActive(tx, other.id, true, app.clock.now()));
  expect(await camrys()).toEqual([1, 1, 1]);
  await app.deps.db.withTx((tx) => eraseListingsOf(tx, other.id));
  expect(await camrys()).toEqual([0, 0, 0]);
});
