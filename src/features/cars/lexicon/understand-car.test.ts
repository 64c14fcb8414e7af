import { expect, test } from "bun:test";
import fc from "fast-check";
import { inLanguage } from "#src/i18n/language.ts";
import { type CarFilter, readCarFilter } from "../schema.ts";
import { understandCars } from "./understand-car.ts";

const now = Date.UTC(2026, 10, 21);
const given = (params: Record<string, string>) => readCarFilter(new URLSearchParams(params));
const none = given({});
const read = (params: Record<string, string>) => understandCars(given(params), now);
/** The parts of a filter that differ from the defaults, except the order. */
const asked = ({ filter }: { filter: CarFilter }) =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => name !== "sort" && !Bun.deepEquals(value, new Map(Object.entries(none)).get(name)),
    ),
  );

test("words become filters, the rest stays text", () => {
  expect(
    asked(read({ q: "كامري نظيفة مفتاحين 2018 هايبرد عمان تحت 12 الف أقل من 90 ألف كيلو أبيض" })),
  ).toEqual({
    q: "مفتاحين",
    make: ["Toyota"],
    model: ["Camry"],
    year: [2018],
    fuelType: ["Hybrid"],
    location: ["Amman"],
    maxPrice: 12_000,
    maxMileage: 90_000,
    color: ["White"],
  });
  expect(asked(read({ q: "suv automatic sunroof from 2015 to 2018 between 5k and 8k" }))).toEqual({
    bodyType: ["SUV"],
    transmission: ["Automatic"],
    features: ["Sunroof"],
    minYear: 2015,
    maxYear: 2018,
    minPrice: 5000,
    maxPrice: 8000,
  });
  const classes = asked(read({ q: "غير الفئة الثالثة كل البي ام" }));
  expect(classes).toEqual({ make: ["BMW"], "not.model": expect.arrayContaining(["318", "320"]) });
  expect(asked(read({ q: "2015 2016 kia or toyota" }))).toEqual({
    year: [2015, 2016],
    make: ["Kia", "Toyota"],
  });
  expect(asked(read({ q: "معييش الا 3500" }))).toEqual({ maxPrice: 3500 });
  // Without its `و`, this would be read as `لانترا`, the Lantra.
  expect(asked(read({ q: "افانتي ولا النترا" }))).toMatchObject({ model: ["Avante", "Elantra"] });
  expect(asked(read({ q: "سيراتو غير الوارد الأمريكي" }))).toMatchObject({
    model: ["Cerato"],
    "not.regionalSpec": ["american"],
  });
  expect(asked(read({ q: "" }))).toEqual({});
});

test("places in chat letters, newer than a year, and exclusions are understood", () => {
  expect(asked(read({ q: "3amman" }))).toEqual({ location: ["Amman"] });
  expect(asked(read({ q: "camry ma3an 2018 up" }))).toEqual({
    make: ["Toyota"],
    model: ["Camry"],
    location: ["Ma'an"],
    minYear: 2018,
  });
  expect(asked(read({ q: "camry بدون هايبرد" }))).toEqual({
    make: ["Toyota"],
    model: ["Camry"],
    "not.fuelType": ["Hybrid"],
  });
});

test("words have the same meaning whatever else is chosen", () => {
  const words = "camry amman 2018 under 9000";
  const chosen = { make: "Kia", model: "Corolla", location: "Irbid", minYear: "2010", minPrice: "100" };
  expect(read({ q: words, ...chosen })).toEqual(read({ q: words }));
  expect(asked(read({ q: "under 9000 under 5000 over 1000 kia from 2015" }))).toEqual({
    make: ["Kia"],
    minPrice: 1000,
    maxPrice: 5000,
    minYear: 2015,
  });
});

test("kilometers can have a lower bound too", () => {
  expect(asked(read({ q: "camry أكثر من 100 ألف كم" }))).toEqual({
    make: ["Toyota"],
    model: ["Camry"],
    minMileage: 100_000,
  });
  expect(read({ q: "over 100000 km" }).understood.map(({ label }) => label)).toEqual(["From 100,000 km"]);
});

test("words marked as plain stay text", () => {
  expect(asked(read({ q: "Camry 2018", plain: "camry" }))).toMatchObject({ q: "Camry", year: [2018] });
  expect(given({ q: "Camry 2018", plain: "corolla" }).plain).toEqual([]);
});

