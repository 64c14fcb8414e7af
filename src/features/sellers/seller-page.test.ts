import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { markSold, removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";

const PERSON = {
  name: "Omar Haddad",
  phone: "+962791234567",
  email: "omar.secret@example.com",
  location: "Irbid",
};

async function withSeller(given = {}) {
  const app = testApp();
  const seller = await app.signUp({ ...PERSON, ...given });
  const open = async (path = "", base = "") => {
    const response = await app.request(`${base}/sellers/${seller.id}${path}`);
    const html = await response.text();
    return { status: response.status, location: response.headers.get("Location"), html, text: wordsIn(html) };
  };
  const titles = async (path = "") =>
    [...(await open(path)).html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, title]) => title);
  return { app, seller, open, titles };
}

test("the page has name, place, membership, sold count, and the listings for sale, newest first", async () => {
  const { app, seller, open, titles } = await withSeller();
  const sold = await plantCar(app, seller, { title: "The sold one" });
  const removed = await plantCar(app, seller, { title: "The removed one" });
  await plantCar(app, seller, { title: "The held one", hold: "review" });
  await plantCar(app, seller, { status: "sold", soldAt: 1, hold: "rejected" });
  await plantCar(app, seller, { title: "The old one", expiresAt: app.clock.now() });
  await plantCar(app, await app.signUp(), { title: "Another's" });
  await plantCar(app, seller, { title: "The first one" });
  await markSold(app.deps, seller, sold);
  await removeListing(app.deps, seller, removed);
  app.clock.advance(DAY_MS);
  await plantCar(app, seller, { title: "The later one" });
  expect(await titles()).toEqual(["The later one", "The first one"]);
  const { text } = await open();
  for (const told of ["Omar Haddad", "Irbid", "Member since June 2026", "1 sold on this site"])
    expect(text).toContain(told);
  for (const untold of ["Verified seller", "Email confirmed"]) expect(text).not.toContain(untold);
});

test("neither email nor phone is on the page, in any language", async () => {
  const { app, seller, open } = await withSeller();
  await plantCar(app, seller);
  for (const base of ["", "/ar"]) {
    const { html } = await open("", base);
    for (const secret of ["791234567", "79 123 4567", "omar.secret"]) expect(html).not.toContain(secret);
  }
});

test("verification by the site and by email is shown, here and on the listing's page", async () => {
  const { app, seller, open } = await withSeller({ verifiedAt: 1, emailVerifiedAt: 1 });
  const car = await plantCar(app, seller);
  const { text } = await open();
  expect(text).toContain("Verified seller");
  expect(text).toContain("Email confirmed");
  const listing = await (await app.request(`/cars/${car}`)).text();
  expect(listing).toContain('aria-label="Verified seller"');
  expect(listing).toContain(`href="/sellers/${seller.id}"`);
});

test("cars and plates are two tabs; a single kind has none", async () => {
  const { app, seller, open, titles } = await withSeller();
  await plantPlate(app, seller, { title: "Plate" });
  expect(await titles()).toEqual(["Plate"]);
  const alone = (await open()).html;
  for (const kind of ["car", "number-plate"]) expect(alone).not.toContain(`?kind=${kind}"`);
  await plantCar(app, seller, { title: "The car" });
  expect(await titles()).toEqual(["The car"]);
  expect(await titles("?kind=number-plate")).toEqual(["Plate"]);
  expect((await open()).html).toContain(`href="/sellers/${seller.id}?kind=number-plate"`);
  expect((await open("?kind=boat&page=-7")).status).toBe(200);
});

test("a page has 24 listings; a page past the end redirects to the last", async () => {
  const { app, seller, open, titles } = await withSeller();
  for (let i = 0; i < 25; i++) await plantCar(app, seller, { title: `Car ${i}`, listedAt: i + 1 });
  expect(await titles()).toHaveLength(24);
  expect(await titles("?page=2")).toEqual(["Car 0"]);
  expect((await open("?page=9")).location).toBe(`/sellers/${seller.id}?kind=car&page=2`);
  expect((await open()).html).toContain(`href="/sellers/${seller.id}?kind=car&amp;page=2"`);
});

test("unknown users, buyers without listings and suspended sellers are a 404", async () => {
  const { app, seller, open } = await withSeller();
  expect((await open()).status).toBe(404);
  expect((await app.request("/sellers/none")).status).toBe(404);
  await plantCar(app, seller);
  expect((await open()).status).toBe(200);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  const { status, text, html } = await open();
  expect(status).toBe(404);
  expect(text).toContain("Seller not found");
  expect(html).not.toContain("Omar Haddad");
});

test("structured data and indexing are enabled while something is for sale", async () => {
  const { app, seller, open } = await withSeller();
  const car = await plantCar(app, seller);
  const { html } = await open();
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
  expect(data).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: "Omar Haddad", address: { addressLocality: "Irbid" } },
  });
  expect(html).not.toContain('content="noindex"');
  const cars = [car, await plantCar(app, seller)];
  expect((await open()).html).toContain('"mainEntity":{"@type":"Person"');
  cars.push(await plantCar(app, seller));
  expect((await open()).html).toContain('"mainEntity":{"@type":"Organization"');
  for (const each of cars) await markSold(app.deps, seller, each);
  const empty = await open();
  expect(empty.text).toContain("Nothing for sale right now");
  expect(empty.html).toContain('content="noindex"');
});
