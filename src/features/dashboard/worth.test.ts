import { expect, test } from "bun:test";
import { markSold } from "#src/features/listings/life-cycle/own-listings.ts";
import { camryMarket } from "#src/testing/listings/camry-market.ts";

test("sellers see how the prices of their active cars compare, if enough is known", async () => {
  const { app, seller, publish, valued } = await camryMarket();
  const { id, valuation } = await valued({ year: 2018, price: 9000, title: "Camry at a great price" });
  const unknown = await publish({ make: "Kia", model: "Rio", price: 1000 });
  const find = async (wanted: string) => {
    const { body } = await app.json("GET", "/api/user/listings/dashboard", undefined, { as: seller });
    const { active, sold } = body.listings;
    return [...active.items, ...sold.items].find((item) => item.id === wanted);
  };
  const amount = (dinars: number) => dinars.toLocaleString("en");
  expect((await find(id)).worth).toEqual({
    verdict: "great",
    text: `Great price · ${-valuation.difference}% below`,
    range: `${amount(valuation.low)}–${amount(valuation.high)} JD`,
  });
  expect((await find(unknown)).worth).toBeNull();
  const page = await (await app.request("/dashboard", {}, { as: seller })).text();
  expect(page).toContain(
    `Similar cars are listed for ${amount(valuation.low)}–${amount(valuation.high)} JD.`,
  );
  await markSold(app.deps, seller, id);
  expect((await find(id)).worth).toBeNull();
});
