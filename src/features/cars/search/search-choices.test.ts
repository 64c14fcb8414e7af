import { expect, test } from "bun:test";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { carsIsland, heading, page, prius, rio, withCars } from "#src/testing/pages/search-page.ts";

const countAt = (html: string, name: string, value: string) =>
  new RegExp(
    `<input [^>]*name="${name}"[^>]*value="${value}"[^>]*/>.*?<span[^>]*>([\\d,]+)</span></label>`,
  ).exec(html)?.[1];

test("every choice has a count that ignores its own filter", async () => {
  const app = await withCars(prius, { ...prius, location: "Zarqa" }, { ...rio, features: ["Sunroof"] });
  const html = await page(app, "/search/filters?fuelType=Gasoline");
  for (const [name, value, count] of [
    ["fuelType", "Gasoline", "1"],
    ["fuelType", "Hybrid", "2"],
    ["fuelType", "Diesel", "0"],
    ["bodyType", rio.bodyType, "1"],
    ["bodyType", "Van", "0"],
    ["transmission", rio.transmission, "1"],
    ["features", "Sunroof", "1"],
    ["color", rio.color, "1"],
    ["payment", "cash", "0"],
    ["photosOnly", "true", "0"],
    ["verifiedOnly", "true", "0"],
    ["cashOnly", "true", "0"],
  ] as const)
    expect([name, value, countAt(html, name, value)]).toEqual([name, value, count]);
  for (const option of ["Kia (1)", "Toyota (0)", "Irbid (1)", "Zarqa (0)"])
    expect(html).toContain(`>${option}</option>`);
  expect(html).toMatch(/<label class="choice text-ink-soft"><input[^>]*\/>Diesel</);
  expect(html).toMatch(/<label class="choice"><input[^>]*\/>Hybrid</);
});

test("the first select of a filter has an `all` option, further ones have `another`", async () => {
  const app = await withCars(prius, rio);
  const first = async (path: string) =>
    [...(await page(app, path)).matchAll(/<select[^>]* name="make".*?<option value=""[^>]*>([^<]*)</gs)].map(
      ([, text]) => text,
    );
  expect(await first("/search")).toEqual(["All makes"]);
  expect(await first("/search?make=Kia")).toEqual(["All makes", "Add another make"]);
});

test("with no results, each filter that alone prevents them is a link to the results without it, most first", async () => {
  const app = await withCars(prius, { ...prius, location: "Zarqa" }, { ...rio, fuelType: "Diesel" });
  const offers = async (path: string) => {
    const html = await page(app, path);
    const links = [...carsIsland(html).matchAll(/<a href="([^"]*)" class="menu-item py-2">(.*?)<\/a>/gs)];
    return Promise.all(
      links.map(async ([, link = "", text = ""]) => {
        const found = heading(await page(app, link.replaceAll("&amp;", "&")));
        return [wordsIn(text), found];
      }),
    );
  };
  expect(await offers("/search?make=Toyota&fuelType=Diesel&minPrice=1000")).toEqual([
    ["Without: Diesel 2 cars", "2 cars found"],
    ["Without: Toyota 1 car", "1 car found"],
  ]);
  expect(await offers(`/search?${new URLSearchParams({ q: "prius hybrid under 6k" })}`)).toEqual([
    ["Without: Up to 6,000 JD 2 cars", "2 cars found"],
  ]);
  expect(await offers("/search?q=prius+zebra&strict=true&location=Zarqa&location=Amman")).toEqual([
    ["Without: “\u2068zebra\u2069” 2 cars", "2 cars found"],
  ]);
  expect(await offers("/search?make=Tesla")).toEqual([["Without: Tesla 3 cars", "3 cars found"]]);
  expect(await offers("/search?make=Tesla&year=1999")).toEqual([]);
  expect(
    await offers(
      `/search?${new URLSearchParams({ q: "diesel zebra prius", strict: "true", location: "Karak" })}`,
    ),
  ).toEqual([
    ["Toyota Prius 2 cars", "2 cars found"],
    ["Diesel 1 car", "1 car found"],
  ]);
  expect(await offers("/search?make=Kia&minPrice=90000&maxPrice=100")).toEqual([
    ["100–90,000 JD 1 car", "1 car found"],
  ]);
  expect(await offers("/search?minPrice=90000&maxPrice=100&minYear=2027&maxYear=1990")).toEqual([
    ["100–90,000 JD, 1990–2027 3 cars", "3 cars found"],
  ]);
  const turned = await page(app, "/search?minPrice=90000&maxPrice=100");
  expect(turned).toContain("Try adjusting your search filters to find more results");
  expect(turned).toContain("The minimum can&#x27;t be higher than the maximum.");
  expect(await page(app, "/ar/number-plates?minPrice=900&maxPrice=1")).toContain(
    "لا يمكن أن يكون الحد الأدنى أعلى من الحد الأقصى.",
  );
});
