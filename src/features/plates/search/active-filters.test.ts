import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { understandPlates } from "../lexicon/understand-plate.ts";
import { readPlateFilter } from "../schema.ts";
import { activePlateFilters } from "./active-filters.ts";

const filterOf = (params: Record<string, string>) => readPlateFilter(new URLSearchParams(params));
const labels = (pattern: string) =>
  activePlateFilters(filterOf({ "not.pattern": pattern })).map(({ label }) => label);

test.each([
  ["*7*", "Excluding Contains 7", "باستثناء يحتوي على \u20667\u2069"],
  ["*4*,*٩٩*", "Excluding Contains 4 or 99", "باستثناء يحتوي على \u20664\u2069 أو \u206699\u2069"],
  ["7*", "Excluding Starts with 7", "باستثناء يبدأ بـ \u20667\u2069"],
  ["*4,*9", "Excluding Ends with 4 or 9", "باستثناء ينتهي بـ \u20664\u2069 أو \u20669\u2069"],
  ["*4*,9*", "Excluding Pattern *4* or 9*", "باستثناء النمط \u2066*4*\u2069 أو \u20669*\u2069"],
  ["*A*A*", "Excluding Pattern *A*A*", "باستثناء النمط \u2066*A*A*\u2069"],
])("the excluded pattern %s is named %s", (pattern, english, arabic) => {
  expect(labels(pattern)).toEqual([english]);
  expect(inLanguage("ar", () => labels(pattern))).toEqual([arabic]);
});

test.each([
  "starts with 10 not 7",
  "not 7777",
  "no 4s or 9s",
  "does not end with 4 or 9",
  "بدون 7",
  "مش 777",
])("what %p excludes has the same name once it is saved", (q) => {
  for (const language of ["en", "ar"] as const)
    inLanguage(language, () => {
      const { filter, understood } = understandPlates(filterOf({ q }), 0);
      const [saved] = labels(String(filter["not.pattern"][0]));
      expect(understood.map(({ label }) => label)).toContain(String(saved));
    });
});
