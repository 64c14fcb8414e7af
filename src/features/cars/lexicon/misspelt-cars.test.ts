import { expect, test } from "bun:test";
import { readCarFilter } from "../schema.ts";
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

test("a slightly misspelled color, fuel or city is understood, but no unknown make is read as one", () => {
  expect(forgiven("hondas in irbd")).toBe("make=Honda location=Irbid");
  expect(forgiven("marroon sedn")).toBe("color=Burgundy bodyType=Sedan");
  expect(forgiven("kia zarqqa")).toBe("make=Kia location=Zarqa");
  expect(forgiven("dieesel blakc whte")).toBe("fuelType=Diesel color=Black color=White");
  expect(forgiven("engine block")).toBe("");
  const makes = "Rand,Geo,Gaz,Seres,Saleen,Steyr,Bristol,Riley,Reliant,Silva,Ariel,Salmson,Auburn,Aixam";
  for (const make of makes.split(","))
    expect([make, forgiven(make)]).toEqual([make, expect.not.stringMatching(/color|fuelType|location/)]);
});

test("words with a comma between them are not read as one", () => {
  expect(forgiven("aveo, utter")).toBe("model=Aveo");
  expect(forgiven("cam, rry")).toBe("");
});

test("a known name does not include the next word", () => {
  expect(forgiven("مرسيدس اس ٥٠٠")).toBe("make=Mercedes-Benz model=S 500");
});

test("a negation is not read as a misspelled name", () => {
  expect(forgiven("كل الالوان ما عدا الابيض")).toBe("not.color=White");
});
