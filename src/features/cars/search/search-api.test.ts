import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import type { Offer } from "#src/features/search/shapes.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  await plantCar(app, seller);
  await plantCar(app, seller, { location: "Irbid", priceCents: 900_000 });
  await plantPlate(app, seller, { plateNumber: "7777" });
  const get = async (path: string, language = "en") => {
    const answer = await app.json("GET", path, undefined, { headers: { "Accept-Language": language } });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return { app, get };
}

test("a search returns its page, the total and what was understood", async () => {
  const { get } = await market();
  const found = await get("/api/search/cars?q=camry+irbid+under+10k&pageSize=5");
  expect(found).toMatchObject({ total: 1, page: 1, pageSize: 5, text: "" });
  expect(found.items[0].location).toBe("Irbid");
  expect(found.understood).toEqual([
    { column: "model", value: "Camry", words: "camry", label: "Toyota Camry" },
    { column: "location", value: "Irbid", words: "irbid", label: "Irbid" },
    { column: "price", value: { min: null, max: 10_000 }, words: "under 10k", label: "Up to 10,000 JD" },
  ]);
  expect((await get("/api/search/cars?q=irbid", "ar")).understood[0].label).toBe("إربد");
  expect(found.title).toBe("Toyota Camry cars for sale in Irbid");
  expect((await get("/api/search/cars?make=Toyota&model=Camry", "ar")).title).toContain("تويوتا كامري");
  expect(Object.keys(found).sort()).toEqual([
    ...[
      "dealerNames",
      "facets",
      "histograms",
      "items",
      "leftOut",
      "next",
      "numbered",
      "offers",
      "page",
      "pageSize",
    ],
    ...["rare", "text", "title", "total", "understood", "unsold", "without"],
  ]);
});

test("a search for plates returns the same fields", async () => {
  const { get } = await market();
  const found = await get("/api/search/number-plates?q=7777+amman+clean&strict=true");
  expect(found).toMatchObject({ total: 0, text: "clean", leftOut: [] });
  const soft = await get("/api/search/number-plates?q=7777+amman+clean");
  expect(soft).toMatchObject({ total: 1, text: "", leftOut: ["clean"] });
  expect((await get("/api/search/number-plates?q=7777")).items[0].plateNumber).toBe("7777");
});

test("counts are shared between orders and pages of a search, but not with other words, choices or data", async () => {
  const { app, get } = await market();
  const cities = async (query: string) => {
    const { facets } = await get(`/api/search/cars?${query}`);
    return facets.location.map(({ value, count }: { value: string; count: number }) => `${value} ${count}`);
  };
  expect(await cities("")).toEqual(["Amman 1", "Irbid 1"]);
  expect(await cities("sort=price-asc&pageSize=1&page=2")).toEqual(["Amman 1", "Irbid 1"]);
  expect(await cities("q=irbid")).toEqual(["Irbid 1"]);
  expect(await cities("maxPrice=9500")).toEqual(["Irbid 1"]);
  await plantCar(app, await app.signUp(), { location: "Irbid" });
  expect(await cities("")).toEqual(["Irbid 2", "Amman 1"]);
});

test("typed and chosen filters both apply; if they exclude each other, either can be removed", async () => {
  const { app, get } = await market();
  const seller = await app.signUp({ listingLimit: null });
  const rio = {
    ...typedCar,
    title: "Kia Rio 2019",
    make: "Kia",
    model: "Rio",
    price: 6000,
    features: ["Bluetooth"],
  };
  await app.json("POST", "/api/cars", rio, { as: seller });
  const offersFor = async (query: string) => {
    const { total, offers } = await get(`/api/search/cars?${query}`);
    return [total, ...offers.map(({ label, query, count }: Offer) => `${label}: ${query} (${count})`)];
  };
  expect(await offersFor("q=camry&make=Kia")).toEqual([
    0,
    "Without: Kia: q=camry (2)",
    "Without: Toyota Camry: make=Kia (1)",
  ]);
  expect(await offersFor("q=toyota&make=Kia")).toEqual([
    0,
    "Without: Kia: q=toyota (2)",
    "Without: Toyota: make=Kia (1)",
  ]);
  expect(await offersFor("q=kia+under+8000&minPrice=3000&features=Bluetooth")).toEqual([1]);
  expect(await offersFor("q=kia+under+8000&minPrice=7000")).toEqual([
    0,
    "Without: From 7,000 JD: q=kia+under+8000 (1)",
  ]);
});

test("with several conflicts, each filter that finds something on its own is offered, typed or chosen", async () => {
  const { get } = await market();
  const found = await get("/api/search/number-plates?q=code+27+sequence&areaCode=99&includes=77");
  expect(found.offers.map(({ label, query, count }: Offer) => [label, query, count])).toEqual([
    ["Contains 77", "includes=77", 1],
  ]);
  const typed = await get("/api/search/number-plates?q=amman+sequence&areaCode=99&includes=00");
  expect(typed.offers.map(({ label, query, count }: Offer) => [label, query, count])).toEqual([
    ["Amman", "q=amman", 1],
  ]);
});
