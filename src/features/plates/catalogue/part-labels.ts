import { t } from "#t";
import { cityOfCode } from "./codes.ts";
import { cleanPattern } from "./pattern-text.ts";

export const PART_LABELS = {
  pattern: (patterns: string) => t.platesChipPattern(patterns.split(/[,&]/).map(cleanPattern)),
  startsWith: (digits: string) => t.platesChipStarts(digits.split(",")),
  endsWith: (digits: string) => t.platesChipEnds(digits.split(",")),
  includes: (digits: string) => t.platesChipContains(digits.split(",")),
  onlyDigits: (digits: string) => t.platesChipOnly([...digits]),
};

export function codeLabel(code: number): string {
  const city = cityOfCode(code);
  return t.plateCodeOf(String(code), city && t.plateCityLabel(city));
}
