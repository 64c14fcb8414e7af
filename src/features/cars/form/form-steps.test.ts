import { expect, test } from "bun:test";
import { type CarField, carFields } from "../fields.ts";
import { fieldsOf, readStep, stepAfter, stepBefore, STEPS, stepWith } from "./form-steps.ts";

test("every field is in exactly one step", () => {
  const inSteps = STEPS.flatMap(fieldsOf);
  expect(inSteps.toSorted()).toEqual((Object.keys(carFields) as CarField[]).toSorted());
});

test("invalid fields lead to the first of their steps, in whatever order they are reported", () => {
  expect(stepWith(["description", "price"])).toBe("price");
  expect(stepWith(["images"])).toBe("photos");
  expect(stepWith(["features.3"])).toBe("details");
  expect(stepWith(["images.0.width", "model"])).toBe("car");
  expect(stepWith(["", "sellerId"])).toBeUndefined();
});

test("steps follow each other, and an unknown name is the first step", () => {
  expect(STEPS.map(stepAfter)).toEqual(["photos", "price", "details", "review", "review"]);
  expect(STEPS.map(stepBefore)).toEqual([undefined, "car", "photos", "price", "details"]);
  expect(["price", "", undefined, "constructor"].map(readStep)).toEqual(["price", "car", "car", "car"]);
});
