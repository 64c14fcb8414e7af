import { testApp } from "../site/test-app.ts";
import { typedPlate } from "./typed-plate.ts";

/** A site with one seller, where listings last three days, and functions for the plates' API. */
export async function plateMarket() {
  const app = testApp({ config: { LISTING_DAYS: 3 } });
  const seller = await app.signUp();
  const post = (changes: object = {}, options: Parameters<typeof app.json>[3] = { as: seller }) =>
    app.json("POST", "/api/number-plates", { ...typedPlate, ...changes }, options);
  const call = (method: string, path: string, body?: unknown, as = seller) =>
    app.json(method, `/api/number-plates/${path}`, body, { as });
  return { app, seller, post, call };
}
