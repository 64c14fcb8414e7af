import { expect, test } from "bun:test";
import { dayOfDate, jordanDate, jordanDay, jordanYear, startOfJordanDay } from "./jordan-day.ts";

test("a day, a date and a year begin three hours before those of UTC", () => {
  const newYear = Date.UTC(2026, 11, 31, 21);
  expect([newYear - 1, newYear].map(jordanYear)).toEqual([2026, 2027]);
  expect([newYear - 1, newYear].map(jordanDate)).toEqual(["2026-12-31", "2027-01-01"]);
  expect(jordanDay(newYear)).toBe(jordanDay(newYear - 1) + 1);
  expect(startOfJordanDay(jordanDay(newYear))).toBe(newYear);
});

test("a valid date gives its day; anything else gives null", () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(dayOfDate(jordanDate(noon))).toBe(jordanDay(noon));
  for (const text of [
    "",
    "21.11.2026",
    "2026-02-30",
    "2026-13-01",
    "2026-11-21T00:00",
    "+2026-1-1",
    "2026-11-2",
  ])
    expect(dayOfDate(text)).toBeNull();
});
