import { expect, test } from "bun:test";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import { testApp, type TestApp, type TestUser } from "#src/testing/test-app.ts";
import { typedCar } from "#src/testing/typed-car.ts";

const prius = {
  ...typedCar,
  title: "Toyota Prius 2016",
  make: "Toyota",
  model: "Prius",
  fuelType: "Hybrid",
  price: 11_500,
};
const rio = {
  ...typedCar,
  title: "كيا ريو 2012",
  make: "Kia",
  model: "Rio",
  fuelType: "Gasoline",
  price: 5200,
  location: "Irbid",
};

async function withCars(...cars: object[]) {
  const app = testApp({ config: { REVIEW_FIRST: "off" } });
  const seller = await app.signUp({ listingLimit: null });
  for (const car of cars) {
    const { status } = await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as: seller });
    expect(status).toBe(201);
  }
  return app;
}

async function page(app: TestApp, path: string, as?: TestUser): Promise<string> {
  const answer = await app.request(path, {}, { as });
  expect(answer.status).toBe(200);
  return answer.text();
}

const island = (html: string) =>
  /<section id="search".*<\/section>/s.exec(html)?.[0].replace(/<script.*?<\/script>/s, "") ?? "";
const texts = (html: string, pattern: RegExp) =>
  [...island(html).matchAll(pattern)].map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, "").trim());
