import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS } from "#src/core/time.ts";
import { MAKES } from "#src/features/cars/catalogue/catalogue.ts";
import { BODY_TYPES, FEATURES, FUEL_TYPES } from "#src/features/cars/vocabulary.ts";
import { siteSettings } from "#src/features/site/tables.ts";
import { islandIn } from "#src/testing/pages/island-in.ts";
import { uploadedPhotos } from "#src/testing/pages/listing-page.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";

async function page(app: TestApp, path: string): Promise<string> {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

const goesTo = async (app: TestApp, path: string, headers = {}) =>
  (await app.request(path, {}, { headers })).headers.get("Location");

test("/ uses the stored language, else the browser's", async () => {
  const app = testApp();
  const arabic = { "Accept-Language": "ar-JO,ar;q=0.9,en;q=0.5" };
  expect(await goesTo(app, "/", arabic)).toBe("/ar");
  expect(await goesTo(app, "/?tab=sell", arabic)).toBe("/ar?tab=sell");
  expect(await goesTo(app, "/", { Cookie: "language=ar" })).toBe("/ar");
  expect(await goesTo(app, "/", { ...arabic, Cookie: "language=en" })).toBeNull();
  expect(await goesTo(app, "/ar", { Cookie: "language=en" })).toBeNull();
  const plain = await app.request("/");
  expect(plain.status).toBe(200);
  expect(plain.headers.get("Vary")).toContain("Accept-Language");
  expect(await page(app, "/ar")).toContain("سيارتك القادمة أقرب مما تتوقع");
});

test("with too few featured cars, the newest verified cars follow, then the newest", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const now = app.clock.now();
  const plant = (title: string, hours: number, given = {}) =>
    plantCar(app, seller, { title, listedAt: now - hours * HOUR_MS, ...given });
  await plant("old featured", 90, { featured: true });
  await plant("new featured", 80, { featured: true, verified: true });
  await plant("featured but expired", 1, { featured: true, expiresAt: now });
  await plant("old verified", 70, { verified: true });
  await plant("new verified", 60, { verified: true });
  for (let i = 0; i < 6; i++) await plant(`plain ${i}`, i);
  const { body } = await app.json("GET", "/api/cars/featured");
  expect(body.map(({ title }: { title: string }) => title)).toEqual([
    ...["new featured", "old featured", "new verified", "old verified"],
    ...["plain 0", "plain 1", "plain 2", "plain 3"],
  ]);
  const html = await page(app, "/");
  expect(html).toContain("new featured");
  expect(html).not.toContain("plain 4");
});

