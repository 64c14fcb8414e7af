import { expect, test } from "bun:test";
import { patternTags } from "./patterns.ts";
import { officialLevelOf } from "./official-prices.ts";

test.each([
  ["7", "short"],
  ["77", "short"],
  ["482", "three"],
  ["777", "three"],
  ["1221", "four-patterned"],
  ["4826", "four-plain"],
  ["12345", "five-patterned"],
  ["48261", "five-plain"],
] as const)("%s falls under %s", (number, level) => {
  expect(officialLevelOf({ digitCount: number.length, tags: patternTags("10", number) })).toBe(level);
});
