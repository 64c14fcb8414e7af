import { publishCar } from "#src/features/cars/actions.ts";
import { carInput } from "#src/features/cars/car-input.ts";
import type { CarJson } from "#src/features/cars/car-json.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "./typed-car.ts";

/** A site with one seller, who published these cars a second apart; `titles` returns those that a query string finds. */
export async function carMarket(...cars: object[]) {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  const ids: string[] = [];
  for (const [i, fields] of cars.entries()) {
    const typed = carInput.parse({ ...typedCar, description: `Sold as it is, number ${i}.`, ...fields });
    ids.push(await publishCar(app.deps, as, typed));
    app.clock.advance(1000);
  }
  const titles = async (query: string): Promise<string[]> =>
    (await app.json("GET", `/api/cars?${query}`)).body.map(({ title }: CarJson) => title);
  return { app, as, ids, titles };
}
