import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import { DAY_MS } from "#src/http/rate-limit.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { plantCar } from "#src/testing/plant-car.ts";
import { plantPlate } from "#src/testing/plant-plate.ts";
import { testApp } from "#src/testing/test-app.ts";
import { typedCar } from "#src/testing/typed-car.ts";
import { typedPlate } from "#src/testing/typed-plate.ts";

const { en } = messagesOf;

async function market() {
  const app = testApp({ config: { LISTING_DAYS: 3 } });
  const seller = await app.signUp();
  const post = (changes: object = {}, options: Parameters<typeof app.json>[3] = { as: seller }) =>
    app.json("POST", "/api/number-plates", { ...typedPlate, ...changes }, options);
  const call = (method: string, path: string, body?: unknown, as = seller) =>
    app.json(method, `/api/number-plates/${path}`, body, { as });
  return { app, seller, post, call };
}

test("a published plate is answered with everything that the specification names", async () => {
  const { app, seller, post } = await market();
  const { status, body } = await post();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    hold: null,
    sellerId: seller.id,
    title: "Mirror plate 10-12321",
    areaCode: "10",
    plateNumber: "12321",
    digitCount: 5,
    tags: ["mirror"],
    city: "Amman",
    price: 4300,
    location: "Amman",
    description: "In my own name, ready to transfer.",
    images: [],
    photos: [],
    featured: false,
    verified: false,
    status: "active",
    listedAt: app.clock.now(),
    expiresAt: app.clock.now() + 3 * DAY_MS,
    soldAt: null,
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
  });
  expect((await app.json("GET", `/api/number-plates/${body.id}`)).body).toEqual(body);
  expect((await app.json("GET", "/api/number-plates")).body).toEqual([body]);
});

test("what a client says of digits, seller and standing is ignored", async () => {
  const { seller, post } = await market();
  const lie = {
    digitCount: 1,
    tags: ["short"],
    sellerId: "x",
    status: "sold",
    featured: true,
    verified: true,
  };
  expect((await post({ ...lie, plateNumber: 777 })).body).toMatchObject({
    digitCount: 3,
    tags: ["short", "all-same", "lucky-seven"],
    sellerId: seller.id,
    status: "active",
    featured: false,
    verified: false,
  });
});

test("Arabic digits, leading zeros, spaces around and every code are taken", async () => {
  const { post } = await market();
  expect((await post({ areaCode: "٢٠", plateNumber: " ٠٧٧٧ ", price: "١٬٢٥٠" })).body).toMatchObject({
    areaCode: "20",
    plateNumber: "777",
    digitCount: 3,
    price: 1250,
    city: "Balqa",
  });
  expect((await post({ areaCode: 99, plateNumber: 99_999 })).body).toMatchObject({
    areaCode: "99",
    city: null,
  });
  expect((await post({ areaCode: "01", plateNumber: "1" })).body).toMatchObject({
    areaCode: "1",
    plateNumber: "1",
  });
  expect((await post({ location: "الرمثة", plateNumber: "2" })).body.location).toBe("Ramtha");
  expect((await post({ description: undefined, plateNumber: "3" })).body.description).toBe("");
});

const sixPhotos = Array.from({ length: 6 }, (_, i) => `https://example.com/${i}.jpg`);
const refused: [field: string, values: unknown[], told: string][] = [
  ["areaCode", ["", " ", null, undefined], "plateCodeRequired"],
  [
    "areaCode",
    [0, "0", "00", 100, "100", -1, 1.5, "1O", "١٠٠", "10-", "1 0", "😀", {}, [10]],
    "plateCodeInvalid",
  ],
  ["plateNumber", ["", "   ", null, undefined], "plateNumberRequired"],
  [
    "plateNumber",
    [
      "abc",
      "12a",
      0,
      "0",
      "00000",
      "123456",
      "000123",
      "٠",
      "12 345",
      "12-345",
      "10-123",
      "1,234",
      "1.5",
      -7,
      "1e309",
    ],
    "plateNumberInvalid",
  ],
  ["plateNumber", ["😀", "7️⃣", "½", "七", "1e3", true, { $ne: 1 }], "plateNumberInvalid"],
  ["price", ["", " ", null], "listingPriceRequired"],
  ["price", [0, "0", -1, "1e309", 1e300, "abc", 1.234, 100_000_000, "😀"], "listingPriceInvalid"],
  ["title", ["", "abcd", "  ab  ", null], "listingTitleTooShort"],
  ["location", ["", null], "listingLocationRequired"],
  ["location", ["Dubai", 5, "__proto__"], "invalidValue"],
];

