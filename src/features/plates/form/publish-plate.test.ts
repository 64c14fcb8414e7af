import { expect, test } from "bun:test";
import { DAY_MS } from "#src/core/time.ts";
import { listings } from "#src/features/listings/tables.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { plateMarket } from "#src/testing/listings/plate-market.ts";

const { en } = messagesOf;

test("a published plate is returned with all fields in the specification", async () => {
  const { app, seller, post } = await plateMarket();
  const { status, body } = await post();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    number: 100_001,
    url: "/number-plates/100001-10-12321",
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
    reserved: false,
    dealer: null,
    status: "active",
    listedAt: app.clock.now(),
    expiresAt: app.clock.now() + 3 * DAY_MS,
    soldAt: null,
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
    priceHistory: [{ price: 4300, at: app.clock.now() }],
    rev: expect.any(Number),
  });
  expect((await app.json("GET", `/api/number-plates/${body.id}`)).body).toEqual(body);
  expect((await app.json("GET", "/api/number-plates")).body).toEqual([body]);
});

test("the server ignores digits, seller and status from the client", async () => {
  const { seller, post } = await plateMarket();
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

test("Arabic digits, spaces, dashes and any code are accepted", async () => {
  const { app, seller, post } = await plateMarket();
  expect((await post({ areaCode: "٢٠", plateNumber: " ٧٧٧ ", price: "١٬٢٥٠" })).body).toMatchObject({
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
  for (const plateNumber of ["12-345", "12 345", "1 2-3–4 5"]) {
    const { body } = await post({ areaCode: 11, plateNumber });
    expect(body).toMatchObject({ plateNumber: "12345", digitCount: 5 });
    await app.json("DELETE", `/api/number-plates/${body.id}`, undefined, { as: seller });
  }
  expect((await post({ location: "الرمثة", plateNumber: "2" })).body.location).toBe("Ramtha");
  for (const [description, plateNumber] of [
    [undefined, "3"],
    [null, "4"],
  ])
    expect((await post({ description, plateNumber })).body.description).toBe("");
});

test("leading zeros are refused with the correct number", async () => {
  const { seller, post } = await plateMarket();
  const told = async (given: object, language = "en") => {
    const options = { as: seller, headers: { "Accept-Language": language } };
    return (await post(given, options)).body.fields;
  };
  expect(await told({ plateNumber: "00777" })).toEqual({
    plateNumber: "Enter it without leading zeros: 777",
  });
  expect(await told({ areaCode: "٠٧" })).toEqual({ areaCode: "Enter it without leading zeros: 7" });
  expect(await told({ plateNumber: "0-12 345" }, "ar")).toEqual({
    plateNumber: "اكتب الرقم دون أصفار في بدايته: 12345",
  });
  expect((await post({ plateNumber: "101" })).status).toBe(201);
});

test("a title of one letter is accepted", async () => {
  const { post } = await plateMarket();
  expect((await post({ title: " 7 " })).body.title).toBe("7");
});

const sixPhotos = Array.from({ length: 6 }, (_, i) => `https://example.com/${i}.jpg`);

const refused: [field: string, values: unknown[], told: string][] = [
  ["areaCode", ["", " ", null, undefined], "plateCodeRequired"],
  [
    "areaCode",
    [0, "0", "00", 100, "100", -1, 1.5, "1O", "١٠٠", "10-", "1 00", "😀", {}, [10]],
    "plateCodeInvalid",
  ],
  ["plateNumber", ["", "   ", null, undefined], "plateNumberRequired"],
  [
    "plateNumber",
    ["abc", "12a", 0, "0", "00000", "123456", "٠", "12-3456", "-12345", "1,234", "1.5", -7, "1e309"],
    "plateNumberInvalid",
  ],
  ["plateNumber", ["😀", "7️⃣", "½", "七", "1e3", true, { $ne: 1 }], "plateNumberInvalid"],
  ["price", ["", " ", null], "listingPriceRequired"],
  ["price", [0, "0", -1, "1e309", 1e300, "abc", 1.234, 100_000_000, "😀"], "listingPriceInvalid"],
  ["title", ["", "  ", null], "plateTitleRequired"],
  ["location", ["", null], "listingLocationRequired"],
  ["location", ["Dubai", 5, "__proto__"], "invalidValue"],
];

test.each(refused)(
  "%s: each of %p is reported at its field, and nothing is published",
  async (field, values, key) => {
    const { app, post } = await plateMarket();
    const told = (en[key as keyof typeof en] as () => string)();
    for (const value of values) {
      const { status, body } = await post({ [field]: value });
      expect([value, status, body.fields]).toEqual([value, 400, { [field]: told }]);
    }
    expect(await app.deps.db.read.$count(listings)).toBe(0);
  },
);

test("too much text and a sixth photo are refused with their limits", async () => {
  const { post } = await plateMarket();
  expect((await post({ images: sixPhotos })).body.fields).toEqual({ images: "At most 5 photos" });
  expect((await post({ title: "x".repeat(121) })).body.fields).toEqual({ title: en.listingTextTooLong(120) });
  const long = { description: "x".repeat(2001) };
  expect((await post(long)).body.fields).toEqual({ description: en.listingTextTooLong(2000) });
  expect((await post({ images: ["ftp://example.com/x.png"] })).body.fields).toEqual({
    "images.0": en.photoAddressRefused(),
  });
});
