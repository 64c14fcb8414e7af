import { expect, test } from "bun:test";
import { type Ad, parsePredicate } from "./predicate.ts";

const CAMRY: Ad = {
  make: "Toyota",
  model: "Camry",
  year: 2018,
  price: 9000,
  features: ["Sunroof"],
  color: "White",
};

test.each([
  ["Toyota", true],
  ["Toyota/Camry", true],
  ["Toyota/Corolla", false],
  ["Kia|Toyota/Camry", true],
  ["Toyota/~^C", true],
  ["Kia/~^C", false],
  ["year=2018", true],
  ["year=2015..2018", true],
  ["year=2019..2022", false],
  ["price<=9000", true],
  ["price>=9001", false],
  ["features=Sunroof|Bluetooth", true],
  ["features!=Sunroof", false],
  ["color=Black|White", true],
  ["customs!=cleared", true],
  ["customs=cleared", false],
  ["mileage<=100", false],
  ["Toyota/Camry, color=White, year>=2015", true],
  ["Toyota/Camry, color=Black, year>=2015", false],
])("a white Camry of 2018 and %s: %p", (predicate, fits) => {
  expect(parsePredicate(predicate)(CAMRY)).toBe(fits);
});
