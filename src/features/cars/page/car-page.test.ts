import { expect, test } from "bun:test";
import { writeViews } from "#src/features/listings/life-cycle/visits.ts";
import { eq } from "drizzle-orm";
import { jordanYear } from "#src/core/jordan-day.ts";
import { DAY_MS } from "#src/core/time.ts";
import { removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { open, publishedCar, textOf } from "#src/testing/pages/listing-page.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { type TestApp, testApp } from "#src/testing/site/test-app.ts";

const viewsOf = async ({ deps }: TestApp, id: string) => {
  await writeViews(deps);
  const [row] = await deps.db.read
    .select({ views: listings.viewCount })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.views;
};

test("the page shows the car, its price, its seller and the contact options", async () => {
  const { app, path } = await publishedCar({ engineSize: "2487", features: ["Sunroof"], customs: "cleared" });
  const { status, html } = await open(app, path);
  expect(status).toBe(200);
  const text = textOf(html);
  for (const told of ["Toyota Camry 2019 full option", "16,500 JD", "84,000 km", "2,487 cc", "Sunroof"])
    expect(text).toContain(told);
  for (const told of [
    "Customs cleared",
    "Omar Haddad",
    "Amman Jordan",
    "Buy safely",
    "Send Inquiry",
    "Call Seller",
  ])
    expect(text).toContain(told);
  for (const label of [
    "Make",
    "Model",
    "Year",
    "Body Type",
    "Engine Size",
    "Transmission",
    "Fuel Type",
    "Color",
  ])
    expect(html).toContain(`>${label}</dt>`);
  expect(html).toContain(`href="${path}/whatsapp"`);
  expect(html).toContain(`href="${path}/phone"`);
  expect(html).toContain(`href="${path}/inquiry"`);
  expect(html).toContain('id="contact"');
  expect(html).toContain('href="/search" aria-current="true"');
  expect(html).toContain('href="/search?make=Toyota&amp;model=Camry"');
});

test("an unknown car is a 404 and a removed one a 410, both with the specification's text", async () => {
  const { app, owner, id, path } = await publishedCar();
  await removeListing(app.deps, owner, id);
  for (const [address, expected] of [
    ["/cars/none", 404],
    [path, 410],
  ] as const) {
    const { status, html } = await open(app, address);
    expect(status).toBe(expected);
    expect(textOf(html)).toContain(
      "Car not found The car you&#x27;re looking for doesn&#x27;t exist or has been removed.",
    );
    expect(html).toContain('href="/search"');
    expect(html).toContain('content="noindex"');
  }
});

test("a suspended seller's car is not found", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const id = await plantCar(app, seller);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  const { status, html } = await open(app, `/cars/${id}`);
  expect([404, 410]).toContain(status);
  expect(html).toContain("Car not found");
});

test("sold and expired cars say so, offer no contact and are not indexed by search engines", async () => {
  const { app, owner, id, path } = await publishedCar();
  await plantCar(app, owner, { title: "Another Camry" });
  await app.json("POST", `/api/cars/${id}/sale`, {}, { as: owner });
  const sold = (await open(app, path)).html;
  expect(textOf(sold)).toContain("This car has been sold");
  expect(textOf(sold)).toContain(" Sold ");
  expect(sold).toContain("Another Camry");
  expect(textOf(sold)).toContain("The seller is no longer accepting messages.");
  expect((await open(app, path, { as: owner })).html).not.toContain("The seller is no longer");
  await app.json("DELETE", `/api/cars/${id}/sale`, undefined, { as: owner });
  app.clock.advance(31 * DAY_MS);
  const expired = (await open(app, path)).html;
  expect(textOf(expired)).toContain("This listing has expired");
  expect(textOf(expired)).toContain(" Expired ");
  for (const html of [sold, expired]) {
    expect(html).not.toMatch(/\/(whatsapp|phone|inquiry)"/);
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain("ld+json");
  }
});

test("a buyer's inquiry form is filled in from the account", async () => {
  const { app, path } = await publishedCar();
  const buyer = await app.signUp({ name: "Lina Buyer", email: "lina@example.com" });
  expect((await open(app, path, { as: buyer })).html).toContain('"prefill":{"name":"Lina Buyer"');
  expect((await open(app, path)).html).toContain('"prefill":null');
});

test("the owner gets the owner's actions instead of the buyer's, in every state", async () => {
  const { app, owner, id, path } = await publishedCar();
  const look = async () => (await open(app, path, { as: owner })).html;
  const active = await look();
  await app.json("POST", `/api/cars/${id}/sale`, {}, { as: owner });
  for (const html of [active, await look()]) {
    expect(html).toContain(`href="${path}/edit"`);
    expect(html).not.toMatch(/\/(whatsapp|phone|inquiry)"/);
  }
  expect((await open(app, path)).html).not.toContain(`href="${path}/edit"`);
});

test("a view counts once per visitor and day, and never for the owner", async () => {
  const { app, owner, id, path } = await publishedCar();
  await open(app, path, { address: "192.0.2.7" });
  await open(app, `/ar${path}`, { address: "192.0.2.7" });
  expect(await viewsOf(app, id)).toBe(1);
  await open(app, path, { address: "192.0.2.8" });
  await open(app, path, { as: owner, address: "192.0.2.9" });
  await app.request(path, { method: "HEAD" }, { address: "192.0.2.10" });
  expect(await viewsOf(app, id)).toBe(2);
  app.clock.advance(DAY_MS);
  await open(app, path, { address: "192.0.2.7" });
  expect(await viewsOf(app, id)).toBe(3);
});

test("search engines see a car as new only if it is this year's and has not been driven", async () => {
  const year = jordanYear(testApp().clock.now());
  const conditionOf = async (car: object) => {
    const { app, path } = await publishedCar(car);
    return /(New|Used)Condition/.exec((await open(app, path)).html)?.[1];
  };
  expect(await conditionOf({ year, mileage: 0 })).toBe("New");
  expect(await conditionOf({ year, mileage: 1 })).toBe("Used");
  expect(await conditionOf({ year: year - 1, mileage: 0 })).toBe("Used");
});
