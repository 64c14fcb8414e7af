import { expect, test } from "bun:test";
import { createApp } from "#src/app.ts";
import { testApp } from "#src/testing/test-app.ts";
import { postCar } from "#src/testing/typed-car.ts";

/** Only the last filter keeps the car out. */
const QUERY =
  "/api/search/cars?make=Toyota&model=Camry&location=Zarqa&year=2019&fuelType=Hybrid&transmission=Automatic&bodyType=Sedan&features=Sunroof&maxPrice=20000";

test("a search without results looks for offers only for a while, but always answers", async () => {
  const app = testApp();
  await postCar(app, await app.signUp(), { location: "Zarqa" });
  const offersIf = async (stepMs: number): Promise<object[]> => {
    let time = 0;
    const clock = { ...app.deps.clock, now: app.clock.now, monotonicMs: () => (time += stepMs) };
    const response = await createApp({ ...app.deps, clock }).request(QUERY);
    expect(response.status).toBe(200);
    const { total, offers } = (await response.json()) as { total: number; offers: object[] };
    expect(total).toBe(0);
    return offers;
  };
  expect(await offersIf(0)).toHaveLength(1);
  expect(await offersIf(20)).toEqual([]);
});
