import { expect, test } from "bun:test";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { MAKES } from "../catalogue/catalogue.ts";
import { readCarFilter } from "../schema.ts";
import { understandCars } from "./understand-car.ts";
import { UNLISTED_MAKES } from "./car-names.ts";

const now = Date.UTC(2026, 10, 21);

test("every name of an unlisted make means that make, even where typos are forgiven", () => {
  for (const { value: make, spellings } of UNLISTED_MAKES) {
    expect(MAKES).not.toContain(make);
    for (const q of spellings)
      for (const forgiving of [null, () => true]) {
        const { filter } = understandCars({ ...readCarFilter(new URLSearchParams()), q }, now, forgiving);
        expect([q, filter.q, filter.make]).toEqual([q, "", [make]]);
      }
  }
});

test("a search for one finds nothing and says that none is for sale", async () => {
  const { titles } = await carMarket({ title: "A Renault" });
  expect(await titles("q=هينو")).toEqual([]);
  const page = await (await testApp().request("/search?q=بوجاتي 2020")).text();
  expect(page).toContain("No Bugatti cars for sale here right now");
});
