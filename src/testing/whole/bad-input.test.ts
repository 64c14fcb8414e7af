import { beforeAll, expect, test } from "bun:test";
import { BAD_QUERIES, SEARCHING } from "../listings/bad-queries.ts";
import { plantCar } from "../listings/plant-car.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { testApp } from "../site/test-app.ts";

const FINE = [200, 400, 414];

const app = testApp();
beforeAll(async () => {
  const seller = await app.signUp({ listingLimit: null });
  await plantCar(app, seller);
  await plantPlate(app, seller, { plateNumber: "7777" });
});

for (const [i, [name, query]] of BAD_QUERIES.entries())
  test(`${name} is answered in both languages, and never by an error of ours`, async () => {
    // An address for each query, so that no limit stops them.
    const visitor = `192.0.2.${i}`;
    const failed: string[] = [];
    for (const language of ["en", "ar"])
      for (const addressOf of SEARCHING) {
        let address = addressOf(query);
        let status = 302;
        // First a redirect to the search's canonical address, then to its last page.
        for (let hop = 0; hop < 3 && status === 302; hop++) {
          const headers = { "Accept-Language": language };
          const answer = await app.request(address, {}, { headers, address: visitor });
          status = answer.status;
          address = answer.headers.get("Location") ?? address;
        }
        if (!FINE.includes(status)) failed.push(`${status} ${address.slice(0, 200)}`);
      }
    expect(failed).toEqual([]);
    expect(app.logged).toEqual([]);
  });