test("the first four featured cars have a photo placeholder, those out of view have none", async () => {
  const app = testApp();
  const as = await app.signUp({ listingLimit: null });
  const images = await uploadedPhotos(app, as, 1);
  for (let i = 0; i < 6; i++) await app.json("POST", "/api/cars", { ...typedCar, images }, { as });
  expect((await page(app, "/")).match(/--thumb:url\(data:image/g)).toHaveLength(4);
});

const escaped = (value: string) => Bun.escapeHTML(value).replaceAll(/[()]/g, "\\$&");

const kia = { ...typedCar, title: "Kia Sportage", make: "Kia", model: "Sportage", bodyType: "SUV" };

test("every count links to a search with as many results", async () => {
  const app = testApp();
  const seller = await app.signUp({ listingLimit: null });
  for (const car of [
    { ...kia, location: "Ma'an", fuelType: "Diesel", features: ["Sunroof"], year: 2026 },
    { ...kia, location: "Ma'an", features: ["Sunroof", "Airbags"], year: 2025 },
    { ...typedCar, location: "Salt", year: 2017 },
  ])
    expect((await app.json("POST", "/api/cars", car, { as: seller })).status).toBe(201);
  const html = await page(app, "/");
  const link = (href: string) => new RegExp(`<a href="${href}"[^>]*>(.*?)</a>`, "s").exec(html)?.[1] ?? "";
  const text = (href: string) => wordsIn(link(href));
  expect(text("/search\\?bodyType=SUV")).toBe("SUV 2 cars");
  expect(text("/search\\?bodyType=Van")).toBe("Van 0 cars");
  expect(text("/search\\?location=Ma%27an")).toBe("Ma&#x27;an 2");
  expect(text("/search\\?location=Salt")).toBe("Salt 1");
  expect(html.match(/href="\/search\?location=/g)).toHaveLength(24);
  expect(text("/search\\?make=Kia&amp;model=Sportage")).toBe("Kia Sportage");

  const card = islandIn(html, "home-filters");
  const choices = [...card.matchAll(/name="(\w+)" value="([^"]+)".*?<\/label>/gs)].map(
    ([label, name, value]) => [name, value, /<span class="choice-count[^>]*>(\d+)</.exec(label)?.[1]],
  );
  expect(choices.filter(([name]) => name === "year").map(([, value]) => value)).toEqual(
    Array.from({ length: 10 }, (_, i) => String(2026 - i)),
  );
  expect(choices).toHaveLength(10 + 3 + 3 + 2 + 3);
  for (const counted of [
    "year 2026 1",
    "year 2017 1",
    "year 2024 0",
    "bodyType SUV 2",
    "fuelType Hybrid 2",
    "features Sunroof 2",
  ])
    expect(choices.map((choice) => choice.join(" "))).toContain(counted);
  expect(card.match(/<details/g)).toHaveLength(4);
});

test("without scripts the rarer filters are on the page with all filters, which keeps the choices", async () => {
  const app = testApp();
  const html = await page(app, "/");
  const more = [...html.matchAll(/<button type="submit" [^>]*formAction="([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(more).toEqual(Array(3).fill("/search/filters"));
  const all = await page(app, `${more[0]}?year=2026&bodyType=SUV&from=filters`);
  for (const [name, values] of Object.entries({
    bodyType: BODY_TYPES,
    fuelType: FUEL_TYPES,
    features: FEATURES,
  }))
    for (const value of values)
      expect(all).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${escaped(value)}"`));
  expect(all).toMatch(/<input[^>]*checked=""[^>]*value="SUV"/);
  expect(all).toMatch(/<input[^>]*name="year"[^>]*value="2026"/);
});

test("the select of makes offers those for sale, in the usual order", async () => {
  const app = testApp();
  const seller = await app.signUp();
  for (const [make, model] of [
    ["Volvo", "XC60"],
    ["Kia", "Optima"],
  ]) {
    const car = { ...typedCar, title: `${make} ${model}`, make, model };
    expect((await app.json("POST", "/api/cars", car, { as: seller })).status).toBe(201);
  }
  const html = await page(app, "/");
  const select = /<select [^>]*name="make".*?<\/select>/s.exec(html)?.[0] ?? "";
  const makes = [...select.matchAll(/<option value="([^"]+)"/g)].map(([, make]) => make);
  expect(makes.slice(1)).toEqual(MAKES.filter((make) => ["Volvo", "Kia"].includes(make)));
  expect(html).toContain('href="/search/filters"');
});

test("both forms work without scripts", async () => {
  const html = await page(testApp(), "/ar");
  const hero = islandIn(html, "hero-search");
  expect(hero).toMatch(/<form [^>]*action="\/ar\/search"/);
  for (const name of ["make", "model", "price", "location"])
    expect(hero).toMatch(new RegExp(`<select [^>]*name="${name}"[^>]*><option value="all">`));
  for (const model of ["Camry", "Corolla", "Civic", "Elantra"])
    expect(hero).toContain(`<option value="${model}">`);
  const card = islandIn(html, "home-filters");
  expect(card).toMatch(/<form [^>]*action="\/ar\/search"/);
  expect(card).toContain('<input type="hidden" name="from" value="filters"/>');
});

test("the page has the specification's texts, and opens the tab in the address", async () => {
  const app = testApp();
  const html = await page(app, "/");
  for (const words of [
    ...["Buy", "Sell", "Make", "Model", "Price Range", "Location", "Search Cars"],
    ...[
      "Ready to Sell Your Car?",
      "List your car for free and reach thousands of potential buyers",
      "Start Listing",
    ],
    ...["Cars for Sale", "Trusted Dealers", "Cities Covered", "Cars Sold", "Apply Filters"],
  ])
    expect(html).toContain(words);
  for (const range of [
    "Under 5,000 JD",
    "5,000-10,000 JD",
    "10,000-20,000 JD",
    "20,000-30,000 JD",
    "30,000+ JD",
  ])
    expect(html).toContain(`>${range}</option>`);
  const open = (markup: string) => /<input [^>]*checked=""[^>]*value="(\w+)"/.exec(markup)?.[1];
  expect(open(html)).toBe("buy");
  expect(html).not.toContain('content="noindex"');
  const selling = await page(app, "/?tab=sell");
  expect(open(selling)).toBe("sell");
  expect(selling).toContain('content="noindex"');
});

test("a new market asks for the first car until there is one", async () => {
  const app = testApp();
  const home = async () => (await app.request("/")).text();
  expect(await home()).toContain("No cars for sale yet");
  await plantCar(app, await app.signUp());
  expect(await home()).not.toContain("No cars for sale yet");
});

test("a new market shows no empty rows, and search engines can read its search address", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "http://localhost" } });
  const empty = await page(app, "/");
  expect(empty).not.toContain("Featured Cars");
  expect(empty).not.toContain("Newest plates");
  const seller = await app.signUp();
  await plantCar(app, seller);
  for (let i = 1; i <= 5; i++)
    await plantPlate(app, seller, { plateNumber: `7${i}`, listedAt: app.clock.now() - i * DAY_MS });
  app.clock.advance(30_000);
  const html = await page(app, "/");
  expect(html).toContain("Featured Cars");
  expect(html).toContain("View All Cars");
  expect([...html.matchAll(/href="\/number-plates\/[\w-]+"/g)]).toHaveLength(4);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  expect(data).toMatchObject({
    "@type": "WebSite",
    name: "Markaba",
    potentialAction: { target: { urlTemplate: "http://localhost/search?q={search_term_string}" } },
  });
});

test("each service links to an existing guide", async () => {
  const app = testApp();
  for (const start of ["/", "/ar"]) {
    const guides = [...(await page(app, start)).matchAll(/<a href="([^"]*\/guides\/[\w-]+)" class="link/g)];
    expect(guides).toHaveLength(3);
    for (const [, guide = ""] of guides) await page(app, guide);
  }
  const html = await page(app, "/");
  for (const service of ["Vehicle Inspection", "Car Financing", "Documentation Help"])
    expect(html).toContain(service);
});

test("the newsletter form works, even without scripts", async () => {
  const html = await page(testApp(), "/ar");
  expect(html).toMatch(/<form [^>]*action="\/ar\/newsletter"/);
  expect(html).toMatch(/<div id="newsletter" [^>]*data-when="interaction"/);
});

test("testimonials are shown in the reader's language once an admin has written some", async () => {
  const app = testApp();
  for (const path of ["/", "/ar"]) expect(await page(app, path)).not.toContain("<blockquote");
  const own = { name: { en: "Huda", ar: "هدى" }, location: "Salt", rating: 4, avatar: "some-photo" };
  const value = [{ ...own, comment: { en: "It was fine.", ar: "كانت جيدة." } }];
  await app.deps.db.withTx((tx) =>
    tx.insert(siteSettings).values({ name: "testimonials", value, updatedAt: 0 }),
  );
  const [english, arabic] = [await page(app, "/"), await page(app, "/ar")];
  expect(english).toContain("It was fine.");
  expect(english).toContain('src="/photos/some-photo-320.webp"');
  expect(english).not.toContain("كانت جيدة.");
  expect(arabic).toContain("كانت جيدة.");
  expect(arabic).toContain('aria-label="4 من 5 نجوم"');
});
