import { expect, test } from "bun:test";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { carQueries, listFeaturedCars } from "../list-cars.ts";
import { findSimilarCars } from "./search-cars.ts";

test("similar cars are for sale and have the same make, or the same body type at a similar price", async () => {
  const { app, as, ids } = await carMarket(
    { title: "Camry one", price: 10_000 },
    { title: "Camry two", price: 20_000 },
    { title: "Corolla", model: "Corolla", price: 50_000 },
    { title: "Kia sedan", make: "Kia", model: "Cerato", price: 13_300 },
    { title: "Kia just too dear", make: "Kia", model: "K9", price: 13_301 },
    { title: "Kia just too cheap", make: "Kia", model: "Picanto", price: 6_699 },
  );
  await plantCar(app, as, { status: "sold" });
  const now = app.clock.now();
  const car = await carQueries.get(app.deps.db.read, ids[0] ?? "", now);
  const similar = await carQueries.list(app.deps.db.read, await findSimilarCars(app.deps, car, 8), now);
  expect(similar.map(({ title }) => title)).toEqual(["Camry two", "Corolla", "Kia sedan"]);
});

test("featured cars come first, the newest of them before the others", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const now = app.clock.now();
  const verified = await plantCar(app, seller, { verified: true, listedAt: now + 3 });
  const older = await plantCar(app, seller, { featured: true, listedAt: now + 1 });
  const newer = await plantCar(app, seller, { featured: true, listedAt: now + 2 });
  expect((await listFeaturedCars(app.deps.db.read, now)).map(({ id }) => id)).toEqual([
    newer,
    older,
    verified,
  ]);
  expect((await listFeaturedCars(app.deps.db.read, now, { limit: 1 })).map(({ id }) => id)).toEqual([newer]);
  const ordered = await listFeaturedCars(app.deps.db.read, now, { first: ["gone", older, verified] });
  expect(ordered.map(({ id }) => id)).toEqual([older, newer, verified]);
});