const heading = (html: string) => texts(html, /<h1[^>]*>(.*?)<\/h1>/gs)[0];
const titles = (html: string) => texts(html, /<h2[^>]*line-clamp[^>]*>(.*?)<\/h2>/gs);
const chips = (html: string) => texts(html, /class="chip[^>]*><bdi[^>]*>(.*?)<\/bdi>/gs);
const goesTo = async (app: TestApp, path: string, headers = {}) => {
  const answer = await app.request(path, {}, { headers });
  expect(answer.status).toBe(302);
  return answer.headers.get("Location");
};

test("all cars, the newest first, with their number", async () => {
  const html = await page(await withCars(prius, rio), "/search");
  expect(heading(html)).toBe("2 cars found");
  expect(titles(html)).toEqual([rio.title, prius.title]);
  expect(html).toContain("<title>Used cars for sale in Jordan | Markaba</title>");
});

test("the address filters, each filter shows as a link that takes it away", async () => {
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

test("words that are understood are filters, each a link that takes it back to text", async () => {
  const app = await withCars(prius, rio);
  const html = await page(app, `/search?${new URLSearchParams({ q: "prius hybrid under 12k" })}`);
  expect(titles(html)).toEqual([prius.title]);
  expect(chips(html)).toEqual(["Toyota Prius", "Hybrid", "Up to 12,000 JD"]);
  expect(html).toContain("<title>Toyota Prius cars for sale in Jordan | Markaba</title>");
  expect(html).toContain('href="/search?q=prius+hybrid+under+12k&amp;plain=prius"');
  const plain = await page(app, "/search?q=prius+2012&plain=2012");
  expect(chips(plain)).toEqual(["“2012”", "Toyota Prius"]);
  expect(plain).toContain('<input type="hidden" name="plain" value="2012"/>');
  expect(chips(await page(app, `/ar/search?${new URLSearchParams({ q: "بريوس تحت 12 الف" })}`))).toEqual([
    "تويوتا بريوس",
    "حتى 12,000 دينار",
  ]);
});

test("the form works without scripts: GET, every field by its name, filled in from the address", async () => {
  const app = await withCars(prius);
  const query =
    "q=prius&make=Toyota&make=Kia&model=Prius&location=Amman&fuelType=Hybrid&transmission=Automatic&bodyType=Sedan" +
    "&features=Sunroof&color=Red&color=Striped&payment=cash&year=2016&year=2018&minPrice=100&maxPrice=20000&minYear=2010&maxYear=2020&maxMileage=900000&verifiedOnly=true&sort=price-asc";
  const html = island(await page(app, `/search?${query}`));
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

test("one address for one search: empty, unknown and differently written parameters go", async () => {
  const app = testApp();
  expect(
    await goesTo(app, "/search?q=&make=%D8%AA%D9%88%D9%8A%D9%88%D8%AA%D8%A7&minPrice=&sort=newest&x=1"),
  ).toBe("/search?make=Toyota");
  expect(await goesTo(app, "/ar/search?make=&year=abc")).toBe("/ar/search");
});

test("no cars: the specification's words and a way back", async () => {
  const html = await page(await withCars(prius), "/search?make=Tesla");
  expect(heading(html)).toBe("0 cars found");
  expect(html).toContain("No cars found");
  expect(html).toContain("Try adjusting your search filters to find more results");
  expect(texts(html, /<a href="\/search" class="btn[^>]*>(.*?)<\/a>/gs)).toContain("Clear Filters");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

const countAt = (html: string, name: string, value: string) =>
  new RegExp(
    `<input [^>]*name="${name}"[^>]*value="${value}"[^>]*/>.*?<span[^>]*>([\\d,]+)</span></label>`,
  ).exec(island(html))?.[1];

test("every choice says how many it has, whatever is chosen of its own filter", async () => {
  const app = await withCars(prius, { ...prius, location: "Zarqa" }, { ...rio, features: ["Sunroof"] });
  const html = await page(app, "/search?fuelType=Gasoline");
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
  expect(html).toMatch(/<span class="flex-1 text-ink-soft">Diesel<\/span>/);
  expect(html).toMatch(/<span class="flex-1">Hybrid<\/span>/);
});

test("prices and years are drawn over their fields, what is chosen stronger, and said in words", async () => {
  const app = await withCars(prius, { ...prius, price: 11_900 }, rio);
  const bars = (html: string) => {
    const histograms =
      /<svg viewBox="[^"]*" preserveAspectRatio="none"[^>]*>(.*?)<\/svg><p class="sr-only">(.*?)<\/p>/gs;
    const pieces = (path = "") => path.split("M").length - 1;
    return [...island(html).matchAll(histograms)].map(([, drawing = "", words]) => [
      ...[...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path]) => pieces(path)),
      words,
    ]);
  };
  const years = 2026 - 1990 + 1;
  expect(bars(await page(app, "/search?minPrice=11000&maxPrice=11999"))).toEqual([
    [28, 1, "Most common: 11,000–12,000 JD (2)"],
    [0, years, "Most common: 2019 (2)"],
  ]);
  expect(bars(await page(app, "/ar/search?minYear=2018"))).toEqual([
    [0, 29, "الأكثر: من 11,000 إلى 12,000 دينار (2)"],
    [2018 - 1990, years - (2018 - 1990), "الأكثر: 2019 (3)"],
  ]);
});

test("the rarer filters are folded away until one of them is set", async () => {
  const app = await withCars(prius);
  const folded = (html: string) =>
    !/<details class="group" open="">\s*<summary[^>]*>More filters/.test(island(html));
  expect(folded(await page(app, "/search?make=Toyota"))).toBe(true);
  for (const rare of ["features=Sunroof", "color=White", "payment=cash", "maxMileage=900000"])
    expect([rare, folded(await page(app, `/search?${rare}`))]).toEqual([rare, false]);
});

test("nothing found: each filter that alone stands in the way, most first, as a link to what there is without it", async () => {
  const app = await withCars(prius, { ...prius, location: "Zarqa" }, { ...rio, fuelType: "Diesel" });
  const offers = async (path: string) => {
    const html = await page(app, path);
    const links = [...island(html).matchAll(/<a href="([^"]*)" class="menu-item">(.*?)<\/a>/gs)];
    return Promise.all(
      links.map(async ([, link = "", text = ""]) => {
        const found = heading(await page(app, link.replaceAll("&amp;", "&")));
        return [
          text
            .replaceAll(/<[^>]*>/g, " ")
            .replaceAll(/\s+/g, " ")
            .trim(),
          found,
        ];
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
  expect(await offers("/search?q=prius+zebra&location=Zarqa&location=Amman")).toEqual([
    ["Without: “zebra” 2 cars", "2 cars found"],
  ]);
  expect(await offers("/search?make=Tesla")).toEqual([["Without: Tesla 3 cars", "3 cars found"]]);
  expect(await offers("/search?make=Tesla&year=1999")).toEqual([]);
  expect(
    await offers(`/search?${new URLSearchParams({ q: "diesel zebra prius", location: "Karak" })}`),
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
  expect(await page(app, "/search?minPrice=90000&maxPrice=100")).toContain(
    "The minimum is higher than the maximum.",
  );
  expect(await page(app, "/ar/number-plates?minPrice=900&maxPrice=1")).toContain(
    "الحد الأدنى الذي كتبته أعلى من الحد الأقصى.",
  );
});

test("pages are links; a page past the last leads to the last", async () => {
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

test("the search wakes when somebody touches it, with the cards that are shown and no more than they need", async () => {
  const html = await page(await withCars(prius), "/search");
  expect(html).toContain('<section id="search" data-island="search" data-when="interaction"');
  const props = JSON.parse(/<section id="search"[^>]*><script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  expect(props).toMatchObject({
    query: "",
    signedIn: false,
    thisYear: 2026,
    found: { total: 1, cards: [{ title: prius.title }] },
  });
  expect(Object.keys(props.found.cards[0])).not.toContain("description");
});

test("Arabic: no English sentence in the page, numbers in Latin digits", async () => {
  const html = island(await page(await withCars(rio), "/ar/search?make=Kia&minPrice=5000&maxMileage=300000"));
  expect(heading(html)).toBe("سيارة واحدة");
  expect(chips(html)).toEqual(["كيا", "من 5,000 دينار", "حتى 300,000 كم"]);
  expect(html).toContain('action="/ar/search"');
  const shown = [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/(?:aria-label|placeholder)="([^"]*)"/g)];
  const latin = shown.map(([, text = ""]) => text).filter((text) => /[A-Za-z]{4}/.test(text));
  expect(latin).toEqual([]);
});

test("guests are sent to sign in before they contact from a card, others to the contact on the car's page", async () => {
  const app = await withCars(prius);
  const guest = await page(app, "/ar/search");
  expect(guest).toMatch(/href="\/ar\/login\?next=%2Far%2Fcars%2F[\w-]+%23contact"/);
  const member = await page(app, "/search", await app.signUp());
  expect(member).toMatch(/href="\/cars\/[\w-]+#contact"/);
  expect(island(member)).not.toContain("/login");
});

test("titles and search engines: a make in a city is a page of its own, a narrow search is not", async () => {
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

test("what somebody types is shown as text and never as markup", async () => {
  const html = await page(await withCars(prius), `/search?${new URLSearchParams({ q: "</script><b>x" })}`);
  expect(html).not.toContain("<b>x");
});

test("what the home page's form says without scripts becomes the one address of the search", async () => {
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
