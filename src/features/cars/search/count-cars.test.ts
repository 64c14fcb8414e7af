import { expect, test } from "bun:test";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { modelKey } from "../car-catalog.ts";
import { readCarFilter } from "../schema.ts";
import { cars } from "../tables.ts";
import { countingCars } from "./count-cars.ts";
import { searchCars } from "./search-cars.ts";

async function counted() {
  const app = testApp();
  const seller = await app.signUp();
  const camrys = async (query = ""): Promise<(number | undefined)[]> => {
    const count = await countingCars(app.deps);
    const { make, model, year, location } = count(readCarFilter(new URLSearchParams(query)));
    const camry = model.get(modelKey("Toyota", "Camry"));
    return [make.get("Toyota"), camry, year.get("2019"), location.get("Amman")];
  };
  return { app, seller, camrys };
}

test("cars for sale are counted by value, and every commit counts right away", async () => {
  const { app, seller, camrys } = await counted();
  expect(await camrys()).toEqual([undefined, undefined, undefined, undefined]);
  const id = await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid" });
  expect(await camrys()).toEqual([2, 2, 2, 1]);
  await markSold(app.deps, seller, id);
  expect(await camrys()).toEqual([1, 1, 1, undefined]);
});

test("counts apply all filters except the column's own, and years stay within the chosen range", async () => {
  const { app, seller, camrys } = await counted();
  await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid" });
  expect(await camrys("location=Irbid")).toEqual([1, 1, 1, 1]);
  expect(await camrys("make=Toyota&year=2019&maxPrice=20000")).toEqual([2, 2, 2, 1]);
  for (const none of ["fuelType=Diesel", "maxPrice=9000", "features=Sunroof"])
    expect([none, await camrys(none)]).toEqual([none, [undefined, undefined, undefined, undefined]]);
  for (const otherYears of ["year=2018", "minYear=2020", "maxYear=2018"])
    expect([otherYears, (await camrys(otherYears))[2]]).toEqual([otherYears, undefined]);
});

test("models of two makes with one name are one choice in a search, but separate where makes are counted", async () => {
  const { app, seller } = await counted();
  await plantCar(app, seller);
  await app.deps.db.withTx((tx) => tx.update(cars).set({ make: "Opel" }));
  await plantCar(app, seller);
  const filter = readCarFilter(new URLSearchParams("model=Camry"));
  const { total, counts } = await searchCars(app.deps, filter, { counts: "all" });
  expect([total, counts.facets["model"]]).toEqual([2, [{ value: "Camry", count: 2 }]]);
  const { model } = (await countingCars(app.deps))(filter);
  expect([model.get(modelKey("Opel", "Camry")), model.get(modelKey("Toyota", "Camry"))]).toEqual([1, 1]);
});
