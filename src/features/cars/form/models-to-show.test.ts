import { expect, test } from "bun:test";
import { modelsToShow } from "./models-to-show.ts";

const names = [
  "Prius",
  "Camry",
  "Corolla",
  "Hilux",
  "RAV4",
  "Land Cruiser",
  "Highlander",
  "Prado",
  "Prius C",
];
const models = names.map((value) => ({ value, label: value === "Camry" ? "كامري" : value }));
const shown = (typed: string) => modelsToShow(models, typed).map(({ value }) => value);

test("without text the first seven models are shown", () => {
  expect(shown("")).toEqual(names.slice(0, 7));
  expect(shown("  ")).toEqual(names.slice(0, 7));
});

test("typed text filters them in either language", () => {
  expect(shown("pr")).toEqual(["Prius", "Prado", "Prius C"]);
  expect(shown("CAM")).toEqual(["Camry"]);
  expect(shown("كام")).toEqual(["Camry"]);
  expect(shown("Zeekr")).toEqual([]);
});

test("a chosen model keeps the others visible and is itself included", () => {
  expect(shown("Camry")).toEqual(names.slice(0, 7));
  expect(shown("كامري")).toEqual(names.slice(0, 7));
  expect(shown("Prado")).toEqual(["Prado", ...names.slice(0, 6)]);
});
