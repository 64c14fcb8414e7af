import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { centsOf, dinars, parsePriceCents } from "./money.ts";

const cents = fc.integer({ min: 0, max: 9_999_999_999 });
const arabic = (text: string) =>
  text.replace(/[\d.,]/g, (mark) =>
    mark === "." ? "٫" : mark === "," ? "٬" : "٠١٢٣٤٥٦٧٨٩".charAt(Number(mark)),
  );

test("numbers and numeric strings, as clients send them", () => {
  expect(parsePriceCents(16500)).toBe(1_650_000);
  expect(parsePriceCents(19.99)).toBe(1999);
  expect(parsePriceCents("16500.5")).toBe(1_650_050);
  expect(parsePriceCents(" 16,500 ")).toBe(1_650_000);
  expect(parsePriceCents("١٦٬٥٠٠٫٥٠")).toBe(1_650_050);
  expect(parsePriceCents("۱۶،۵۰۰")).toBe(1_650_000);
  expect(parsePriceCents("16 500")).toBe(1_650_000);
  expect(parsePriceCents("1\u202f016\u00a0500.5")).toBe(101_650_050);
  expect(parsePriceCents("\u200f١٦٥٠٠\u200f")).toBe(1_650_000);
  expect(parsePriceCents(0)).toBe(0);
  expect(parsePriceCents("99,999,999.99")).toBe(9_999_999_999);
});

test("anything else is null", () => {
  const numbers = [
    Number.NaN,
    Infinity,
    -Infinity,
    Number("1e309"),
    -1,
    1e21,
    1e-7,
    0.1 + 0.2,
    12.345,
    100_000_000,
  ];
  const words = [
    "",
    " ",
    "1e5",
    "-5",
    "+5",
    "0x10",
    "1.234",
    "5.",
    ".5",
    "1.2.3",
    "12 JD",
    "NaN",
    "100000000",
  ];
  const separators = ["1,5", "16,50", "1,2345", ",500", "1,,000", "16 50", "1 6500", "16  500", "1٫2٫3"];
  for (const input of [...numbers, ...words, ...separators])
    expect([input, parsePriceCents(input)]).toEqual([input, null]);
});

test("every amount survives a round trip through the API, grouping and Arabic digits", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const grouped = dinars(amount).toLocaleString("en", { minimumFractionDigits: 2 });
      expect(parsePriceCents(dinars(amount))).toBe(amount);
      expect(parsePriceCents(grouped)).toBe(amount);
      expect(parsePriceCents(arabic(grouped))).toBe(amount);
    }),
  );
});

test("any input gives whole cents within the limits or null", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string({ unit: "binary" })), (input) => {
      const parsed = parsePriceCents(input);
      expect(parsed === null || (Number.isInteger(parsed) && parsed >= 0 && parsed <= 9_999_999_999)).toBe(
        true,
      );
    }),
  );
});

test("dinars become whole hundredths", () => {
  expect([0, 16_500.5, 0.1 + 0.2, 19.99].map(centsOf)).toEqual([0, 1_650_050, 30, 1999]);
});
