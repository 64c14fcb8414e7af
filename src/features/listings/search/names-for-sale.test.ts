import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { carCatalog } from "#src/features/cars/car-catalog.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { namesForSale } from "./search-words.ts";

test("the names for sale change with publishing, selling and expiry", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const makes = async () => {
    const { make } = await namesForSale(app.deps.catalogs.of(carCatalog), ["make"], app.clock.now());
    return [...(make ?? [])].toSorted();
  };
  expect(await makes()).toEqual([]);
  await plantCar(app, seller, { expiresAt: app.clock.now() + DAY_MS });
  expect(await makes()).toEqual(["Toyota"]);
  const kia = await app.json(
    "POST",
    "/api/cars",
    { ...typedCar, make: "Kia", model: "Optima" },
    { as: seller },
  );
  expect(await makes()).toEqual(["Kia", "Toyota"]);
  app.clock.advance(DAY_MS);
  expect(await makes()).toEqual(["Kia"]);
  await app.json("DELETE", `/api/cars/${kia.body.id}`, undefined, { as: seller });
  expect(await makes()).toEqual([]);
});
