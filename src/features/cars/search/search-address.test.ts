import { expect, test } from "bun:test";
import {
  chips,
  goesTo,
  heading,
  page,
  prius,
  rio,
  titles,
  withCars,
} from "#src/testing/pages/search-page.ts";
import { testApp, type TestUser } from "#src/testing/site/test-app.ts";

test("the query string filters, and each filter is shown as a link that removes it", async () => {
  const app = await withCars(prius, rio);
  const html = await page(app, "/search?make=Toyota&fuelType=Hybrid&minPrice=8000&maxPrice=18000");
  expect(heading(html)).toBe("1 car found");
  expect(titles(html)).toEqual([prius.title]);
  expect(chips(html)).toEqual(["Toyota", "Hybrid", "8,000–18,000 JD"]);
  expect(html).toContain('href="/search?fuelType=Hybrid&amp;minPrice=8000&amp;maxPrice=18000"');
  expect(html).toContain('href="/search?make=Toyota&amp;fuelType=Hybrid"');
});

test("words find cars in both scripts", async () => {
  const app = await withCars(prius, rio);
  expect(titles(await page(app, `/search?${new URLSearchParams({ q: "بريوس" })}`))).toEqual([prius.title]);
  expect(titles(await page(app, "/search?q=kia"))).toEqual([rio.title]);
});

test("understood words are filters, each with a link that turns it back into text", async () => {
  const app = await withCars(prius, rio);
  const html = await page(app, `/search?${new URLSearchParams({ q: "prius hybrid under 12k" })}`);
  expect(titles(html)).toEqual([prius.title]);
  expect(chips(html)).toEqual(["Toyota Prius", "Hybrid", "Up to 12,000 JD"]);
  expect(html).toContain("<title>Toyota Prius cars for sale in Jordan | Markaba</title>");
  expect(html).toContain('href="/search?q=prius+hybrid+under+12k&amp;plain=prius"');
  const plain = await page(app, "/search?q=prius+2012&plain=2012");
  expect(chips(plain)).toEqual(["“\u20682012\u2069”", "Toyota Prius"]);
  expect(plain).toContain('<input type="hidden" name="plain" value="2012"/>');
  expect(chips(await page(app, `/ar/search?${new URLSearchParams({ q: "بريوس تحت 12 الف" })}`))).toEqual([
    "تويوتا بريوس",
    "حتى 12,000 دينار",
  ]);
});

test("each search has one address: empty, unknown and unusual parameters are removed", async () => {
  const app = testApp();
  expect(
    await goesTo(app, "/search?q=&make=%D8%AA%D9%88%D9%8A%D9%88%D8%AA%D8%A7&minPrice=&sort=newest&x=1"),
  ).toBe("/search?make=Toyota");
  expect(await goesTo(app, "/ar/search?make=&year=")).toBe("/ar/search");
});

test("a make in a city is indexed as a page with its own title, a narrow search is not", async () => {
  const app = await withCars(prius);
  const plain = await page(app, "/search?make=Toyota&location=Amman");
  expect(plain).toContain("<title>Toyota cars for sale in Amman | Markaba</title>");
  expect(plain).not.toContain('content="noindex"');
  for (const narrow of ["make=Toyota&model=Prius", "q=prius", "maxPrice=20000", "make=Toyota&sort=price-asc"])
    expect([narrow, (await page(app, `/search?${narrow}`)).includes('content="noindex"')]).toEqual([
      narrow,
      true,
    ]);
  const arabic = await page(app, "/ar/search?make=Toyota&model=Prius");
  expect(arabic).toContain("<title>سيارات تويوتا بريوس للبيع في الأردن | مركبة</title>");
});

test("the home page's form without scripts redirects to the search's address", async () => {
  const app = testApp();
  expect(await goesTo(app, "/search?make=Kia&model=all&price=5000-10000&location=all")).toBe(
    "/search?make=Kia&minPrice=5000&maxPrice=10000",
  );
  expect(await goesTo(app, "/ar/search?make=all&model=all&price=all&location=Irbid")).toBe(
    "/ar/search?location=Irbid",
  );
  const applied = await app.request("/search?year=2024&year=2026&fuelType=Hybrid&from=filters");
  expect(applied.headers.get("Location")).toBe("/search?fuelType=Hybrid&year=2024&year=2026");
  const flash = applied.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
  expect(await page(app, "/search", { cookie: flash?.split(";")[0] ?? "" } as TestUser)).toContain(
    "Search results updated with your filters",
  );
});

test("a form without scripts reads numbers with units, and says at the field what it cannot read", async () => {
  const app = await withCars(prius, rio);
  expect(await goesTo(app, "/search?maxPrice=12500+JD&maxMileage=95000+km")).toBe(
    "/search?maxPrice=12500&maxMileage=95000",
  );
  expect(
    await goesTo(app, "/ar/search?minPrice=%D9%A5+%D8%A2%D9%84%D8%A7%D9%81+%D8%AF%D9%8A%D9%86%D8%A7%D8%B1"),
  ).toBe("/ar/search?minPrice=5000");
  expect(await goesTo(app, "/search?maxPrice=JOD+12k&maxMileage=95000+kilometres")).toBe(
    "/search?maxPrice=12000&maxMileage=95000",
  );
  const html = await page(app, "/search?maxPrice=12.500&maxMileage=few&year=new");
  expect(titles(html)).toHaveLength(2);
  expect(html).toContain("We couldn’t read".replace("’", "&#x27;"));
  expect(html.match(/Enter a number, such as 5,000 or 5k/g)?.length).toBe(2);
  for (const typed of ["12.500", "few", "new"])
    expect(html).toMatch(new RegExp(`<input[^>]* value="${typed}"`));
  expect(html).toContain('content="noindex"');
  const plates = await page(app, "/number-plates?minPrice=cheap");
  expect(plates).toMatch(/<input[^>]* value="cheap"/);
});
