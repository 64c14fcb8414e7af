import { expect, test } from "bun:test";
import fc from "fast-check";
import { InvalidFields } from "#src/core/errors.ts";
import { parseInput } from "#src/http/validate.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { carInput, carPatch } from "./car-input.ts";
import { maxYear } from "./fields.ts";
import { FEATURES } from "./vocabulary.ts";

function refused(
  sent: unknown,
  schema: typeof carInput | typeof carPatch = carInput,
): Record<string, string> {
  try {
    parseInput(schema, sent);
    return {};
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields;
    throw error;
  }
}

const changed = (fields: object) => refused({ ...typedCar, ...fields });
const read = (fields: object = {}) => parseInput(carInput, { ...typedCar, ...fields });

test("missing required fields are reported in the specification's words", () => {
  const told = {
    title: "Title must be at least 5 characters",
    make: "Make is required",
    model: "Model is required",
    year: "Year is required",
    price: "Price is required",
    mileage: "Mileage is required",
    fuelType: "Fuel type is required",
    transmission: "Transmission is required",
    bodyType: "Body type is required",
    color: "Color is required",
    location: "Location is required",
    description: "Description must be at least 20 characters",
  };
  expect(refused({})).toEqual(told);
  const blank = (value: unknown) => Object.fromEntries(Object.keys(told).map((name) => [name, value]));
  for (const value of ["", "   ", null, undefined]) expect(refused(blank(value))).toEqual(told);
  expect(inLanguage("ar", () => refused({})).price).toBe("السعر مطلوب");
});

test("a complete form is parsed to clean values in internal units", () => {
  expect(read()).toMatchObject({
    priceCents: 1_650_000,
    year: 2019,
    mileageKm: 84_000,
    features: [],
    images: [],
    customs: null,
    months: null,
  });
  const typed = {
    title: "  Camry‮  2019 ",
    year: "٢٠١٩",
    price: "١٦٬٥٠٠٫٥",
    mileage: "84,000",
    location: "عمان",
    color: "بيضاء",
    features: "Sunroof",
  };
  expect(read(typed)).toMatchObject({
    title: "Camry 2019",
    year: 2019,
    priceCents: 1_650_050,
    mileageKm: 84_000,
    location: "Amman",
    color: "White",
    features: ["Sunroof"],
  });
  const marked = { year: "\u200e2019", price: "16\u00a0500", mileage: "\u200f٨٤ ٠٠٠\u202c" };
  expect(read(marked)).toMatchObject({ year: 2019, priceCents: 1_650_000, mileageKm: 84_000 });
  const details = {
    customs: "cleared",
    licensedUntil: "2027-06",
    downPayment: "2000",
    monthly: 250,
    months: "36",
    engineSize: " 2.5 L ",
  };
  expect(read(details)).toMatchObject({
    customs: "cleared",
    licensedUntil: "2027-06",
    downPaymentCents: 200_000,
    monthlyCents: 25_000,
    months: 36,
    engineSize: "2.5 L",
  });
});

test("mileage and price may be typed with their unit", () => {
  for (const mileage of [
    "95,000 km",
    "95000KM",
    "٩٥٬٠٠٠ كم",
    "95 000 كيلو",
    "95000 كيلومتر",
    "95000 kms",
    "95,000 kilometers",
    "95000 كلم",
    "95000 ك.م",
    "95000 كيلومترًا",
  ])
    expect([mileage, read({ mileage }).mileageKm]).toEqual([mileage, 95_000]);
  for (const price of [
    "12,500 دينار",
    "12500 JD",
    "١٢٬٥٠٠ دينار",
    "JD 12,500",
    "12500 dinars",
    "12,500 د.أ",
    "12500 دينارًا",
  ])
    expect([price, read({ price }).priceCents]).toEqual([price, 1_250_000]);
  expect(Object.keys(changed({ mileage: "95,000 JD m", months: "36 km", price: "9 km" }))).toEqual([
    "price",
    "mileage",
    "months",
  ]);
});

test("an engine size is a number of either script, or words with a number", () => {
  const sizes = ["١٫٦", "1,6 L", "1,600 cc", "٢٤٨٧", 2.5, "2.0 Turbo", "V6", "1600cc", "2500cc hybrid VVT-i"];
  expect(sizes.map((engineSize) => read({ engineSize }).engineSize)).toEqual([
    "1.6",
    "1.6 L",
    "1600 cc",
    "2487",
    "2.5",
    "2.0 Turbo",
    "V6",
    "1600cc",
    "2500cc hybrid VVT-i",
  ]);
});

test("fields that a client must not set are ignored", () => {
  const sent = {
    sellerId: "x",
    status: "sold",
    featured: true,
    verified: true,
    expiresAt: 9e15,
    id: "1",
    rev: 1,
    viewCount: 9,
  };
  expect(Object.keys(read(sent))).toEqual(Object.keys(read()));
});

