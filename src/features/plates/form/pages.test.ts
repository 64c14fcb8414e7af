import { expect, test } from "bun:test";
import { photoUrl } from "#src/features/photos/schema.ts";
import { rateLimits } from "#src/http/tables.ts";
import * as en from "#src/i18n/en.ts";
import { formValuesIn } from "#src/testing/pages/form-values-in.ts";
import { cutOffJpeg, pdfNamedPng, plainPhoto } from "#src/testing/listings/pictures.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import { type TestApp, testApp, type TestUser } from "#src/testing/site/test-app.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { addressOf } from "#src/testing/pages/listing-address.ts";

const typed = {
  areaCode: "10",
  plateNumber: "٧٧٧",
  title: "Three sevens",
  price: "28,000",
  location: "Tilaa Ali",
  description: "In my own name.",
};

const post = (
  app: TestApp,
  as: TestUser,
  fields: object,
  files: File[] = [],
  path = "/list-number-plate",
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  for (const file of files) body.append("photos", file);
  return app.request(path, { method: "POST", body }, { as });
};

const platesOf = async (app: TestApp, as: TestUser) =>
  (await app.json("GET", "/api/user/listings", undefined, { as })).body.numberPlates;

test("guests sign in first and return to the form", async () => {
  const { request } = testApp();
  const response = await request("/ar/list-number-plate");
  expect(response.headers.get("Location")).toBe("/ar/login?next=%2Far%2Flist-number-plate");
});

test("the form has every field, the drawn plate and the limit", async () => {
  const app = testApp();
  const html = await (await app.request("/list-number-plate", {}, { as: await app.signUp() })).text();
  for (const name of ["title", "price", "areaCode", "plateNumber", "location", "description", "photos"])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain("plate-panel");
  expect(html).toContain("0 of 5 used");
  expect(html).toContain("Up to 5 photos, PNG/JPG up to 10MB each.");
  expect(html).toMatch(/href="\/number-plates"[^>]*>Cancel/);
  expect(html).toContain("At-Taiyibah");
});

test("a form without scripts publishes the plate with photos; the server counts digits of either script", async () => {
  const app = testApp();
  const me = await app.signUp();
  const file = new File([await plainPhoto(64, 48)], "plate.jpg", { type: "image/jpeg" });
  const response = await post(app, me, { ...typed, digitCount: "1" }, [file]);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/number-plates"]);
  const [plate] = await platesOf(app, me);
  expect(plate).toMatchObject({ plateNumber: "777", digitCount: 3, price: 28_000, location: "Tilaa Ali" });
  expect(plate.images).toHaveLength(1);
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const next = await app.request("/number-plates", { headers: { Cookie: cookie } });
  expect(await next.text()).toContain("Your number plate listing has been created successfully.");
});

test.each([
  ["areaCode", "ten", "Area code must be a number from 1 to 99"],
  ["areaCode", "0", "Area code must be a number from 1 to 99"],
  ["areaCode", "100", "Area code must be a number from 1 to 99"],
  ["areaCode", "", "Area code is required"],
  ["plateNumber", "", "Plate number is required"],
  ["plateNumber", "AB123", "Plate number must be"],
  ["plateNumber", "00000", "Plate number must be"],
  ["plateNumber", "123456", "Plate number must be"],
  ["plateNumber", "12-3456", "Plate number must be"],
  ["plateNumber", "007", "Enter it without leading zeros: 7"],
  ["plateNumber", "🚗", "Plate number must be"],
  ["price", "0", "Price must be an amount above 0"],
  ["price", "1e309", "Price must be an amount above 0"],
  ["location", "", "Location is required"],
] as const)("%s %p is refused at its field and nothing typed is lost", async (name, value, told) => {
  const app = testApp();
  const me = await app.signUp();
  const response = await post(app, me, { ...typed, [name]: value });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(told);
  expect(html).toMatch(
    new RegExp(
      `<(input|select)[^>]*name="${name}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${name}"`,
    ),
  );
  for (const [other, kept] of Object.entries(typed)) if (other !== name) expect(html).toContain(kept);
  expect(await platesOf(app, me)).toEqual([]);
});

