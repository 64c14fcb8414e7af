import { expect, test } from "bun:test";
import { writeViews } from "#src/features/listings/life-cycle/visits.ts";
import { DAY_MS } from "#src/core/time.ts";
import { removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import {
  omar,
  open,
  publishedPlate,
  textOf,
  uploadedPhotos,
  onScreen,
} from "#src/testing/pages/listing-page.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { patternTags } from "../catalogue/patterns.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";

test("the page shows the plate, its price, its patterns with explanations, its seller and the contacts", async () => {
  const { app, path } = await publishedPlate({ plateNumber: "1221" });
  const { status, html } = await open(app, path);
  expect(status).toBe(200);
  expect(html).toContain('aria-label="Plate 10, 1221"');
  const text = textOf(html);
  for (const told of [typedPlate.title, "4,300 JD", "Mirror", "4 Digits", "10 · Amman"])
    expect(text).toContain(told);
  expect(text).toContain("It reads the same forward and backward, like 121 or 45654.");
  expect(text).toContain(typedPlate.description);
  expect(text).toContain("Omar Haddad");
  expect(text).toMatch(/Listed 15 June 2026 Active/);
  expect(text).toContain("Contact Seller");
  for (const way of ["whatsapp", "phone", "inquiry"]) expect(html).toContain(`href="${path}/${way}"`);
  expect(html).toContain('id="contact"');
});

test("the official price levels are shown next to the asking price, with source and date", async () => {
  const { app, path } = await publishedPlate({ plateNumber: "1221" });
  const text = textOf((await open(app, path)).html);
  expect(text).toContain("Asking price of this plate 4,300 JD");
  expect(text).toContain("3 digits 10,000 JD");
  expect(text).toMatch(/4 digits with a pattern This plate&#x27;s category 6,000 JD/);
  expect(text).toContain("4 digits, plain 1,000 JD");
  expect(text).toContain("5 digits with a pattern 5,000 JD");
  expect(text).toContain("Official Gazette, 31 July 2025");
});

test("prices of plates with as many digits and the same pattern are shown, with the nearest ones", async () => {
  const { app, path } = await publishedPlate({ plateNumber: "1221" });
  const other = await app.signUp({ listingLimit: null });
  const plant = (areaCode: number, plateNumber: string, dinars: number) =>
    plantPlate(app, other, { areaCode, plateNumber, priceCents: dinars * 100 });
  await plant(22, "1331", 2000);
  await plant(10, "9009", 3000);
  expect((await open(app, path)).html).not.toContain("Asking prices of similar plates");
  await plant(22, "4994", 5000);
  await plant(10, "4821", 100);
  await plant(10, "12321", 200);
  const { html } = await open(app, path);
  const text = textOf(html);
  const asking = html.slice(html.indexOf("Asking prices of similar plates"), html.indexOf("How to transfer"));
  expect(text).toContain("2,000–5,000 JD");
  expect(text).toContain(
    "3 plates for sale have 4 digits and the same pattern (Mirror). Half of them are listed for 3,000 JD or less.",
  );
  expect([...asking.matchAll(/role="img" aria-label="Plate ([^"]*)"/g)].map(([, plate]) => plate)).toEqual([
    "10, 9009",
    "22, 1331",
    "22, 4994",
  ]);
});

test("the range has every price of a few plates, and leaves out the odd ones of many", async () => {
  const { app, path } = await publishedPlate({ plateNumber: "4823" });
  const other = await app.signUp({ listingLimit: null });
  const shown = async () =>
    /([\d,]+)–([\d,]+) JD \d+ plates [^.]*\.[^.]*\.( The range leaves out|)/
      .exec(textOf((await open(app, path)).html))
      ?.slice(1);
  const [last, ...first] = Array.from({ length: 900 }, (_, i) => 9000 - i)
    .filter((number) => patternTags(10, number).every((tag) => tag === "short"))
    .slice(0, 20);
  const plant = (number: number | undefined, dinars: number) =>
    plantPlate(app, other, { areaCode: 10, plateNumber: String(number), priceCents: dinars * 100 });
  for (const [i, number] of first.entries()) await plant(number, (i + 1) * 100);
  expect(await shown()).toEqual(["100", "1,900", ""]);
  await plant(last, 50_000);
  expect(await shown()).toEqual(["300", "1,800", " The range leaves out"]);
});

test("plates without a pattern are compared with others without one", async () => {
  const { app, path } = await publishedPlate({ plateNumber: "4823" });
  const other = await app.signUp({ listingLimit: null });
  for (const [plateNumber, priceCents] of [
    ["4825", 50_000],
    ["5826", 60_000],
    ["6829", 70_000],
    ["1771", 900_000],
  ] as const)
    await plantPlate(app, other, { plateNumber, priceCents });
  const text = textOf((await open(app, path)).html);
  expect(text).toContain("500–700 JD 3 plates for sale have 4 digits and no pattern.");
});

test("the safety note warns against posting the ownership document", async () => {
  const { app, path } = await publishedPlate();
  expect(textOf((await open(app, path)).html)).toContain(
    "Never post or send a photo of the ownership document",
  );
});

test("an unknown plate is a 404 and a removed one a 410, with a link to the plates; cars are not found", async () => {
  const { app, owner, id, path } = await publishedPlate();
  const car = await plantCar(app, owner);
  await removeListing(app.deps, owner, id);
  for (const [address, expected] of [
    ["/number-plates/none", 404],
    [`/number-plates/${car}`, 404],
    [path, 410],
  ] as const) {
    const { status, html } = await open(app, address);
    expect(status).toBe(expected);
    expect(textOf(html)).toContain("Number Plate Not Found");
    expect(html).toMatch(/href="\/number-plates"[^>]*>Back to Number Plates/);
    expect(html).toContain('content="noindex"');
  }
});

test("sold and expired plates say so, offer no contact and are not indexed by search engines", async () => {
  const { app, owner, id, path } = await publishedPlate();
  await app.json("POST", `/api/number-plates/${id}/sale`, {}, { as: owner });
  const sold = (await open(app, path)).html;
  expect(textOf(sold)).toContain("This number plate has been sold");
  await app.json("DELETE", `/api/number-plates/${id}/sale`, undefined, { as: owner });
  app.clock.advance(31 * DAY_MS);
  const expired = (await open(app, path)).html;
  expect(textOf(expired)).toContain("This listing has expired");
  for (const html of [sold, expired]) {
    expect(html).not.toMatch(/\/(whatsapp|phone|inquiry)"/);
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain("ld+json");
    expect(textOf(html)).not.toContain("Active");
  }
});

test("the owner gets the owner's actions instead of the buyer's", async () => {
  const { app, owner, path } = await publishedPlate();
  const { html } = await open(app, path, { as: owner });
  expect(html).toContain(`href="${path}/edit"`);
  expect(html).not.toMatch(/\/(whatsapp|phone|inquiry)"/);
});

test("the drawn plate comes before the photos", async () => {
  const app = testApp();
  const as = await app.signUp(omar);
  const images = await uploadedPhotos(app, as, 2);
  const { body } = await app.json("POST", "/api/number-plates", { ...typedPlate, images }, { as });
  const { html } = await open(app, `/number-plates/${body.id}`);
  expect(html.match(/id="photo-\d"/g)).toEqual(['id="photo-0"', 'id="photo-1"', 'id="photo-2"']);
  expect(html.indexOf('aria-label="Plate 10, 12321"')).toBeLessThan(html.indexOf('id="photo-1"'));
  expect(html.match(/aria-label="Show/g)).toHaveLength(3);
  expect(html).toContain("1 / 3");
});

test("plates with the same pattern or a near number follow", async () => {
  const { app, owner, path } = await publishedPlate({ plateNumber: "1221" });
  await plantPlate(app, owner, { areaCode: 12, plateNumber: "3443" });
  await plantPlate(app, owner, { areaCode: 15, plateNumber: "90862" });
  const similar = (await open(app, path)).html.split('id="similar"')[1] ?? "";
  expect(similar).toContain("Plate 12, 3443");
  expect(similar).not.toContain("Plate 15, 90862");
});

test("a view counts, except the owner's", async () => {
  const { app, owner, path } = await publishedPlate();
  await open(app, path);
  await open(app, path, { as: owner });
  await writeViews(app.deps);
  const { body } = await app.json("GET", "/api/user/listings", undefined, { as: owner });
  expect(body.numberPlates[0].viewCount).toBe(1);
});

test("the Arabic page has no English except the seller's own words", async () => {
  const { app, path } = await publishedPlate(
    { title: "رقم مميز", description: "باسمي.", plateNumber: "7777", areaCode: "١٢" },
    { name: "عمر الحداد" },
  );
  const { html } = await open(app, `/ar${path}`);
  const text = textOf(onScreen(html));
  expect(text).toContain("4,300 دينار");
  expect(text).toContain("12 · عمّان");
  expect(text.match(/[A-Za-z]{2,}/g)).toBeNull();
});
