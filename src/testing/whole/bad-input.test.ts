import { expect, test } from "bun:test";
import { BAD_QUERIES, SEARCHING } from "../listings/bad-queries.ts";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { testApp } from "../site/test-app.ts";

const FINE = [200, 400, 414];

for (const [name, query] of BAD_QUERIES)
  test(`${name} is answered in both languages, and never by an error of ours`, async () => {
    const app = testApp();
    const seller = await app.signUp({ listingLimit: null });
    await plantCar(app, seller);
    await plantPlate(app, seller, { plateNumber: "7777" });
    const failed: string[] = [];
    for (const language of ["en", "ar"])
      for (const addressOf of SEARCHING) {
        let address = addressOf(query);
        let status = 302;
        // First a redirect to the search's canonical address, then to its last page.
        for (let hop = 0; hop < 3 && status === 302; hop++) {
          const answer = await app.request(address, {}, { headers: { "Accept-Language": language } });
          status = answer.status;
          address = answer.headers.get("Location") ?? address;
        }
        if (!FINE.includes(status)) failed.push(`${status} ${address.slice(0, 200)}`);
      }
    expect(failed).toEqual([]);
    expect(app.logged).toEqual([]);
  });
