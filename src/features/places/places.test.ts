import { expect, test } from "bun:test";
import { foldTokens } from "#src/core/fold.ts";
import { findPlace, placesNamed, placeSpellings } from "./place-names.ts";
import { CITIES, placeLabel, PLACES } from "./places.ts";

const CITIES_OF_SPECIFICATION = [
  ["Amman", "Irbid", "Zarqa", "Aqaba", "Karak", "Madaba"],
  ["Jerash", "Ajloun", "Tafilah", "Ma'an", "Salt", "Mafraq"],
].flat();
const PLATE_LOCATIONS: [spelling: string, name: string][] = [
  ["Amman", "Amman"],
  ["Irbid", "Irbid"],
  ["Zarqa", "Zarqa"],
  ["Russeifa", "Russeifa"],
  ["Wadi al-Seer", "Wadi al-Seer"],
  ["Tilaa Ali", "Tilaa Ali"],
  ["Aqaba", "Aqaba"],
  ["Sahab", "Sahab"],
  ["Al Ramtha", "Ramtha"],
  ["Al-Karak", "Karak"],
  ["Madaba", "Madaba"],
  ["Jerash", "Jerash"],
  ["Ma'an", "Ma'an"],
  ["Tafilah", "Tafilah"],
  ["Al-Jubeiha", "Al-Jubeiha"],
  ["Ajloun", "Ajloun"],
  ["At-Taiyibah", "At-Taiyibah"],
  ["Ar-Ramtha", "Ramtha"],
  ["Al-Mafraq", "Mafraq"],
  ["Umm Qais", "Umm Qais"],
];

test("cities are those of the specification, in its order", () => {
  expect(CITIES).toEqual(CITIES_OF_SPECIFICATION);
});

test("every plate location in the specification is a place, without duplicates", () => {
  for (const [spelling, name] of PLATE_LOCATIONS)
    expect([spelling, findPlace(spelling)?.name]).toEqual([spelling, name]);
  expect(new Set(PLACES.map(({ name }) => name)).size).toBe(20);
});

test("every spelling finds its own place", () => {
  for (const place of PLACES) {
    for (const spelling of placeSpellings(place)) expect(findPlace(spelling)).toBe(place);
  }
});

test("no alias repeats another spelling", () => {
  const keys = PLACES.flatMap((place) => placeSpellings(place)).map((text) => foldTokens(text).join(""));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("common spellings find their place", () => {
  expect(findPlace(" عمان ")?.name).toBe("Amman");
  expect(findPlace("اربد")?.name).toBe("Irbid");
  expect(findPlace("AMMAN")?.name).toBe("Amman");
  expect(findPlace("Ma’an")?.name).toBe("Ma'an");
  expect(findPlace("البلقاء")?.name).toBe("Salt");
  for (const text of ["", "-", "Dubai", "constructor", "all"]) expect(findPlace(text)).toBeNull();
});

test("labels follow the language", () => {
  expect([placeLabel("Amman", "en"), placeLabel("Amman", "ar")]).toEqual(["Amman", "عمّان"]);
  expect(placeLabel("Petra", "ar")).toBe("Petra");
});

test("part of a name finds every place that contains it; a city also finds its governorate", () => {
  expect(placesNamed("mafr")).toEqual(["Mafraq"]);
  expect(placesNamed("تلاع")).toEqual(["Tilaa Ali"]);
  expect(placesNamed("عمان")).toEqual(["Amman", "Wadi al-Seer", "Tilaa Ali", "Sahab", "Al-Jubeiha"]);
  expect(placesNamed("Dubai")).toEqual([]);
});