test("every understood filter has a label in the reader's language", () => {
  const labels = (q: string) => read({ q }).understood.map(({ words, label }) => [words, label]);
  expect(labels("camry 2018 اربد under 12,500 100k km red")).toEqual([
    ["camry", "Toyota Camry"],
    ["2018", "2018"],
    ["اربد", "Irbid"],
    ["under 12,500", "Up to 12,500 JD"],
    ["100k km", "Up to 100,000 km"],
    ["red", "Red"],
  ]);
  expect(labels("toyota camry")).toEqual([
    ["toyota", "Toyota"],
    ["camry", "Camry"],
  ]);
  expect(labels("no accidents")).toEqual([["no accidents", "No accidents"]]);
  inLanguage("ar", () =>
    expect(labels("camry irbid from 2015 hybrid")).toEqual([
      ["camry", "تويوتا كامري"],
      ["irbid", "إربد"],
      ["from 2015", "من 2015"],
      ["hybrid", "هايبرد"],
    ]),
  );
  expect(read({ q: "under 12k" }).understood).toEqual([
    { column: "price", value: { min: null, max: 12_000 }, words: "under 12k", label: "Up to 12,000 JD" },
  ]);
});

test("no words cause an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (q) => {
      const { filter, understood } = understandCars({ ...none, q }, now);
      expect(filter.q.length).toBeLessThanOrEqual(q.length);
      expect(understood.length).toBeLessThanOrEqual(60);
    }),
    { numRuns: 500 },
  );
});

test("chat letters and misplaced vowels are read phonetically where typos are forgiven", () => {
  const forgiven = (q: string) => asked(understandCars(given({ q }), now, () => true));
  expect(forgiven("otomatik")).toEqual({ transmission: ["Automatic"] });
  expect(forgiven("3al otomatik")).toEqual({ transmission: ["Automatic"] });
  expect(forgiven("3adi")).toEqual({ transmission: ["Manual"] });
  expect(forgiven("abyad dizel")).toEqual({ color: ["White"], fuelType: ["Diesel"] });
  expect(forgiven("fat7a aswad")).toEqual({ features: ["Sunroof"], color: ["Black"] });
  expect(forgiven("santa fee")).toEqual({ make: ["Hyundai"], model: ["Santa Fe"] });
  expect(forgiven("هيبارد")).toEqual({ fuelType: ["Hybrid"] });
  expect(forgiven("باسااات")).toEqual({ make: ["Volkswagen"], model: ["Passat"] });
  expect(asked(read({ q: "otomatik" }))).toEqual({ q: "otomatik" });
});

test("a negation before another thing does not turn the limit after it around", () => {
  const found: [q: string, filter: object][] = [
    ["كيا بدون اعطال تحت 9000", { make: ["Kia"], q: "بدون اعطال", maxPrice: 9000 }],
    ["هيونداي ما عدا الابيض تحت 15 الف", { make: ["Hyundai"], "not.color": ["White"], maxPrice: 15_000 }],
    ["مش السيدان تحت 9000", { "not.bodyType": ["Sedan"], maxPrice: 9000 }],
    ["ما عدا الكامري تحت 9000", { "not.model": ["Camry"], maxPrice: 9000 }],
    ["بدون الهايبرد لغاية 9000", { "not.fuelType": ["Hybrid"], maxPrice: 9000 }],
    ["بدون الابيض بين 5 و 9 الاف", { "not.color": ["White"], minPrice: 5000, maxPrice: 9000 }],
    ["غير الابيض بعد 2018", { "not.color": ["White"], minYear: 2019 }],
    ["بدون تفاوض تحت 9000", { q: "بدون تفاوض", maxPrice: 9000 }],
    ["البيضاء ممشى تحت 90 الف", { color: ["White"], maxMileage: 90_000 }],
    ["ما بدفع فوق 8000", { maxPrice: 8000 }],
    ["ما بدها تكون ماشية فوق 100", { maxMileage: 100_000 }],
    ["toyota !hybrid", { make: ["Toyota"], "not.fuelType": ["Hybrid"] }],
  ];
  for (const [q, filter] of found) expect([q, asked(read({ q }))]).toEqual([q, filter]);
});
