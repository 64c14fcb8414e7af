import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { bearer, plantToken } from "#src/testing/site/plant-token.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar, readCar } from "#src/testing/listings/typed-car.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp();
  const { body: car } = await postCar(app, seller);
  const patch = (body: object, headers: Record<string, string> = {}) =>
    app.json("PATCH", `/api/cars/${car.id}`, body, { as: seller, headers });
  return { app, seller, car, patch };
}

test("of twenty simultaneous edits with the same rev one succeeds", async () => {
  const { app, car, patch } = await market();
  const edits = Array.from({ length: 20 }, (_, i) => patch({ price: car.price + i, rev: car.rev }));
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  expect(await readCar(app, car.id)).toEqual(saved);
});

test("an outdated edit gets the fields changed since, with their values, and writes nothing", async () => {
  const { app, car, patch } = await market();
  await patch({ price: 9000, features: ["Sunroof"] });
  const { body: seen } = await patch({ year: 2020 });
  const stale = await patch({ price: 8000, title: "Camry, last price", rev: car.rev });
  expect([stale.status, stale.body.code, stale.body.rev]).toEqual([409, "listingChangedMeanwhile", seen.rev]);
  expect(stale.body.changed).toEqual({ price: 9000, features: ["Sunroof"], year: 2020 });
  expect(stale.body.differences).toEqual([
    { name: "price", kind: "money", label: "Price", saved: ["9,000 JD"], yours: ["8,000 JD"] },
  ]);
  expect(await readCar(app, car.id)).toEqual(seen);
  expect((await patch({ price: 8000, rev: stale.body.rev })).body.price).toBe(8000);
});

test("without a rev an edit overwrites; an invalid rev is refused", async () => {
  const { car, patch } = await market();
  expect((await patch({ price: 9000 })).status).toBe(200);
  expect((await patch({ price: 8000, rev: null })).body.price).toBe(8000);
  expect(Object.keys((await patch({ price: 7000, rev: "yesterday" })).body.fields)).toEqual(["rev"]);
  expect((await patch({ price: 7000, rev: car.rev + 1000 })).status).toBe(409);
});

test("the response's tag is accepted in If-Match, also as a weak tag", async () => {
  const { app, car, patch } = await market();
  const tag = async () => (await app.json("GET", `/api/cars/${car.id}`)).headers.get("ETag") ?? "";
  const first = await tag();
  expect((await patch({ price: 9000 }, { "If-Match": first })).status).toBe(200);
  expect((await patch({ price: 8000 }, { "If-Match": first })).status).toBe(409);
  expect((await patch({ price: 8000 }, { "If-Match": `W/${await tag()}` })).status).toBe(200);
  expect((await patch({ price: 7000 }, { "If-Match": '"another"' })).status).toBe(409);
  expect((await patch({ price: 7000 }, { "If-Match": "*" })).status).toBe(200);
});

test("of several tags in If-Match one must match", async () => {
  const { app, car, patch } = await market();
  const first = `"${car.rev}"`;
  const { body: seen } = await patch({ price: 9000 });
  const withTags = (tags: string) => patch({ price: 8000 }, { "If-Match": tags });
  for (const stale of [`${first}, "another"`, `"another,${seen.rev}", W/${first}`, "nonsense"])
    expect([stale, (await withTags(stale)).status]).toEqual([stale, 409]);
  expect((await readCar(app, car.id)).price).toBe(9000);
  expect((await withTags(`${first} , "a, b", W/"${seen.rev}", "999999"`)).status).toBe(200);
  const now = await readCar(app, car.id);
  expect((await withTags(`"${now.rev}",${first}`)).status).toBe(200);
});

test.each([
  ["DELETE", ""],
  ["POST", "/relist"],
  ["POST", "/sale"],
  ["DELETE", "/sale"],
])("%s /api/cars/:id%s takes If-Match too", async (method, path) => {
  const { app, seller, car, patch } = await market();
  const { body: seen } = await patch({ price: 9000 });
  // Only then may it be relisted; logins have ended, tokens have not.
  app.clock.advance(29 * DAY_MS);
  const headers = bearer(await plantToken(app, seller, ["listings:write"]));
  const send = (tags: string) =>
    app.json(method, `/api/cars/${car.id}${path}`, undefined, { headers: { ...headers, "If-Match": tags } });
  for (const stale of [`"${car.rev}"`, `"${car.rev}", "another"`, '"another"', "nonsense"]) {
    const { status, body } = await send(stale);
    expect([stale, status, body.code, body.rev]).toEqual([stale, 409, "listingChangedMeanwhile", seen.rev]);
  }
  expect(await readCar(app, car.id)).toMatchObject({ rev: seen.rev, status: "active" });
  expect((await send(`"${car.rev}", W/"${seen.rev}"`)).status).toBeLessThan(300);
});

test("without If-Match, or with *, the owner's changes need no version", async () => {
  const { app, seller, car } = await market();
  const sale = (headers = {}) =>
    app.json("POST", `/api/cars/${car.id}/sale`, undefined, { as: seller, headers });
  expect([(await sale()).status, (await sale({ "If-Match": "*" })).status]).toEqual([200, 200]);
});

test("a change other than an edit makes an edit outdated too, without differences to show", async () => {
  const { app, seller, car, patch } = await market();
  await app.json("POST", `/api/cars/${car.id}/sale`, undefined, { as: seller });
  const { status, body } = await patch({ price: 9000, rev: car.rev });
  expect([status, body.changed, body.differences]).toEqual([409, {}, []]);
});

test("added, reordered and removed photos count as a change", async () => {
  const { app, seller, car, patch } = await market();
  const files = new FormData();
  for (const width of [40, 41])
    files.append("files", new File([await plainPhoto(width, 30)], `${width}.jpg`, { type: "image/jpeg" }));
  const upload = await app.request("/api/photos", { method: "POST", body: files }, { as: seller });
  const { photos } = (await upload.json()) as { photos: { url: string }[] };
  const images = photos.map(({ url }) => url);
  let seen = car;
  for (const changed of [images, images.toReversed(), images.slice(1)]) {
    const { body } = await patch({ images: changed });
    const stale = await patch({ images: seen.images, rev: seen.rev });
    expect([stale.status, stale.body.changed]).toEqual([409, { images: changed }]);
    expect(stale.body.differences).toMatchObject([{ kind: "photos", saved: changed, yours: seen.images }]);
    seen = body;
  }
});

test("the same features in another order are not a difference", async () => {
  const { car, patch } = await market();
  await patch({ features: ["Sunroof", "Tow bar"] });
  const { status, body } = await patch({ features: ["Tow bar", "Sunroof"], rev: car.rev });
  expect([status, body.differences]).toEqual([409, []]);
});

test("saving your version of a field after a conflict keeps the other editor's fields", async () => {
  const { app, car, patch } = await market();
  await patch({ price: 9000, mileage: 12_345 });
  const { body } = await patch({ price: 8000, rev: car.rev });
  expect(body.differences.map(({ name }: { name: string }) => name)).toEqual(["price"]);
  await patch({ price: 8000, rev: body.rev });
  expect(await readCar(app, car.id)).toMatchObject({ price: 8000, mileage: 12_345 });
});
