import { expect, test } from "bun:test";
import { readCarFilter } from "./schema.ts";
import { understandCars } from "./understand-car.ts";

const NOW = Date.UTC(2026, 10, 21);

const forgiven = (q: string): string =>
  understandCars({ ...readCarFilter(new URLSearchParams()), q }, NOW, () => true)
    .understood.map(({ column, value }) => `${column}=${typeof value === "string" ? value : value.min}`)
    .join(" ");

test("a name with swapped letters is not read as a word that sounds like it", () => {
  expect(forgiven("camyr")).toBe("model=Camry");
  expect(forgiven("kamera")).toBe("features=Backup Camera");
});

test("a known name does not include the next word", () => {
  expect(forgiven("مرسيدس اس ٥٠٠")).toBe("make=Mercedes-Benz model=S 500");
});

test("a negation is not read as a misspelled name", () => {
  expect(forgiven("كل الالوان ما عدا الابيض")).toBe("not.color=White");
});
