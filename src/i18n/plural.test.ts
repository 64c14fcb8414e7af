import { expect, test } from "bun:test";
import { plural } from "./plural.ts";

const cars = { zero: "0", one: "1", two: "2", few: "f", many: "m", other: "o" };

test("Arabic has six plural forms, English two and a separate one for zero", () => {
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103];
  expect(counts.map((n) => plural("ar", n, cars)).join("")).toBe("012ffmmoof");
  expect([0, 1, 2, 100].map((n) => plural("en", n, cars)).join("")).toBe("01oo");
});

test("a missing form falls back to another, and the number is formatted", () => {
  expect(plural("ar", 11, { other: "{n} سيارة" })).toBe("11 سيارة");
  expect(plural("en", 12_500, { one: "{n} car", other: "{n} cars ($&)" })).toBe("12,500 cars ($&)");
  expect(plural("en", 2, { other: "{n} of {n}" })).toBe("2 of 2");
  expect(plural("ar", 1203, { few: "{n} سيارات", other: "" })).toBe("1,203 سيارات");
});
