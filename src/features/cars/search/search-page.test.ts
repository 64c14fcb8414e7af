import { expect, test } from "bun:test";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import type { SearchPageProps } from "#src/features/search/search-routes.tsx";
import { islandIn } from "#src/testing/pages/island-in.ts";
import {
  carsIsland,
  chips,
  goesTo,
  heading,
  page,
  prius,
  rio,
  textsIn,
  titles,
  withCars,
} from "#src/testing/pages/search-page.ts";

test("the page shows all cars, newest first, with their number", async () => {
  const html = await page(await withCars(prius, rio), "/search");
  expect(heading(html)).toBe("2 cars found");
  expect(titles(html)).toEqual([rio.title, prius.title]);
  expect(html).toContain("<title>Used cars for sale in Jordan | Markaba</title>");
});

test("the form works without scripts: GET, every field with its name, filled in from the address", async () => {
  const app = await withCars(prius);
  const query =
    "q=prius&make=Toyota&make=Kia&model=Prius&location=Amman&fuelType=Hybrid&transmission=Automatic&bodyType=Sedan" +
    "&features=Sunroof&color=Red&color=Striped&payment=cash&year=2016&year=2018&minPrice=100&maxPrice=20000&minYear=2010&maxYear=2020&maxMileage=900000&verifiedOnly=true&sort=price-asc";
  const html = carsIsland(await page(app, `/search?${query}`));
  expect(/<form [^>]*>/.exec(html)?.[0]).toContain('action="/search"');
  expect(html).not.toContain('method="post"');
  const inputs = html.match(/<input [^>]*>/g) ?? [];
  const input = (...parts: string[]) => inputs.some((tag) => parts.every((part) => tag.includes(part)));
  for (const [name, value] of new URLSearchParams(query)) {
    if (["make", "location", "sort"].includes(name))
      expect(html).toMatch(new RegExp(`<option value="${value}"[^>]* selected="">`));
    else if (["fuelType", "transmission", "bodyType", "features", "payment", "verifiedOnly"].includes(name))
      expect([name, input(`name="${name}"`, `value="${value}"`, "checked")]).toEqual([name, true]);
    else expect([name, input(`name="${name}"`, `value="${value}"`)]).toEqual([name, true]);
  }
  expect(html.match(/<select [^>]*name="make"/g)).toHaveLength(3);
  for (const label of ["Make", "Model", "Min Price", "Max Price", "Location", "Year"])
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
  for (const legend of ["Fuel Type", "Transmission", "Body Type"])
    expect(html).toMatch(new RegExp(`<legend[^>]*>${legend}</legend>`));
  expect(html).toContain("Clear All");
});

test("counts of closed fields are sent only if one of them is set", async () => {
  const app = await withCars(prius);
  const counted = async (path: string) => {
    const [, sent = ""] =
      /<script[^>]*>(.*?)<\/script>/s.exec(islandIn(await page(app, path), "search")) ?? [];
    const { found } = JSON.parse(sent) as SearchPageProps<unknown>;
    const { of, bars } = found.counts;
    return ["make", "model", "price", "features", "color"].filter((name) => name in of || name in bars);
  };
  expect(await counted("/search")).toEqual(["make", "price"]);
  expect(await counted("/ar/search?make=Toyota&model=Prius")).toEqual(["make", "price"]);
  for (const path of ["/search?color=White", "/search?maxMileage=200000", "/search?payment=cash"])
    expect([path, await counted(path)]).toEqual([path, ["make", "model", "price", "features", "color"]]);
});

