import { expect, test } from "bun:test";
import { HOUR_MS } from "#src/core/time.ts";
import { camryMarket } from "#src/testing/listings/camry-market.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";
import { refreshValuations } from "./refresh-valuations.ts";
import { valuationsOf } from "./valuations.ts";

const read = async (app: TestApp, path: string) => (await app.request(path)).text();

test("a car is compared with similar ones in JSON, on its card and on its page", async () => {
  const { app, valued } = await camryMarket();
  const { id, valuation } = await valued({ year: 2018, price: 9000 });
  expect(valuation.verdict).toBe("great");
  expect(valuation.difference).toBeLessThan(-20);
  expect(valuation.low).toBeLessThan(13_200);
  expect(valuation.high).toBeGreaterThan(13_200);
  const middle = (valuation.low + valuation.high) / 2;
  expect(valuation.difference).toBe(Math.round((9000 / middle - 1) * 100));
  expect(valuation.comparables).toBeGreaterThanOrEqual(8);
  expect(await read(app, "/search")).toContain(`Great price · ${-valuation.difference}% below`);
  const page = await read(app, `/cars/${id}`);
  expect(page).toContain("How the price compares");
  expect(page).toContain(`${-valuation.difference}% below similar cars`);
  expect(page).toContain("Most similar cars");
  expect(page).toContain('class="own great"');
  expect(page).toMatch(/<svg[^>]* aria-hidden="true"[^>]* class="plot"/);
  expect(page).toMatch(/cars as a table.*<table.*<th scope="col"[^>]*>Mileage, km.*<td>/s);
  expect(page).toMatch(/<table aria-label="Price and mileage of similar cars".*?<tr[^>]*><th scope="row"/s);
  const arabic = await read(app, `/ar/cars/${id}`);
  expect(arabic).toContain("سعر ممتاز");
  expect(arabic).toContain('<table aria-label="السعر والممشى لسيارات مشابهة"');
});

test("the number of cars compared is the number in the table, on the page and in JSON", async () => {
  const { app, publish, valued } = await camryMarket();
  for (const year of [2006, 2009]) await publish({ year, price: 7000 });
  const { id, valuation } = await valued({ year: 2018, price: 13_000 });
  expect(valuation.comparables).toBe(26);
  const car = "make=Toyota&model=Camry&year=2018&mileage=90000";
  expect((await app.json("GET", `/api/value?${car}`)).body.comparables).toBe(27);
  for (const [path, count] of [
    [`/cars/${id}`, 26],
    [`/value?${car}`, 27],
  ] as const) {
    const page = await read(app, path);
    expect(page).toContain(`${count} cars compared`);
    expect(page).toContain(`All ${count} cars as a table`);
    expect(page).toContain(`prices of ${count} customs-cleared, undamaged cars`);
    expect(/<tbody>(.*?)<\/tbody>/s.exec(page)?.[1]?.match(/<tr/g)).toHaveLength(count);
    expect((await read(app, `/ar${path}`)).match(new RegExp(`${count} سيارة`, "g"))).toHaveLength(3);
  }
});

test("without three cars of similar years there is a list, but no plot", async () => {
  const { app, publish, valued } = await camryMarket();
  const plotOf = async (id: string) => (await read(app, `/cars/${id}`)).includes('class="plot"');
  const { id } = await valued({ year: 2006, price: 6000 });
  expect(await plotOf(id)).toBe(false);
  expect(await read(app, `/cars/${id}`)).toContain("Most similar cars");
  for (let i = 0; i < 3; i++) await publish({ year: 2005 + i, mileage: 190_000 + 1000 * i, price: 6000 });
  await refreshValuations(app.deps);
  expect(await plotOf(id)).toBe(true);
});

test("there is no verdict with few comparable cars, for damage, installments or unpaid customs, or after the sale", async () => {
  const { app, seller, valued } = await camryMarket();
  expect((await valued({ year: 2018, price: 13_000 })).valuation.verdict).toBe("fair");
  for (const fields of [
    { make: "Kia", model: "Rio" },
    { bodyCondition: "accident" },
    { bodyCondition: "needs-work" },
    { payment: "instalments" },
    { customs: "uncleared" },
  ])
    expect([fields, (await valued({ year: 2018, ...fields })).valuation]).toEqual([fields, null]);
  const { id } = await valued({ year: 2018, price: 13_000 });
  const { body } = await app.json("POST", `/api/cars/${id}/sale`, undefined, { as: seller });
  expect(body.valuation).toBeNull();
});

test("a car's own price does not affect its valuation, and a change is visible on the next request", async () => {
  const { app, seller, valued } = await camryMarket();
  const { id, valuation } = await valued({ year: 2018, price: 13_200 });
  await app.json("PATCH", `/api/cars/${id}`, { price: 26_000 }, { as: seller });
  app.clock.advance(HOUR_MS);
  await refreshValuations(app.deps);
  const { body } = await app.json("GET", `/api/cars/${id}`);
  expect(body.valuation.verdict).toBe("high");
  expect(Math.abs(body.valuation.low / valuation.low - 1)).toBeLessThan(0.05);
});

