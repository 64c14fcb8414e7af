import { expect, test } from "bun:test";
import { readCarFilter } from "./schema.ts";
import { understandCars } from "./understand-car.ts";

const NOW = Date.UTC(2026, 10, 21);

const forgiven = (q: string): string =>
  understandCars({ ...readCarFilter(new URLSearchParams()), q }, NOW, () => true)
    .understood.map(({ column, value }) => `${column}=${typeof value === "string" ? value : value.min}`)
    .join(" ");

test("swapped letters of a name are not heard as another word", () => {
  expect(forgiven("camyr")).toBe("model=Camry");
  expect(forgiven("kamera")).toBe("features=Backup Camera");
});

test("a known name does not take in the word after it", () => {
  expect(forgiven("مرسيدس اس ٥٠٠")).toBe("make=Mercedes-Benz model=S 500");
});

test("a negation is no misspelt name", () => {
  expect(forgiven("كل الالوان ما عدا الابيض")).toBe("not.color=White");
});