const REFUSED: [field: string, values: unknown[], told?: RegExp][] = [
  [
    "title",
    ["Cam", "    Cam   ", "\u202e\u202e\u202e\u202e\u202eabc", 12345, {}, []],
    /^Title must be at least 5 characters$/,
  ],
  ["title", ["x".repeat(121), "x".repeat(10_000)], /120/],
  ["make", [1, {}, "x".repeat(41)]],
  ["model", ["x".repeat(61), ["Camry"]]],
  ["year", [1989, "1989", 0, -2019], /^Year must be 1990 or later$/],
  ["year", [maxYear() + 1, 99_999], /or earlier/],
  ["year", [2019.5, "NaN", "1e309", "2019abc", {}, [2019], true, "٢٠١٩.٥", "0x7e3", "1e3"], /number/],
  [
    "price",
    ["free", -1, "-1", 0, "0", 1e309, Number.NaN, 100_000_000, "16.555", {}, [], true, "1e3"],
    /above 0/,
  ],
  ["mileage", [-1, "-84000", "٠-١"], /^Mileage cannot be negative$|number/],
  ["mileage", [1.5, 1e309, "many", {}, 2_000_001, false]],
  ["fuelType", ["gasoline", "Water", 1, {}, ["Diesel"]]],
  ["transmission", ["CVT"]],
  ["bodyType", ["Tank"]],
  ["color", ["x".repeat(41), 3, {}], /./],
  ["location", ["Dubai", "Russeifa", 5, {}]],
  ["description", ["short", " ".repeat(50), 7], /^Description must be at least 20 characters$/],
  ["description", ["x".repeat(5001)], /5000/],
  ["features.1", [["Sunroof", {}]]],
  ["features.0", [{ a: 1 }, 5]],
  ["features", ["x".repeat(41), ["Sunroof", "x".repeat(41)]], /40/],
  ["engineSize", ["1".repeat(31), "abc <b>", "99", "1.6.2", {}, true], /1\.6 L/],
  ["licensedUntil", ["2027", "2027-13", "06-2027", "1950-01", 202_706], /2000-01 to 2099-12/],
  ["customs", ["maybe"]],
  ["downPayment", [-5, "much", {}], /^Enter an amount above 0/],
  ["monthly", ["abc"], /^Enter an amount above 0/],
  ["months", [0, 1.5, 121, 9999, "soon"], /from 1 to 120/],
  ["inspectionNote", ["x".repeat(201), {}]],
];

for (const [field, values, told = /./] of REFUSED)
  test(`${field}: ${values.map((value) => JSON.stringify(value).slice(0, 20)).join(" ")}`, () => {
    const name = field.split(".")[0] ?? field;
    for (const value of values) {
      const fields = changed({ [name]: value });
      expect([value, Object.keys(fields)]).toEqual([value, [field]]);
      expect(fields[field]).toMatch(told);
    }
  });

test("photos: at most twenty, each a valid address", () => {
  expect(changed({ images: Array.from({ length: 21 }, (_, i) => `https://example.com/${i}.jpg`) })).toEqual({
    images: "At most 20 photos",
  });
  expect(changed({ images: ["https://example.com/a.jpg", 4] })).toHaveProperty(["images.1"]);
  expect(changed({ images: { 0: "a" } })).toHaveProperty(["images.0"]);
  expect(read({ images: ["https://a.example/1.jpg", " https://a.example/1.jpg "] }).images).toHaveLength(1);
});

test("repeated features are kept once", () => {
  expect(read({ features: [...FEATURES, ...FEATURES] }).features).toEqual([...FEATURES]);
});

test("next year's model is accepted, the one after is not", () => {
  expect(changed({ year: maxYear() })).toEqual({});
  expect(changed({ year: 1990 })).toEqual({});
});

test("an edit contains only the fields sent, and null removes a detail", () => {
  expect(parseInput(carPatch, { price: "9000" })).toEqual({ priceCents: 900_000 });
  expect(parseInput(carPatch, { customs: null, months: "" })).toEqual({ customs: null, months: null });
  expect(parseInput(carPatch, {})).toEqual({});
  expect(refused({ price: "", title: null }, carPatch)).toEqual({
    price: "Price is required",
    title: "Title must be at least 5 characters",
  });
});

test("any JSON is either accepted or refused with errors, without a crash", () => {
  const names = Object.keys(parseInput(carInput, typedCar));
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.constantFrom(1e309, Number.NaN, -0, "9".repeat(400)),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anything), (sent) => {
      for (const [name, message] of Object.entries(changed(sent)))
        expect([name, message]).not.toEqual([name, ""]);
    }),
    { numRuns: 500 },
  );
});
