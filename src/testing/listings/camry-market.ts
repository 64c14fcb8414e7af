import { expect } from "bun:test";
import { MINUTE_MS } from "#src/core/time.ts";
import { refreshValuations } from "#src/features/cars/worth/refresh-valuations.ts";
import { testApp } from "../site/test-app.ts";
import { postCar } from "./typed-car.ts";

/** Camrys of three years: 1,000 JD less for each year of age, with prices a few percent around that. */
export async function camryMarket() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  const publish = async (fields: object): Promise<string> => {
    const { status, body } = await postCar(app, seller, { payment: "cash", customs: "cleared", ...fields });
    expect(status).toBe(201);
    // More listings within an hour would be flagged.
    app.clock.advance(10 * MINUTE_MS);
    return body.id;
  };
  for (let i = 0; i < 24; i++) {
    const year = 2017 + (i % 3);
    await publish({ year, mileage: 60_000 + 3000 * i, price: 12_000 + 1000 * (i % 3) + 100 * (i % 5) });
  }
  const valued = async (fields: object) => {
    const id = await publish(fields);
    await refreshValuations(app.deps);
    const { body } = await app.json("GET", `/api/cars/${id}`);
    return { id, valuation: body.valuation };
  };
  return { app, seller, publish, valued };
}
