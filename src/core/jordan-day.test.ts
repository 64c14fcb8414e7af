import { expect, test } from "bun:test";
import { jordanYear } from "./jordan-day.ts";

test("the year begins three hours before that of UTC", () => {
  const midnight = Date.UTC(2026, 11, 31, 21);
  expect([jordanYear(midnight - 1), jordanYear(midnight)]).toEqual([2026, 2027]);
});
