import { expect, test } from "bun:test";
import { boundedText, numberIn } from "./query-params.ts";

test("typed text is cleaned and cut to two hundred whole characters", () => {
  expect(boundedText(null)).toBe("");
  expect(boundedText("  a\u200b  b\n")).toBe("a b");
  expect(boundedText(`${"x".repeat(199)}🚗`)).toBe("x".repeat(199));
  expect(boundedText(`${"x".repeat(198)}🚗🚗`)).toBe(`${"x".repeat(198)}🚗`);
  expect(boundedText(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
});

test("a number too long for a price becomes the maximum", () => {
  expect(["99999999", "100000000", "9".repeat(30)].map(numberIn)).toEqual([
    99_999_999, 99_999_999.99, 99_999_999.99,
  ]);
});
