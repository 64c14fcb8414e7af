import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { FEED_ITEMS } from "./feeds.ts";

const ORIGIN = "http://localhost:3000";

async function market() {
  const app = testApp();
  const seller = await app.signUp();
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, {}, { headers });
    return { answer, text: await answer.text() };
  };
  return { app, seller, open };
}

const parts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);

test("a search is an Atom feed with its newest listings, in both languages", async () => {
  const { app, seller, open } = await market();
  const first = await plantCar(app, seller, { title: "First <Camry> & more", description: "Clean." });
  app.clock.advance(DAY_MS);
  await plantCar(app, seller, { title: "Second Camry" });
  await plantCar(app, seller, { title: "Elsewhere", location: "Irbid" });
  app.clock.advance(DAY_MS);
  await app.json("PATCH", `/api/cars/${first}`, { price: 12_000 }, { as: seller });
  const { answer, text } = await open("/search.atom?location=Amman&sort=price-asc");
  expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(parts(text, "title").slice(1)).toEqual(["Second Camry", "First &lt;Camry&gt; &amp; more"]);
  expect(text).toContain(`<link rel="self" href="${ORIGIN}/search.atom?location=Amman&amp;sort=price-asc"/>`);
  expect(text).toContain(`<link rel="alternate" href="${ORIGIN}/search?location=Amman&amp;sort=price-asc"/>`);
  // A lower price makes the entry new for readers; the order is that of publication.
  expect(parts(text, "updated").slice(1)).toEqual(["2026-06-16T09:00:00.000Z", "2026-06-17T09:00:00.000Z"]);
  expect(parts(text, "updated")[0]).toBe("2026-06-17T09:00:00.000Z");
  expect(parts(text, "published")[1]).toBe("2026-06-15T09:00:00.000Z");
  expect(parts(text, "id")[1]).toMatch(/^tag:localhost,2026:\d{6}$/);
  expect(parts(text, "summary")[1]).toBe("12,000 JD · 2019 · 84,000 km · Amman");
  const arabic = (await open("/ar/search.atom?location=Amman")).text;
  expect(arabic).toContain('xml:lang="ar"');
  expect(arabic).toContain(`href="${ORIGIN}/ar/cars/`);
  expect(arabic).toContain("12,000 دينار");
});

test("a search is a JSON Feed, for number plates too", async () => {
  const { app, seller, open } = await market();
  await plantCar(app, seller);
  const plate = await plantPlate(app, seller, { areaCode: 20, plateNumber: "777" });
  const { answer, text } = await open("/number-plates.json?areaCode=20");
  expect(answer.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
  const feed = JSON.parse(text);
  const { url } = (await app.json("GET", `/api/number-plates/${plate}`)).body;
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${ORIGIN}/number-plates?areaCode=20`,
    feed_url: `${ORIGIN}/number-plates.json?areaCode=20`,
    language: "en",
  });
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({ url: ORIGIN + url, date_published: "2026-06-15T09:00:00.000Z" });
  expect(feed.title).toEndWith(" · Markaba");
});

test("it has the fifty newest for sale, and an unchanged one is not sent again", async () => {
  const { app, seller, open } = await market();
  await plantCar(app, seller, { title: "Sold", status: "sold", soldAt: app.clock.now() });
  await plantCar(app, seller, { title: "Held", hold: "review" });
  for (let i = 0; i <= FEED_ITEMS; i++) {
    app.clock.advance(1000);
    await plantCar(app, seller, { title: `Car ${i}` });
  }
  const { answer, text } = await open("/search.json?page=2");
  const titles = JSON.parse(text).items.map(({ title }: { title: string }) => title);
  expect(titles).toHaveLength(50);
  expect([titles[0], titles.at(-1)]).toEqual([`Car ${FEED_ITEMS}`, "Car 1"]);
  const etag = answer.headers.get("ETag") ?? "";
  const again = await open("/search.json?page=2", { "If-None-Match": etag });
  expect([again.answer.status, again.text]).toEqual([304, ""]);
});

test("an empty search is a feed without entries", async () => {
  const { open } = await market();
  const { answer, text } = await open("/search.atom?q=steamroller");
  expect(answer.status).toBe(200);
  expect(text).not.toContain("<entry>");
});

test("the search page links to its feeds", async () => {
  const { app, seller, open } = await market();
  await plantCar(app, seller);
  const { text } = await open("/ar/search?make=Toyota");
  for (const [type, end] of [
    ["application/atom+xml", "atom"],
    ["application/feed+json", "json"],
  ])
    expect(text).toContain(`<link rel="alternate" type="${type}" href="/ar/search.${end}?make=Toyota"/>`);
});
