import { expect, test } from "bun:test";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { page } from "#src/testing/pages/search-page.ts";

const market = () =>
  carMarket(
    { title: "Camry clean", year: 2018, color: "Grey" },
    { title: "Corolla", model: "Corolla", color: "Red" },
    { title: "Nissan one", make: "Nissan", model: "Sunny" },
  );

test("unknown words are left out next to understood ones, and the response lists them", async () => {
  const { app } = await market();
  const search = async (q: string, more = {}) => {
    const { body } = await app.json("GET", `/api/search/cars?${new URLSearchParams({ q, ...more })}`);
    return [body.items.map(({ title }: { title: string }) => title), body.leftOut];
  };
  expect(await search("camry fully")).toEqual([["Camry clean"], ["fully"]]);
  expect(await search("camry fully clean loaded")).toEqual([["Camry clean"], ["fully", "loaded"]]);
  expect(await search("camry clean")).toEqual([["Camry clean"], []]);
  expect(await search("camry fully", { strict: "true" })).toEqual([[], []]);
  expect(await search("camry fully", { make: "Nissan" })).toEqual([[], ["fully"]]);
  expect(await search("fully loaded")).toEqual([[], []]);
  expect(await search("camry fully 2010")).toEqual([[], []]);
});

test("words that only a few descriptions have are not required, but a title or a page of them keeps a word", async () => {
  const described = (description: string, count = 1) =>
    Array.from({ length: count }, () => ({ title: "Camry", description }));
  const { app } = await carMarket(
    { title: "Camry" },
    ...described("It has a fully loaded trunk"),
    { title: "Camry limited" },
    ...described("It has red brake calipers", PAGE_SIZE),
  );
  const search = async (q: string) => {
    const { body } = await app.json("GET", `/api/search/cars?${new URLSearchParams({ q })}`);
    return [body.total, body.leftOut, body.rare];
  };
  const all = PAGE_SIZE + 3;
  expect(await search("camry fully")).toEqual([all, ["fully"], ["fully"]]);
  expect(await search("camry fully zebra")).toEqual([all, ["fully", "zebra"], ["fully"]]);
  expect(await search("camry limited")).toEqual([1, [], []]);
  expect(await search("camry calipers")).toEqual([PAGE_SIZE, [], []]);
  expect(await search("camry calipers fully")).toEqual([PAGE_SIZE, ["fully"], []]);
  expect(await search("fully")).toEqual([1, [], []]);
  const { body } = await app.json("GET", "/api/search/cars?q=camry+fully");
  expect(body.items[0].description).toBe("It has a fully loaded trunk");
  expect(await page(app, "/search?q=camry+fully")).toContain("Few listings mention “fully”");
  expect(await page(app, "/ar/search?q=camry+fully")).toContain("عدد قليل من الإعلانات يذكر «fully»");
});

test("the page lists left-out words and links to the strict search, in both languages", async () => {
  const { app } = await market();

  const english = await page(app, "/search?q=camry+fully");
  expect(english).toContain("Nothing contains “fully”, so we searched for the rest.");
  expect(english).toContain("/search?q=camry+fully&amp;strict=true");
  expect(await page(app, "/ar/search?q=camry+fully")).toContain("لا يوجد إعلان فيه «fully»");
  expect(await page(app, "/search?q=camry+fully&strict=true")).toContain("No cars found");
});

test("a typo in a short name is forgiven, unless the word could be a color", async () => {
  const { titles } = await carMarket(
    { title: "Sunny one", make: "Nissan", model: "Sunny" },
    { title: "Golf one", make: "Volkswagen", model: "Golf", color: "فيراني" },
    { title: "Accord one", make: "Honda", model: "Accord" },
  );
  const found: [query: string, titles: string[]][] = [
    ["نيسن", ["Sunny one"]],
    ["جلف", ["Golf one"]],
    ["glof", ["Golf one"]],
    ["كورد", ["Accord one"]],
    ["فيرانن", []],
    ["gery", ["Golf one"]],
    ["greo", []],
  ];
  for (const [query, expected] of found)
    expect([query, await titles(`q=${encodeURIComponent(query)}`)]).toEqual([query, expected]);
});

test("a misspelling that few ads contain is read as its correction", async () => {
  const { titles } = await carMarket(
    ...Array.from({ length: 10 }, (_, i) => ({ title: `Nissan ${i}`, make: "Nissan", model: "Sunny" })),
    { title: "For a Nisaan", make: "Kia", model: "Rio" },
  );
  expect(await titles("q=nisaan")).toHaveLength(10);
});

test("a make that is not for sale is searched as text, with the other filters", async () => {
  const { titles } = await carMarket(
    { title: "Dodge one", make: "Dodge", model: "Ram", bodyType: "Pickup" },
    { title: "Dodge two", make: "Dodge", model: "Ram", bodyType: "Van" },
  );
  expect(await titles("q=ram pickup trucks")).toEqual(["Dodge one"]);
});

test("praise is a filter while a car matches it, otherwise it is left out", async () => {
  const { app } = await carMarket(
    { title: "Camry one", bodyCondition: "good" },
    { title: "Camry two" },
    { title: "Corolla", model: "Corolla" },
  );
  const search = async (q: string, more = {}) => {
    const { body } = await app.json("GET", `/api/search/cars?${new URLSearchParams({ q, ...more })}`);
    return [body.items.map(({ title }: { title: string }) => title), body.leftOut];
  };
  expect(await search("camry in good condition")).toEqual([["Camry one"], []]);
  expect(await search("corolla in good condition")).toEqual([["Corolla"], ["good condition"]]);
  expect(await search("كورولا بحالة جيدة")).toEqual([["Corolla"], ["بحالة جيدة"]]);
  expect(await search("corolla in good condition", { strict: "true" })).toEqual([[], []]);
});
