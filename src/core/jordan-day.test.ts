import { expect, test } from "bun:test";
import { jordanDate, jordanDay, jordanYear, startOfJordanDay } from "./jordan-day.ts";

test("a day, a date and a year begin three hours before those of UTC", () => {
  const newYear = Date.UTC(2026, 11, 31, 21);
  expect([newYear - 1, newYear].map(jordanYear)).toEqual([2026, 2027]);
  expect([newYear - 1, newYear].map(jordanDate)).toEqual(["2026-12-31", "2027-01-01"]);
  expect(jordanDay(newYear)).toBe(jordanDay(newYear - 1) + 1);
  expect(startOfJordanDay(jordanDay(newYear))).toBe(newYear);
});