test.each(refused)(
  "%s: each of %p is told at its field, and nothing is published",
  async (field, values, key) => {
    const { app, post } = await market();
    const told = (en[key as keyof typeof en] as () => string)();
    for (const value of values) {
      const { status, body } = await post({ [field]: value });
      expect([value, status, body.fields]).toEqual([value, 400, { [field]: told }]);
    }
    expect(await app.deps.db.read.$count(listings)).toBe(0);
  },
);

test("too much text and a sixth photo are told with their bounds", async () => {
  const { post } = await market();
  expect((await post({ images: sixPhotos })).body.fields).toEqual({ images: "At most 5 photos" });
  expect((await post({ title: "x".repeat(121) })).body.fields).toEqual({ title: en.listingTextTooLong(120) });
  const long = { description: "x".repeat(2001) };
  expect((await post(long)).body.fields).toEqual({ description: en.listingTextTooLong(2000) });
  expect((await post({ images: ["ftp://example.com/x.png"] })).body.fields).toEqual({
    "images.0": en.photoAddressRefused(),
  });
});

test("the same plate is for sale once", async () => {
  const { app, post, call } = await market();
  const other = await app.signUp();
  const { id } = (await post()).body;
  const again = await post({ plateNumber: "١٢٣٢١", areaCode: 10 }, { as: other });
  expect([again.status, again.body]).toEqual([
    409,
    { error: en.plateAlreadyListed("10-12321"), code: "plateAlreadyListed" },
  ]);
  expect((await post()).status).toBe(409);
  expect((await post({ areaCode: 11 }, { as: other })).status).toBe(201);

  await call("POST", `${id}/sale`);
  const second = await post({}, { as: other });
  expect(second.status).toBe(201);
  expect((await call("DELETE", `${id}/sale`)).status).toBe(409);
  expect((await call("POST", `${id}/relist`)).status).toBe(409);
  expect((await call("GET", id)).body.status).toBe("sold");

  app.clock.advance(4 * DAY_MS);
  expect((await call("POST", `${id}/relist`)).status).toBe(200);
  expect((await call("POST", `${second.body.id}/relist`, undefined, other)).status).toBe(409);
});

test("20 at once of the same plate publish it once; one sent twice under its key is one", async () => {
  const { app, post } = await market();
  const sellers = await Promise.all(Array.from({ length: 20 }, () => app.signUp()));
  const statuses = await Promise.all(sellers.map(async (as) => (await post({}, { as })).status));
  expect(statuses.filter((status) => status === 201).length).toBe(1);
  expect(statuses.filter((status) => status === 409).length).toBe(19);

  const headers = { "Idempotency-Key": "the-same-key" };
  const [as] = sellers;
  const twins = await Promise.all([1, 2].map(() => post({ plateNumber: 5 }, { as, headers })));
  expect(twins.map(({ status }) => status)).toEqual([201, 201]);
  expect(twins[0]?.body.id).toBe(twins[1]?.body.id);
});

test("a seller's change to a plate that is for sale already is refused, and nothing of it is kept", async () => {
  const { post, call } = await market();
  await post({ plateNumber: "777" });
  const { id } = (await post({ plateNumber: "888" })).body;
  expect((await call("PATCH", id, { plateNumber: "777", price: 1 })).status).toBe(409);
  expect((await call("GET", id)).body).toMatchObject({ plateNumber: "888", price: 4300 });
  expect((await call("PATCH", id, { plateNumber: "٩٠٠٠", areaCode: "25" })).body).toMatchObject({
    areaCode: "25",
    plateNumber: "9000",
    digitCount: 4,
    tags: ["round"],
    city: "Aqaba",
    title: "Mirror plate 10-12321",
  });
  expect((await call("PATCH", id, { title: "Renamed plate" })).body).toMatchObject({
    plateNumber: "9000",
    title: "Renamed plate",
  });
  expect((await call("PATCH", id, { plateNumber: "0" })).body.fields).toEqual({
    plateNumber: en.plateNumberInvalid(),
  });
});

