import { expect, test } from "bun:test";
import { ideasLeft } from "./missing-photos.tsx";

test("a photo takes the idea that it was chosen for, and otherwise the first one left", () => {
  const ideas = ["side", "front", "odometer"].map((name) => ({ icon: "car" as const, name }));
  const left = (...taken: (string | undefined)[]) => ideasLeft(ideas, taken).map(({ name }) => name);
  expect(left()).toEqual(["side", "front", "odometer"]);
  expect(left("odometer")).toEqual(["side", "front"]);
  expect(left("odometer", undefined)).toEqual(["front"]);
  expect(left(undefined, undefined)).toEqual(["odometer"]);
  expect(left(undefined, "odometer", undefined, undefined)).toEqual([]);
});
