import { expect, test } from "bun:test";
import { isMileageOdd } from "#src/features/cars/list-cars.ts";
import { bannedWordIn, isPriceLow, medianOf } from "./rules.ts";

test("a price is low if it is under half the median of at least five", () => {
  expect(medianOf([1, 2, 3, 4])).toBeNull();
  const median = medianOf([800, 1000, 900, 1100, 5000]);
  expect(median).toBe(1000);
  expect(isPriceLow(499, median)).toBe(true);
  expect(isPriceLow(500, median)).toBe(false);
  expect(isPriceLow(1, null)).toBe(false);
});

test("0 km is odd for cars of two to fifteen years; for older ones it only means unknown", () => {
  for (const year of [2011, 2015, 2020, 2024]) expect(isMileageOdd({ mileageKm: 0, year }, 2026)).toBe(true);
  for (const year of [1990, 2010, 2025, 2027]) expect(isMileageOdd({ mileageKm: 0, year }, 2026)).toBe(false);
  expect(isMileageOdd({ mileageKm: 1, year: 2020 }, 2026)).toBe(false);
});

test("banned words are found as whole words in every spelling", () => {
  const words = ["مسروقة", "Replica", "بدون أوراق", "  "];
  expect(bannedWordIn("سياره مسروقه", words)).toBe("مسروقة");
  expect(bannedWordIn("a REPLICA body kit", words)).toBe("Replica");
  expect(bannedWordIn("بدون اوراق", words)).toBe("بدون أوراق");
  expect(bannedWordIn("replicated, مسروقات", words)).toBeNull();
  const joined = ["قرش", "bomb", "بدون أوراق", "لب"];
  for (const text of ["وقرش", "القرش", "بالقرش", "وللقرش", "قرش"])
    expect(bannedWordIn(text, joined)).toBe("قرش");
  for (const text of ["bombs", "a BOMB"]) expect(bannedWordIn(text, joined)).toBe("bomb");
  expect(bannedWordIn("وبدون الأوراق", joined)).toBe("بدون أوراق");
  expect(bannedWordIn("bombastic, قرشان, كلب, مقرش", joined)).toBeNull();
  expect(bannedWordIn("", [])).toBeNull();
});
