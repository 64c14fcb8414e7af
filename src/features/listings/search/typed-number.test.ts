import { expect, test } from "bun:test";
import { askedNumber } from "./typed-number.ts";

test.each([
  ["100123", false],
  [" ١٠٠١٢٣ ", false],
  ["رقم ۱۰۰۱۲۳", false],
  ["no. 100123", false],
  ["#100123", true],
  ["Ad 100123", true],
  ["listing no. 100123", true],
  ["إعلان 100123", true],
  ["اعلان رقم ١٠٠١٢٣", true],
  ["رقم الإعلان: 100123", true],
  ["100123 ad", true],
])("%p asks for the listing 100123", (q, isNamed) =>
  expect(askedNumber(q)).toEqual({ number: 100_123, isNamed }),
);

test.each([
  "",
  "ad",
  "48213",
  "10-12345",
  "camry 100123",
  "100123 100124",
  "100,123",
  "0100123",
  "0791234567",
])("%p asks for no listing by its number", (q) => expect(askedNumber(q)).toBeNull());
