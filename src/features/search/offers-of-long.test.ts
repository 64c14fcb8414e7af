import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";

/** Only the last filter keeps the car out. */
const FILTERS = "make=Toyota&model=Camry&location=Zarqa&fuelType=Hybrid&features=Sunroof";

test("a search without results looks for offers, the fewer the longer its words are", async () => {
  const app = testApp();
  await postCar(app, await app.signUp(), { location: "Zarqa" });
  const offersOf = async (q: string): Promise<object[]> => {
    const { body } = await app.json("GET", `/api/search/cars?${FILTERS}&q=${encodeURIComponent(q)}`);
    expect(body.total).toBe(0);
    return body.offers;
  };
  expect(await offersOf("")).toHaveLength(1);
  expect(await offersOf("camry ".repeat(3))).toHaveLength(1);
  expect(await offersOf("camry ".repeat(30))).toEqual([]);
});