test("a form without scripts and without a title gets the suggested one", async () => {
  const app = testApp();
  const me = await app.signUp();
  await post(app, me, { ...typed, title: " " });
  expect((await platesOf(app, me))[0].title).toBe("Number plate 777, code 10, all the same digit");
  expect((await post(app, me, { ...typed, title: "", plateNumber: "0" })).status).toBe(400);
});

test("invalid, truncated and large photos are reported by name; the valid photo and the texts are kept", async () => {
  const app = testApp();
  const me = await app.signUp();
  const response = await post(app, me, typed, [
    new File([pdfNamedPng()], "paper.png", { type: "image/png" }),
    new File([await cutOffJpeg()], "half.jpg", { type: "image/jpeg" }),
    new File([await plainPhoto(64, 48), new Uint8Array(12 * 1024 * 1024)], "raw.jpg", { type: "image/jpeg" }),
    new File([await plainPhoto(64, 48)], "good.jpg", { type: "image/jpeg" }),
  ]);
  expect(response.status).toBe(400);
  const html = await response.text();
  for (const told of ["paper.png", "half.jpg", "raw.jpg: This photo is over the 10 MB limit."])
    expect(html).toContain(told);
  const [, summary = ""] = /role="alert"[^>]*>.*?<a href="#photos"[^>]*>(.*?)<\/a>/s.exec(html) ?? [];
  expect(summary).toContain("paper.png");
  expect(html.indexOf(summary)).toBeLessThan(html.indexOf('name="areaCode"'));
  expect(html).toContain('id="photos"');
  expect(html.match(/name="images"/g)).toHaveLength(1);
  expect(html).toContain("Three sevens");
});

test("a sixth photo is refused and all six are kept in the form", async () => {
  const app = testApp();
  const me = await app.signUp();
  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (seed) => new File([await plainPhoto(64, 48, seed)], `${seed}.jpg`)),
  );
  const response = await post(app, me, typed, files);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("At most 5 photos");
  expect(html.match(/name="images"/g)).toHaveLength(6);
});

test("too many files and URLs are cut to the API's limit", async () => {
  const app = testApp();
  const me = await app.signUp();
  const photo = await plainPhoto(64, 48);
  const files = Array.from({ length: 50 }, (_, i) => new File([i < 20 ? photo : "x"], `${i}.jpg`));
  const response = await post(app, me, typed, files);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(en.photosTooManyAtOnce(20));
  expect(html).not.toContain("20.jpg");
  const limits = await app.deps.db.read.select().from(rateLimits);
  expect(limits).toContainEqual(expect.objectContaining({ key: `photo-upload:${me.id}`, count: 20 }));

  const [, mine = ""] = /name="images"[^>]* value="([^"]+)"/.exec(html) ?? [];
  expect(mine).not.toBe("");
  const others = Array.from({ length: 100 }, (_, i) => photoUrl(String(i).padStart(32, "0"), 1280));
  const again = await (await post(app, me, { ...typed, price: "", images: [...others, mine] })).text();
  expect(again).not.toContain('name="images"');
});

test("a plate that is already for sale is refused with the input kept", async () => {
  const app = testApp();
  const me = await app.signUp();
  await plantPlate(app, me, { areaCode: 10, plateNumber: "777" });
  const response = await post(app, me, typed);
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain("Plate 10-777 is already listed here");
  expect(html).toContain("Three sevens");
});

test("at the limit the form says so and publishes nothing", async () => {
  const app = testApp();
  const me = await app.signUp({ listingLimit: 1 });
  await plantCar(app, me);
  const html = await (await app.request("/list-number-plate", {}, { as: me })).text();
  expect(html).toContain("You&#x27;ve reached your listing limit.");
  expect((await post(app, me, typed)).status).toBe(403);
});

