import { namesOf } from "#src/core/pick.ts";
import { t } from "#t";
import { cityOfCode } from "./codes.ts";
import { cleanPattern } from "./pattern-text.ts";

export const PART_LABELS = {
  pattern: (patterns: string) =>
    patterns
      .split("&")
      .map((list) => t.platesChipPattern(list.split(",").map(cleanPattern)))
      .join(" + "),
  startsWith: (digits: string) => t.platesChipStarts(digits.split(",")),
  endsWith: (digits: string) => t.platesChipEnds(digits.split(",")),
  includes: (digits: string) => t.platesChipContains(digits.split(",")),
  onlyDigits: (digits: string) => t.platesChipOnly([...digits]),
};

const SHAPES = {
  includes: /^\*\d+\*$/,
  startsWith: /^\d+\*$/,
  endsWith: /^\*\d+$/,
};

/** An excluded part of the number is stored as a pattern, but named like the filter of that part. */
export function excludedLabel(patterns: string): string {
  const all = patterns.split(",").map(cleanPattern);
  const name = namesOf(SHAPES).find((each) => all.every((pattern) => SHAPES[each].test(pattern)));
  return name ? PART_LABELS[name](all.join().replaceAll("*", "")) : PART_LABELS.pattern(patterns);
}

export function cityLabel(code: string | number): string | null {
  const city = cityOfCode(code);
  return city && t.plateCityLabel(city);
}

export const codeLabel = (code: number): string => t.plateCodeOf(String(code), cityLabel(code));
