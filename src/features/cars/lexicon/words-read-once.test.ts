import { expect, spyOn, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import * as understanding from "#src/language/engine/understand.ts";
import { understandCars } from "./understand-car.ts";
import { readCarFilter } from "../schema.ts";

const NOW = Date.UTC(2026, 5, 15, 9);
const filterOf = (q: string, plain: string[] = []) => ({
  ...readCarFilter(new URLSearchParams({ q })),
  plain,
});

test("the same words are read once, in each language and for each choice", () => {
  const reading = spyOn(understanding, "understand");
  const allow = () => true;
  const asks = [
    () => understandCars(filterOf("كامري بيضا وكالة"), NOW),
    () => understandCars(filterOf("كامري بيضا وكالة"), NOW, allow),
    () => understandCars(filterOf("كامري بيضا وكالة", ["كامري"]), NOW),
    () => inLanguage("ar", () => understandCars(filterOf("كامري بيضا وكالة"), NOW)),
  ];
  const first = asks.map((ask) => ask());
  expect(reading).toHaveBeenCalledTimes(4);
  expect(asks.map((ask) => ask())).toEqual(first);
  expect(reading).toHaveBeenCalledTimes(4);
  const [english, , plain, arabic] = first;
  expect(arabic?.understood[0]?.label).not.toBe(english?.understood[0]?.label ?? "");
  expect(plain?.understood.length).toBeLessThan(english?.understood.length ?? 0);
  // Another function may allow other meanings.
  understandCars(filterOf("كامري بيضا وكالة"), NOW, () => false);
  expect(reading).toHaveBeenCalledTimes(5);
  reading.mockRestore();
});
