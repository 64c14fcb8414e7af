import { expect, test } from "bun:test";
import { valueQuestion } from "./value-question.ts";

const camry = { make: "Toyota", model: "Camry", year: "2018" };

test("a car is valued as soon as make, model and year are known", () => {
  expect(valueQuestion(camry)).toBe("make=Toyota&model=Camry&year=2018");
  expect(valueQuestion({ ...camry, mileage: "95,000" })).toBe(
    "make=Toyota&model=Camry&year=2018&mileage=95000",
  );
  expect(valueQuestion({ ...camry, year: "٢٠١٨", mileage: "٩٥٠٠٠" })).toContain("year=2018&mileage=95000");
  for (const missing of ["make", "model", "year"])
    expect(valueQuestion({ ...camry, [missing]: " " })).toBeNull();
});

test("impossible years and mileages are not valued", () => {
  for (const year of ["201", "1989", "2099", "new", "2018.5"])
    expect(valueQuestion({ ...camry, year })).toBeNull();
  for (const mileage of ["-5", "9999999", "far"])
    expect(valueQuestion({ ...camry, mileage })).toBe("make=Toyota&model=Camry&year=2018");
});

test("prices that cannot be compared get no advice", () => {
  for (const odd of [{ customs: "uncleared" }, { payment: "instalments" }, { bodyCondition: "accident" }])
    expect(valueQuestion({ ...camry, ...odd })).toBeNull();
  expect(
    valueQuestion({ ...camry, customs: "cleared", payment: "cash", bodyCondition: "good" }),
  ).not.toBeNull();
});

test("fuel, transmission and paint are included once chosen", () => {
  expect(valueQuestion({ ...camry, fuelType: "Hybrid", paint: "original" })).toBe(
    "make=Toyota&model=Camry&year=2018&fuelType=Hybrid&paint=original",
  );
});