test("a plot shows the 150 nearest of many cars", async () => {
  const app = testApp();
  const seller = await app.signUp();
  for (let i = 0; i < 160; i++) await plantCar(app, seller, { priceCents: 1_600_000 + 1000 * i });
  await refreshValuations(app.deps);
  const page = await read(app, "/value?make=Toyota&model=Camry&year=2019&mileage=84000");
  expect(page.match(/<circle cx="\d+\.\d" cy="\d+\.\d">/g)).toHaveLength(150);
});

test("an empty market has no values", async () => {
  const app = testApp();
  await refreshValuations(app.deps);
  expect(
    valuationsOf(app.deps.db.read).prices.comparable({ make: "Kia", model: "Rio", year: 2018, mileageKm: 0 }),
  ).toEqual([]);
});

test("anyone can value a car by API or page, and invalid input is reported at its field", async () => {
  const { app, valued } = await camryMarket();
  await valued({});
  const { body } = await app.json("GET", "/api/value?make=تويوتا&model=camry&year=2018&mileage=٩٠٬٠٠٠");
  expect(body.low).toBeLessThan(body.high);
  expect(body.comparables).toBeGreaterThanOrEqual(8);
  expect(body.nearest).toHaveLength(5);
  const unknown = await app.json("GET", "/api/value?make=Kia&model=Rio&year=2018");
  expect([unknown.status, unknown.body.low, unknown.body.nearest]).toEqual([200, null, []]);
  for (const [query, field] of [
    ["model=Camry&year=2018", "make"],
    ["make=Toyota&model=Camry&year=abc", "year"],
    ["make=Toyota&model=Camry&year=1800", "year"],
    ["make=Toyota&model=Camry&year=2018&mileage=-5", "mileage"],
  ] as const) {
    const refused = await app.json("GET", `/api/value?${query}`);
    expect([query, refused.status, Object.keys(refused.body.fields)]).toEqual([query, 400, [field]]);
  }
  expect((await app.json("GET", "/api/value")).body.fields).toEqual({
    make: "Make is required",
    model: "Model is required",
    year: "Year must be a number, such as 2018",
  });
  const yearless = "/api/value?make=Toyota&model=Camry&year=";
  const early = await app.json("GET", `${yearless}1500`);
  expect(early.body.fields.year).toBe("Year must be 1990 or later");
  expect((await app.json("GET", `${yearless}2999`)).body.fields.year).toMatch(/\d{4} or earlier/);
  const page = await read(app, "/value?make=Toyota&model=Camry&year=2018&mileage=90000");
  expect(page.match(/class="listing-card"/g)).toHaveLength(3);
  expect(page).toContain("Your car");
  expect(page).toContain('class="own"');
  expect(page).toContain("Most similar cars");
  expect(await read(app, "/ar/value")).toContain("كم تساوي سيارتي");
  expect(await read(app, "/value?make=Toyota&model=&year=x")).toContain('aria-invalid="true"');
  expect(await read(app, "/value?make=Kia&model=Rio&year=2018")).toContain("enough similar cars");
  expect(page).toContain("Estimate again");
  for (const query of ["", "?make=Toyota&model=", "?make=Kia&model=Rio&year=2018"])
    expect(await read(app, `/value${query}`)).toContain("Estimate the price");
});

test("fuel, transmission and paint narrow the result, stay chosen and fill in the new listing", async () => {
  const { app, publish, valued } = await camryMarket();
  for (let i = 0; i < 8; i++) await publish({ transmission: "Manual", year: 2018, price: 10_000 + 100 * i });
  await valued({});
  const camry = "make=Toyota&model=Camry&year=2018&mileage=90000";
  const ask = async (more: string) => (await app.json("GET", `/api/value?${camry}${more}`)).body;
  expect((await ask("&transmission=Manual")).low).toBeLessThan((await ask("")).low);
  expect((await ask("&fuelType=&paint=gold")).low).toBe((await ask("")).low);
  const page = await read(app, `/value?${camry}&fuelType=Hybrid&transmission=Manual&paint=original`);
  expect(page.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(3);
  expect(page).toMatch(
    /href="\/list-car\?make=Toyota&amp;model=Camry&amp;year=2018&amp;mileage=90000&amp;fuelType=Hybrid&amp;transmission=Manual&amp;paint=original&amp;price=\d+"/,
  );
  expect(page).toContain(
    'href="/value?make=Toyota&amp;model=Camry&amp;year=2018&amp;mileage=90000&amp;fuelType=Hybrid',
  );
});
