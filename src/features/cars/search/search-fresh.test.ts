import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("a search shows the current state of a car, even if it was cached before", async () => {
  const app = testApp({ config: { REVIEW_FIRST: "nobody" } });
  const seller = await app.signUp();
  const id = await plantCar(app, seller, { title: "Camry" });
  await plantCar(app, seller, { title: "Corolla" });
  const titles = async () => {
    const { items } = (await app.json("GET", "/api/search/cars")).body;
    return items.map((car: { title: string }) => car.title).toSorted();
  };
  expect(await titles()).toEqual(["Camry", "Corolla"]);
  const { status } = await app.json("PATCH", `/api/cars/${id}`, { title: "Camry SE" }, { as: seller });
  expect(status).toBe(200);
  expect(await titles()).toEqual(["Camry SE", "Corolla"]);
  await app.json("DELETE", `/api/cars/${id}`, undefined, { as: seller });
  expect(await titles()).toEqual(["Corolla"]);
});
