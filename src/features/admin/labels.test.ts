import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { factValue } from "./labels.ts";

test("the review shows the engine size with the unit in the reader's language", () => {
  expect(inLanguage("ar", () => factValue("engineSize", "1.3 L", {}))).toBe("1.3 لتر");
  expect(inLanguage("ar", () => factValue("engineSize", "١٫٦", {}))).toBe("1.6 لتر");
  expect(inLanguage("en", () => factValue("engineSize", "1600cc", {}))).toBe("1,600 cc");
});

test("the review shows the duration of installments with its unit", () => {
  expect(inLanguage("en", () => factValue("months", 24, {}))).toBe("24 months");
  expect(inLanguage("ar", () => factValue("months", 24, {}))).toBe("24 شهرًا");
  expect(inLanguage("ar", () => factValue("months", 2, {}))).toBe("شهران");
});