test("without cars the page has the specification's text and a link back", async () => {
  const html = await page(await withCars(prius), "/search?make=Tesla");
  expect(heading(html)).toBe("0 cars found");
  expect(html).toContain("No cars found");
  expect(html).toContain("Try adjusting your search filters to find more results");
  expect(textsIn(carsIsland(html), /<a href="\/search" class="btn[^>]*>(.*?)<\/a>/gs)).toContain(
    "Clear Filters",
  );
  expect(textsIn(html, /<a href="\/search" class="menu-item[^>]*>.*?<bdi[^>]*>(.*?)<\/bdi>/gs)).toEqual([
    "Without: Tesla",
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("histograms of prices and years mark the chosen range and have a text alternative", async () => {
  const app = await withCars(prius, { ...prius, price: 11_900 }, rio);
  const bars = (html: string) => {
    const histograms =
      /<svg viewBox="[^"]*" preserveAspectRatio="none"[^>]*>(.*?)<\/svg><p class="sr-only">(.*?)<\/p>/gs;
    const pieces = (path = "") => path.split("M").length - 1;
    return [...carsIsland(html).matchAll(histograms)].map(([, drawing = "", words]) => [
      ...[...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path]) => pieces(path)),
      words,
    ]);
  };
  const years = 2026 - 1990 + 1;
  expect(bars(await page(app, "/search?minPrice=11000&maxPrice=11999"))).toEqual([
    [28, 1, "Most common: 11,000–12,000 JD (2)"],
    [years, "Most common: 2019 (2)"],
  ]);
  expect(bars(await page(app, "/ar/search?minYear=2018"))).toEqual([
    [29, "الأكثر: من 11,000 إلى 12,000 دينار (2)"],
    [2018 - 1990, years - (2018 - 1990), "الأكثر: 2019 (3)"],
  ]);
});

test("rare filters are collapsed unless one of them is set", async () => {
  const app = await withCars(prius);
  const folded = (html: string) =>
    !/<details class="group" open="">\s*<summary[^>]*>More filters/.test(carsIsland(html));
  expect(folded(await page(app, "/search?make=Toyota"))).toBe(true);
  const closed = await page(app, "/search?make=Toyota");
  expect(closed).not.toContain('name="color"');
  expect(closed).toContain('<a href="/search/filters?make=Toyota" rel="nofollow"');
  for (const rare of ["features=Sunroof", "color=White", "payment=cash", "maxMileage=900000"])
    expect([rare, folded(await page(app, `/search?${rare}`))]).toEqual([rare, false]);
});

test("pages are links; a page past the last redirects to the last", async () => {
  const app = await withCars(
    ...Array.from({ length: PAGE_SIZE + 1 }, (_, i) => ({ ...prius, title: `Prius number ${i}` })),
  );
  const html = await page(app, "/search?make=Toyota");
  expect(titles(html)).toHaveLength(PAGE_SIZE);
  expect(html).toContain('href="/search?make=Toyota&amp;page=2" rel="next"');
  expect(titles(await page(app, "/search?make=Toyota&page=2"))).toEqual(["Prius number 0"]);
  expect(await goesTo(app, "/search?make=Toyota&page=9")).toBe("/search?make=Toyota&page=2");
  expect(await goesTo(app, "/search?make=Toyota&page=1000000000")).toBe("/search?make=Toyota&page=2");
  expect(await goesTo(app, "/search?page=2&make=Toyota&q=")).toBe("/search?make=Toyota&page=2");
});

test("the search hydrates on first interaction, without the data of the visible cards", async () => {
  const html = await page(await withCars(prius), "/search");
  expect(html).toContain('<div id="search" data-island="search" data-when="interaction"');
  const props = JSON.parse(/<div id="search"[^>]*><script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  expect(props).toMatchObject({
    query: "",
    signedIn: false,
    thisYear: 2026,
    // The browser reads the cards from the HTML.
    found: { total: 1, cards: null },
  });
  expect(titles(html)).toEqual([prius.title]);
});

test("the Arabic page has no English sentence and uses Latin digits", async () => {
  const html = carsIsland(
    await page(await withCars(rio), "/ar/search?make=Kia&minPrice=5000&maxMileage=300000"),
  );
  expect(heading(html)).toBe("سيارة واحدة");
  expect(chips(html)).toEqual(["كيا", "من 5,000 دينار", "حتى 300,000 كم"]);
  expect(html).toContain('action="/ar/search"');
  const shown = [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/(?:aria-label|placeholder)="([^"]*)"/g)];
  const latin = shown.map(([, text = ""]) => text).filter((text) => /[A-Za-z]{4}/.test(text));
  expect(latin).toEqual([]);
});

test("contact on a card leads guests to the sign-in, others to the contacts on the car's page", async () => {
  const app = await withCars(prius);
  const guest = await page(app, "/ar/search");
  expect(guest).toMatch(/href="\/ar\/login\?next=%2Far%2Fcars%2F[\w-]+%23contact"/);
  const member = await page(app, "/search", await app.signUp());
  expect(member).toMatch(/href="\/cars\/[\w-]+#contact"/);
  expect(carsIsland(member)).not.toContain("/login");
});

test("typed text is escaped", async () => {
  const html = await page(await withCars(prius), `/search?${new URLSearchParams({ q: "</script><b>x" })}`);
  expect(html).not.toContain("<b>x");
});
