import { expect, test } from "bun:test";
import { createApp } from "#src/app.ts";
import { Catalogs } from "#src/catalog/catalog.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";

const CARS = [
  { color: "White", location: "Zarqa", make: "Toyota", model: "Camry", features: ["Sunroof", "Bluetooth"] },
  { color: "Red", location: "Amman", make: "Kia", model: "Rio", features: ["Airbags"] },
  { color: "Black", location: "Irbid", make: "BMW", model: "X5", features: ["USB Ports", "Airbags"] },
  { color: "Red", location: "Aqaba", make: "Audi", model: "A4", features: ["Cruise Control"] },
];
const PLATES = [
  { areaCode: 20, plateNumber: "7777", location: "Zarqa" },
  { areaCode: 11, plateNumber: "1212", location: "Amman" },
  { areaCode: 30, plateNumber: "123", location: "Karak" },
];
const ASKED = ["/api/search/cars", "/api/search/cars?make=Kia&make=BMW", "/api/search/number-plates"];

type Facets = Record<string, { value: string; count: number }[]>;

test("values of filters with equal counts are in the order of their names, also after a restart", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  const ids: string[] = [];
  for (const car of CARS) ids.push((await postCar(app, as, car)).body.id);
  for (const plate of PLATES)
    expect((await app.json("POST", "/api/number-plates", { ...typedPlate, ...plate }, { as })).status).toBe(
      201,
    );
  const facetsOf = async (site: Pick<typeof app.app, "request">): Promise<Facets[]> => {
    const answers = ASKED.map(async (path) => (await site.request(path)).json());
    return (await Promise.all(answers)).map((answer) => (answer as { facets: Facets }).facets);
  };
  await facetsOf(app.app);
  // The running server has read them in this order, another one reads them in the order of their ids.
  for (const id of ids.toReversed())
    expect((await app.json("PATCH", `/api/cars/${id}`, { price: 9000 }, { as })).status).toBe(200);
  const running = await facetsOf(app.app);
  const restarted = createApp({ ...app.deps, catalogs: new Catalogs(app.deps.db) });
  expect(await facetsOf(restarted)).toEqual(running);
  const [cars, , plates] = running;
  const valuesOf = (facets: Facets | undefined, name: string) => facets?.[name]?.map(({ value }) => value);
  expect(valuesOf(cars, "color")).toEqual(["Red", "Black", "White"]);
  expect(valuesOf(cars, "make")).toEqual(["Audi", "BMW", "Kia", "Toyota"]);
  expect(valuesOf(cars, "model")).toEqual(["A4", "Camry", "Rio", "X5"]);
  expect(valuesOf(cars, "features")).toEqual([
    "Airbags",
    "Bluetooth",
    "Cruise Control",
    "Sunroof",
    "USB Ports",
  ]);
  expect(valuesOf(plates, "areaCode")).toEqual(["11", "20", "30"]);
  expect(valuesOf(plates, "location")).toEqual(["Amman", "Karak", "Zarqa"]);
});
