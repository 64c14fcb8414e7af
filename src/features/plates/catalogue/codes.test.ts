import { expect, test } from "bun:test";
import { messagesOf } from "#src/i18n/t.ts";
import { AREA_CODES, cityOfCode } from "./codes.ts";

test("codes have the specification's cities, and others have none", () => {
  expect(AREA_CODES).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]);
  expect(["10", 14, 15, 16, 17, 18].map(cityOfCode)).toEqual([
    "Amman",
    "Amman",
    "Zarqa",
    "Zarqa",
    "Irbid",
    "Irbid",
  ]);
  expect([19, 20, 21, 22, 23].map(cityOfCode)).toEqual(["Mafraq", "Balqa", "Madaba", "Karak", "Tafilah"]);
  expect([24, 25, 26, 27].map(cityOfCode)).toEqual(["Ma'an", "Aqaba", "Jerash", "Ajloun"]);
  expect([1, 9, 28, 99, "", "x"].map(cityOfCode)).toEqual([null, null, null, null, null, null]);
});

test("every city has an Arabic name", () => {
  for (const code of AREA_CODES) {
    const city = cityOfCode(code) ?? "";
    expect(messagesOf.ar.plateCityLabel(city)).toMatch(/^[\u0600-\u06ff]+$/);
    expect(messagesOf.en.plateCityLabel(city)).toBe(city);
  }
});
