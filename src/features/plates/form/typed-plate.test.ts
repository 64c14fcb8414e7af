import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { suggestedTitle, typedPlate } from "./typed-plate.ts";

test.each([
  ["10", "12345", "10", "12345"],
  [" 010 ", "00777", "10", "777"],
  ["١٠", "٧٧٧", "10", "777"],
  ["1a", "12-34", "", "1234"],
  ["10", " 12 – ٣٤٥ ", "10", "12345"],
  ["10", "-12", "10", ""],
  ["0", "00000", "", ""],
  ["100", "123456", "", ""],
  [undefined, undefined, "", ""],
])("%p and %p are drawn as %p and %p", (areaCode, plateNumber, code, number) => {
  expect(typedPlate({ areaCode, plateNumber })).toEqual({ areaCode: code, plateNumber: number });
});

test("a title is suggested from the plate's best pattern, else its digits, once both parts are typed", () => {
  const titleOf = (areaCode: string, plateNumber: string) =>
    inLanguage("en", () => suggestedTitle({ areaCode, plateNumber }));
  expect(titleOf("10", "777")).toBe("Number plate 777, code 10, all the same digit");
  expect(titleOf("15", "48261")).toBe("Number plate 48261, code 15, 5 digits");
  expect(titleOf("15", "")).toBeNull();
  expect(titleOf("", "777")).toBeNull();
});

test("the Arabic title names code and number separately", () => {
  const title = inLanguage("ar", () => suggestedTitle({ areaCode: "10", plateNumber: "777" }));
  expect(title).toBe("لوحة رقم 777 ترميز 10، أرقام متشابهة");
});
