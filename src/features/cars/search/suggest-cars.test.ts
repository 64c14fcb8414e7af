import { expect, test } from "bun:test";
import fc from "fast-check";
import { inLanguage } from "#src/i18n/language.ts";
import type { CarFilter } from "../schema.ts";
import { modelKey } from "../car-catalog.ts";
import type { CarCounts } from "./count-cars.ts";
import { suggestCars } from "./suggest-cars.ts";

const now = Date.UTC(2026, 10, 21);

/* make, model, year, city, count */
const MARKET: [string, string, number, string, number][] = [
  ["Toyota", "Camry", 2018, "Amman", 5],
  ["Toyota", "Camry", 2015, "Irbid", 3],
  ["Toyota", "Corolla", 2018, "Amman", 9],
  ["Toyota", "Land Cruiser", 2010, "Amman", 1],
  ["Kia", "Carnival", 2012, "Zarqa", 2],
  ["Peugeot", "206", 2004, "Amman", 4],
  ["Honda", "Civic", 1999, "Amman", 2],
  ["BMW", "740", 1999, "Amman", 1],
  ["BMW", "730", 1998, "Amman", 2],
];

/* All cost 9,000 JD, and Camrys are hybrids. */
function counting({ make, model, year, location, maxPrice }: CarFilter): CarCounts {
  const counts = {
    make: new Map(),
    model: new Map(),
    year: new Map(),
    location: new Map(),
    fuelType: new Map(),
  };
  if (maxPrice !== null && maxPrice < 9000) return counts;
  const add = (to: Map<string, number>, key: string, count: number) =>
    to.set(key, (to.get(key) ?? 0) + count);
  const isAmong = (values: (string | number)[], value: string | number) =>
    values.length === 0 || values.includes(value);
  for (const [itsMake, itsModel, itsYear, city, count] of MARKET) {
    const fits = isAmong(make, itsMake) && isAmong(model, itsModel) && isAmong(year, itsYear);
    if (!fits || !isAmong(location, city)) continue;
    if (itsModel === "Camry") add(counts.fuelType, "Hybrid", count);
    add(counts.make, itsMake, count);
    add(counts.model, modelKey(itsMake, itsModel), count);
    add(counts.year, String(itsYear), count);
    add(counts.location, city, count);
  }
  return counts;
}

const suggest = (typed: string) =>
  suggestCars(typed, counting, now).map(({ text, count }) => `${text} ${count}`);

const SUGGESTED: [typed: string, texts: string[]][] = [
  ["ca", ["Toyota Camry 8", "Kia Carnival 2"]],
  ["كامر", ["Toyota Camry 8", "Toyota Camry 2018 5", "Toyota Camry 2015 3"]],
  ["toy", ["Toyota 18", "Toyota Corolla 9", "Toyota Camry 8", "Toyota Land Cruiser 1"]],
  ["c", ["Toyota Corolla 9", "Toyota Camry 8", "Kia Carnival 2", "Honda Civic 2"]],
  ["toyota c", ["toyota Corolla 9", "toyota Camry 8"]],
  ["toyota", ["Toyota 18", "Toyota Corolla 9", "Toyota Camry 8", "Toyota Land Cruiser 1"]],
  ["camry", ["Toyota Camry 8", "Toyota Camry 2018 5", "Toyota Camry 2015 3"]],
  ["كمري", ["Toyota Camry 8", "Toyota Camry 2018 5", "Toyota Camry 2015 3"]],
  ["camry 20", ["camry 2018 5", "camry 2015 3"]],
  ["camry 2018", ["camry 2018 5"]],
  ["camry ir", ["camry Irbid 3"]],
  ["land cru", ["Toyota Land Cruiser 1", "Toyota Land Cruiser 2010 1"]],
  ["landcru", ["Toyota Land Cruiser 1", "Toyota Land Cruiser 2010 1"]],
  ["amm", ["Amman 24"]],
  ["20", ["Peugeot 206 4", "Peugeot 206 2004 4"]],
  ["corlo", ["Toyota Corolla 9", "Toyota Corolla 2018 9"]],
  ["crlo", ["Toyota Corolla 9", "Toyota Corolla 2018 9"]],
  ["3amm", ["Amman 24"]],
  ["مش هاي", ["مش Hybrid 21"]],
  ["toyota not hyb", ["toyota not Hybrid 10"]],
  ["toyota not", ["toyota not Hybrid 10"]],
  ["kia not", []],
  ["bmw 7 s", ["bmw 7 Series 3"]],
  ["coroll", ["Toyota Corolla 9", "Toyota Corolla 2018 9"]],
  ["corola", ["Toyota Corolla 9", "Toyota Corolla 2018 9"]],
  ["tyoota", ["Toyota 18", "Toyota Corolla 9", "Toyota Camry 8", "Toyota Land Cruiser 1"]],
  ["kia camry", []],
  ["hybrid ca", ["hybrid Toyota Camry 8", "hybrid Kia Carnival 2"]],
  ["clean ca", ["clean Toyota Camry 8", "clean Kia Carnival 2"]],
  ["zebra ca", []],
  ["موديل 201", ["موديل 2018 14", "موديل 2015 3", "موديل 2012 2"]],
  ["japanese c", ["Japanese cars 20"]],
  ["سيارات كو", ["سيارات كورية 2"]],
  ["toyota am", ["toyota Amman 15"]],
  ["سيارات", ["All cars 29"]],
  ["سيارة للبيع", ["All cars 29"]],
  ["201", ["2018 14", "2015 3", "2012 2"]],
  ["٢٠١", ["2018 14", "2015 3", "2012 2"]],
  ["هايب", ["Hybrid 8"]],
  ["camry hyb", ["camry Hybrid 8"]],
  ["كامري تحت ا", ["كامري تحت 10000 8", "كامري تحت 15000 8", "كامري تحت 20000 8"]],
  ["camry under 15", ["camry under 15000 8"]],
  ["clean under 1", []],
  ["zzz", []],
  ["", []],
  ["🚗", []],
];

for (const [typed, texts] of SUGGESTED)
  test(`${typed} → ${texts.join(", ")}`, () => {
    expect(suggest(typed)).toEqual(texts);
  });

test("suggestions are in the reader's language", () => {
  inLanguage("ar", () => {
    expect(suggest("cam").slice(0, 2)).toEqual(["تويوتا كامري 8", "تويوتا كامري 2018 5"]);
    expect(suggest("كامري ار")).toEqual(["كامري إربد 3"]);
  });
});

test("each suggestion names its kind", () => {
  expect(suggestCars("camry", counting, now).map(({ kind }) => kind)).toEqual(["model", "year", "year"]);
  expect(suggestCars("amm", counting, now).map(({ kind }) => kind)).toEqual(["city"]);
});

test("no typed text causes an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(suggestCars(typed, counting, now).length).toBeLessThanOrEqual(8);
    }),
  );
});
