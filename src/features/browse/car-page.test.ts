import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { users } from "#src/auth/tables.ts";
import { DAY_MS } from "#src/core/time.ts";
import { removeListing } from "#src/features/listings/actions.ts";
import { setUserActive } from "#src/features/listings/actions/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { plainPhoto } from "#src/testing/pictures.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/test-app.ts";
import { typedCar } from "#src/testing/typed-car.ts";

const PHONE = "+962791234567";
const seller = { name: "Omar Haddad", phone: PHONE, email: "omar.secret@example.com", location: "Amman" };

async function open(app: TestApp, path: string, options: { as?: TestUser; address?: string } = {}) {
  const response = await app.request(path, {}, options);
  return { status: response.status, html: await response.text() };
}

/** A published car of a seller with a phone; `car` and `person` change it. */
async function published(car: object = {}, person: Partial<typeof users.$inferInsert> = {}) {
  const app = testApp();
  const owner = await app.signUp({ ...seller, ...person });
  const { body } = await app.json("POST", "/api/cars", { ...typedCar, ...car }, { as: owner });
  return { app, owner, id: body.id as string, path: `/cars/${body.id}` };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg|head)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

const words = async (car: object) => {
  const { app, path } = await published(car);
  return textOf((await open(app, path)).html);
};

const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

const viewsOf = async ({ deps }: TestApp, id: string) => {
  // A view is counted behind the answer; whatever is written after it waits for it.
  await deps.db.withTx(async () => {});
  const [row] = await deps.db.read
    .select({ views: listings.viewCount })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.views;
};

test("the page tells the car, its price, its seller and the ways to the seller", async () => {
  const { app, path } = await published({ engineSize: "2487", features: ["Sunroof"], customs: "cleared" });
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
  expect(html).toContain('href="/search?make=Toyota&amp;model=Camry"');
});

test("an unknown car is 404 and a removed one 410, both with the specification's text", async () => {
  const { app, owner, id, path } = await published();
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

test("a suspended seller's car is missing", async () => {
  const app = testApp();
  const seller = await app.signUp();
  const id = await plantCar(app, seller);
  await app.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, app.clock.now()));
  const { status, html } = await open(app, `/cars/${id}`);
  expect([404, 410]).toContain(status);
  expect(html).toContain("Car not found");
});