test("50 cars and plates at once stay within one limit", async () => {
  const { app, seller, post } = await market();
  const posts = Array.from({ length: 50 }, (_, i) =>
    i % 2
      ? post({ plateNumber: 100 + i })
      : app.json("POST", "/api/cars", { ...typedCar, title: `Car number ${i}` }, { as: seller }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBe(5);
  expect(statuses.filter((status) => status === 403).length).toBe(45);
});

test("a plate has the life of a listing", async () => {
  const { app, post, call } = await market();
  const { id } = (await post()).body;
  app.clock.advance(4 * DAY_MS);
  expect((await call("GET", id)).body.status).toBe("expired");
  expect((await call("POST", `${id}/relist`)).body).toMatchObject({
    status: "active",
    listedAt: app.clock.now(),
  });
  expect((await call("POST", `${id}/sale`)).body).toMatchObject({ status: "sold", soldAt: app.clock.now() });
  expect((await call("DELETE", `${id}/sale`)).body).toMatchObject({ status: "active", soldAt: null });
  expect((await call("DELETE", id)).status).toBe(204);
  expect(await call("GET", id)).toMatchObject({ status: 410, body: { code: "plateRemoved" } });
  expect(await call("GET", "no-such")).toMatchObject({
    status: 404,
    body: { error: "Number Plate Not Found", code: "plateNotFound" },
  });
});

test("nobody but the owner may do anything with a plate, and guests may not publish", async () => {
  const { app, post, call } = await market();
  const other = await app.signUp();
  const { id } = (await post()).body;
  const before = await app.deps.db.read.select().from(listings).where(eq(listings.id, id));
  expect((await post({}, {})).status).toBe(401);
  for (const [method, path, body] of [
    ["PATCH", id, { price: 1 }],
    ["DELETE", id],
    ["POST", `${id}/relist`],
    ["POST", `${id}/sale`],
    ["DELETE", `${id}/sale`],
  ] as const) {
    expect((await call(method, path, body, other)).status).toBe(404);
    expect((await app.json(method, `/api/number-plates/${path}`, body)).status).toBe(401);
  }
  expect(await app.deps.db.read.select().from(listings).where(eq(listings.id, id))).toEqual(before);
});

test("a plate is no car and a car no plate, to read or to change", async () => {
  const { app, seller } = await market();
  const paths = [
    `/api/cars/${await plantPlate(app, seller)}`,
    `/api/number-plates/${await plantCar(app, seller)}`,
  ];
  const before = await app.deps.db.read.select().from(listings);
  for (const path of paths) {
    for (const [method, rest] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/relist"],
      ["POST", "/sale"],
      ["DELETE", "/sale"],
    ] as const)
      expect([path, (await app.json(method, path + rest, undefined, { as: seller })).status]).toEqual([
        path,
        404,
      ]);
    expect((await app.json("PATCH", path, { price: 1 }, { as: seller })).status).toBe(404);
  }
  for (const page of ["whatsapp", "phone", "inquiry"])
    for (const path of paths) expect((await app.request(`${path.slice(4)}/${page}`)).status).toBe(404);
  expect(await app.deps.db.read.select().from(listings)).toEqual(before);
});

test("the seller's own listings hold the plates with their counts", async () => {
  const { app, seller } = await market();
  const id = await plantPlate(app, seller, { viewCount: 7, contactCount: 2 });
  await plantCar(app, seller);
  const { body } = await app.json("GET", "/api/user/listings", undefined, { as: seller });
  expect(body.cars.length).toBe(1);
  expect(body.numberPlates).toMatchObject([
    { id, areaCode: "10", plateNumber: "48213", viewCount: 7, contactCount: 2, inquiryCount: 0 },
  ]);
});
