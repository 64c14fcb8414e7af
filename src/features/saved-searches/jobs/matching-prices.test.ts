import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { refreshValuations } from "#src/features/cars/worth/refresh-valuations.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { listings } from "#src/features/listings/tables.ts";
import { decide } from "#src/features/moderation/actions/verdicts.ts";
import { camryMarket } from "#src/testing/listings/camry-market.ts";
import { savedSearchMatches } from "../tables.ts";
import { matchListings } from "./matching.ts";

test("a search for good prices finds a car that is cheap from the start or later", async () => {
  const { app, seller, publish } = await camryMarket();
  await refreshValuations(app.deps);
  const buyer = await app.signUp();
  const query = "make=Toyota&goodPriceOnly=true&minYear=2018";
  await app.json("POST", "/api/saved-searches", { kind: "car", query, rhythm: "now" }, { as: buyer });
  const found = async () => {
    await matchListings(app.deps);
    return (await app.deps.db.read.select().from(savedSearchMatches)).map(({ listingId }) => listingId);
  };
  await found();
  const [cheap, fair] = [
    await publish({ year: 2018, price: 10_000 }),
    await publish({ year: 2018, price: 13_200 }),
  ];
  expect(await found()).toEqual([cheap]);
  const lower = (price: number) => app.json("PATCH", `/api/cars/${fair}`, { price }, { as: seller });
  await lower(13_100);
  expect(await found()).toEqual([cheap]);
  await lower(10_500);
  expect((await found()).toSorted()).toEqual([cheap, fair].toSorted());
});

test("a search for good prices finds a car approved by an admin, which had no verdict before", async () => {
  const { app, publish } = await camryMarket();
  await refreshValuations(app.deps);
  const [buyer, admin] = [await app.signUp(), await app.signUp({ role: "admin" })];
  const query = "goodPriceOnly=true&minYear=2018&q=camry";
  const search = { kind: "car", query, rhythm: "now" };
  await app.json("POST", "/api/saved-searches", search, { as: buyer });
  await matchListings(app.deps);
  const odd = await publish({ year: 2018, price: 6000 });
  await app.deps.db.withTx(async (tx) => {
    await tx
      .update(listings)
      .set({ hold: "review", rev: await nextRev(tx) })
      .where(eq(listings.id, odd));
  });
  await matchListings(app.deps);
  await decide(app.deps, admin, odd, { verdict: "approved", note: "", noteAr: "" });
  await matchListings(app.deps);
  const found = await app.deps.db.read.select().from(savedSearchMatches);
  expect(found.map(({ listingId }) => listingId)).toEqual([odd]);
});

test("verdicts that change only with the market affect which searches with words find the next car", async () => {
  const { app, seller, publish } = await camryMarket();
  await refreshValuations(app.deps);
  const queries = ["q=camry+zebra", "q=camery", "q=camry", ""].map((words) => `goodPriceOnly=true&${words}`);
  const searches: [id: string, query: string][] = [];
  for (const query of queries) {
    const search = { kind: "car", query, rhythm: "now" };
    // Two of them are structured alike.
    const as = await app.signUp();
    searches.push([(await app.json("POST", "/api/saved-searches", search, { as })).body.id, query]);
  }
  const isFoundBy = async (car: string) => {
    await matchListings(app.deps);
    const matches = await app.deps.db.read.select().from(savedSearchMatches);
    const [found, shown]: [string[], string[]] = [[], []];
    for (const [id, query] of searches) {
      if (matches.some(({ searchId, listingId }) => searchId === id && listingId === car)) found.push(query);
      const { body } = await app.json("GET", `/api/search/cars?pageSize=100&${query}`);
      if (body.items.some((item: { id: string }) => item.id === car)) shown.push(query);
    }
    expect(found).toEqual(shown);
    return found.length > 0;
  };
  const good = await publish({ year: 2018, price: 11_000 });
  expect(await isFoundBy(good)).toBe(true);
  const all = (await app.json("GET", "/api/search/cars?pageSize=100")).body.items as { id: string }[];
  for (const { id } of all.filter((other) => other.id !== good))
    await app.json("PATCH", `/api/cars/${id}`, { price: 11_000 }, { as: seller });
  await refreshValuations(app.deps);
  expect((await app.json("GET", `/api/cars/${good}`)).body.valuation.verdict).toBe("fair");
  expect(await isFoundBy(await publish({ year: 2018, price: 11_000 }))).toBe(false);
  expect(await isFoundBy(await publish({ year: 2018, price: 9300 }))).toBe(true);
});