test("sold and expired cars say so, offer no contact and stay out of search engines", async () => {
  const { app, owner, id, path } = await published();
  await plantCar(app, owner, { title: "Another Camry" });
  await app.json("POST", `/api/cars/${id}/sale`, {}, { as: owner });
  const sold = (await open(app, path)).html;
  expect(textOf(sold)).toContain("This car has been sold");
  expect(textOf(sold)).toContain(" Sold ");
  expect(sold).toContain("Another Camry");
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

test("without a phone there is neither WhatsApp nor a call, and still an inquiry", async () => {
  const { app, path } = await published({}, { phone: null });
  const { html } = await open(app, path);
  expect(html).not.toMatch(/\/(whatsapp|phone)"/);
  expect(html).toContain(`href="${path}/inquiry"`);
});

test("neither the seller's phone nor the email is in the source", async () => {
  const { app, path } = await published();
  for (const address of [path, `/ar${path}`]) {
    const { status, html } = await open(app, address);
    expect(status).toBe(200);
    for (const secret of ["791234567", "79 123 4567", "omar.secret"]) expect(html).not.toContain(secret);
  }
});

test("a buyer's inquiry starts with what the site knows of the buyer", async () => {
  const { app, path } = await published();
  const buyer = await app.signUp({ name: "Lina Buyer", email: "lina@example.com" });
  expect((await open(app, path, { as: buyer })).html).toContain('"prefill":{"name":"Lina Buyer"');
  expect((await open(app, path)).html).toContain('"prefill":null');
});

test("the owner gets the owner's actions in place of the buyer's, in every state", async () => {
  const { app, owner, id, path } = await published();
  const look = async () => (await open(app, path, { as: owner })).html;
  const active = await look();
  await app.json("POST", `/api/cars/${id}/sale`, {}, { as: owner });
  for (const html of [active, await look()]) {
    expect(html).toContain(`href="${path}/edit"`);
    expect(html).not.toMatch(/\/(whatsapp|phone|inquiry)"/);
  }
  expect((await open(app, path)).html).not.toContain(`href="${path}/edit"`);
});

test("a view counts once a visitor a day, and never the owner's", async () => {
  const { app, owner, id, path } = await published();
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

test("search engines get the car and its offer, in words that end no script", async () => {
  const title = "Toyota Camry </script><b> 2019";
  const { app, path } = await published({ title, engineSize: "2.5 L" });
  const { html } = await open(app, path);
  expect(html).toContain("<title>Toyota Camry 2019 — 16,500 JD | ");
  expect(jsonLd(html)).toMatchObject({
    "@type": "Car",
    name: title,
    brand: { name: "Toyota" },
    vehicleModelDate: "2019",
    mileageFromOdometer: { value: 84_000, unitCode: "KMT" },
    fuelType: "https://schema.org/HybridElectric",
    offers: {
      price: 16_500,
      priceCurrency: "JOD",
      url: `http://localhost${path}`,
      areaServed: "Amman, Jordan",
    },
  });
});

test("photos: one slide each, six thumbnails with what is left, the cover first and for sharing", async () => {
  const app = testApp();
  const as = await app.signUp(seller);
  const images: string[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const { id } = await storePhoto(app.deps, as.id, await plainPhoto(64, 48, seed));
    images.push(photoUrl(id, 1280));
  }
  const { body } = await app.json("POST", "/api/cars", { ...typedCar, images }, { as });
  const { html } = await open(app, `/cars/${body.id}`);
  expect(html.match(/id="photo-\d+"/g)).toHaveLength(8);
  expect(html.match(/aria-label="Show photo/g)).toHaveLength(6);
  expect(html).toContain('aria-label="Show photo 6 and 2 more"');
  expect(html.match(/<img [^>]*fetchPriority="high"/gi)).toHaveLength(1);
  const shared = body.images[0].replace("-1280.webp", "-share.jpg");
  expect(html).toContain(`property="og:image" content="http://localhost${shared}"`);
  expect((await app.request(shared)).headers.get("Content-Type")).toBe("image/jpeg");
});

test("a car without photos has a drawing and no dead controls", async () => {
  const { app, path } = await published();
  const { html } = await open(app, path);
  expect(html).not.toContain('data-island="gallery"');
  expect(textOf(html)).toContain("The seller added no photos");
});

test("instalments are told under the price as far as the seller said them", async () => {
  const terms = { downPayment: 4000, monthly: 290, months: 48 };
  expect(await words({ ...terms, payment: "cash-or-instalments" })).toContain(
    "Cash price. Or 4,000 JD down and 290 JD a month for 48 months.",
  );
  expect(await words({ monthly: 290, payment: "instalments" })).toContain(
    "Instalments only: 290 JD a month.",
  );
  expect(await words({ payment: "cash-or-instalments" })).toContain(
    "Or by instalments; ask the seller for the terms.",
  );
  expect(await words({ payment: "cash" })).not.toMatch(/Cash price|Or /);
});

test("the inspection shows only the points that the result names", async () => {
  expect((await words({ inspection: "seven-good" })).match(/ Good /g)).toHaveLength(6);
  expect((await words({ inspection: "four-good" })).match(/ Good /g)).toHaveLength(4);
  const three = await words({ inspection: "three-good", inspectionNote: "Knock at the front left" });
  expect(three).toContain("Three good Knock at the front left");
  expect(three).not.toContain(" Good ");
  expect(await words({})).not.toMatch(/Inspection(?! guide)/);
});

test("the Arabic page says nothing in English but what the seller wrote", async () => {
  const { app, path } = await published(
    {
      title: "تويوتا كامري 2019",
      description: "مالك واحد وصيانة وكالة.\n\nبدون حوادث.",
      engineSize: "2.5 L",
      inspection: "seven-good",
      licensedUntil: "2027-06",
      licence: "licensed",
    },
    { name: "عمر الحداد" },
  );
  const { html } = await open(app, `/ar${path}`);
  expect(html).toContain('dir="rtl"');
  const text = textOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  expect(text).toContain("16,500 دينار");
  expect(text).toContain("2.5 لتر");
  expect(text).toContain("حزيران 2027");
  expect(text.match(/[A-Za-z]{2,}/g)).toBeNull();
});
