import { expect, test } from "bun:test";
import { toLatinDigits } from "./digits.ts";

test("Arabic-Indic and Persian digits become Latin, everything else stays", () => {
  expect(toLatinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(toLatinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(toLatinDigits("كورولا ٢٠١٦, 5٪")).toBe("كورولا 2016, 5٪");
});