test("the edit page is filled in, saves without scripts and opens only for the owner", async () => {
  const app = testApp();
  const [me, other] = [await app.signUp(), await app.signUp()];
  await post(app, me, typed);
  const [{ id }] = await platesOf(app, me);
  const path = `/number-plates/${id}/edit`;
  const html = await (await app.request(path, {}, { as: me })).text();
  for (const kept of [
    'value="10"',
    'value="777"',
    'value="Three sevens"',
    'value="28000"',
    "In my own name.",
  ])
    expect(html).toContain(kept);
  expect(html).toContain('aria-label="Plate 10, 777"');
  expect((await app.request(path, {}, { as: other })).status).toBe(404);
  expect((await post(app, other, typed, [], path)).status).toBe(404);
  const response = await post(app, me, { ...typed, price: "25000" }, [], path);
  expect([response.status, response.headers.get("Location")]).toEqual([303, await addressOf(app, id)]);
  expect((await platesOf(app, me))[0].price).toBe(25_000);
});

test("without scripts an outdated edit form shows both versions, then overwrites the other change", async () => {
  const app = testApp();
  const me = await app.signUp();
  await post(app, me, typed);
  const [{ id, rev }] = await platesOf(app, me);
  const path = `/number-plates/${id}/edit`;
  const revIn = (html: string) => /name="rev" value="(\d+)"/.exec(html)?.[1];
  expect(revIn(await (await app.request(path, {}, { as: me })).text())).toBe(String(rev));
  const seen = { rev: String(rev) };
  expect((await post(app, me, { ...typed, ...seen, price: "27000" }, [], path)).status).toBe(303);

  const later = { ...typed, title: "Sevens, second tab", price: "26000" };
  const refused = await post(app, me, { ...later, ...seen, price: "0" }, [], path);
  expect(revIn(await refused.text())).toBe(String(rev));
  const conflict = await post(app, me, { ...later, ...seen }, [], path);
  expect(conflict.status).toBe(409);
  const html = await conflict.text();
  const words = wordsIn(html);
  expect(words).toContain("This listing has changed since you opened it");
  expect(words).toContain("Price Your version 26,000 JD Saved version 27,000 JD");
  expect(words).not.toContain("Title Yours");
  expect(html).toContain(`href="${path}"`);
  expect(formValuesIn(html)).toMatchObject({ title: ["Sevens, second tab"], price: ["26000"] });
  const [saved] = await platesOf(app, me);
  expect([saved.price, revIn(html)]).toEqual([27_000, String(saved.rev)]);

  const arabic = await post(app, me, { ...later, ...seen }, [], `/ar${path}`);
  expect(wordsIn(await arabic.text())).toContain("السعر نسختك 26,000 دينار النسخة المحفوظة 27,000 دينار");
  expect((await post(app, me, { ...later, rev: saved.rev }, [], path)).status).toBe(303);
  expect((await platesOf(app, me))[0]).toMatchObject({ title: "Sevens, second tab", price: 26_000 });
});

test("a plate has no edit page for cars, nor a car one for plates", async () => {
  const app = testApp();
  const me = await app.signUp();
  const [car, plate] = [await plantCar(app, me), await plantPlate(app, me)];
  expect((await app.request(`/cars/${plate}/edit`, {}, { as: me })).status).toBe(404);
  expect((await app.request(`/number-plates/${car}/edit`, {}, { as: me })).status).toBe(404);
});

test("the page works in Arabic", async () => {
  const app = testApp();
  const html = await (await app.request("/ar/list-number-plate", {}, { as: await app.signUp() })).text();
  for (const told of ["اعرض لوحتك للبيع", "الترميز", "رقم اللوحة", "تلاع العلي"]) expect(html).toContain(told);
});
