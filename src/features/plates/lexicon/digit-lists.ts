/* Digits as text, alternatives and years in a description of a plate's digits. */
import type { Meaning } from "#src/language/engine/word-table.ts";
import { FIRST_BIRTH_YEAR } from "../catalogue/patterns.ts";
import type { DigitPart } from "./digit-parts.ts";

export const pattern = (...patterns: string[]): Meaning => ({
  column: "pattern",
  value: [...new Set(patterns)].join(),
});

/** Digits as text; several of a digit without a count are two. */
export function digitsOf(parts: DigitPart[]): string {
  const then = parts.findIndex(({ name }) => name === "then");
  if (then >= 0) return digitsOf(parts.slice(0, then)) + digitsOf(parts.slice(then + 1));
  // `double seven double five`
  const more = parts.findLastIndex(({ name }) => name === "of-one");
  if (more > 0) return digitsOf(parts.slice(0, more)) + digitsOf(parts.slice(more));
  const [first, last] = parts.filter(({ name }) => name !== "and");
  if (!first) return "";
  // `double 77`
  if (last && new RegExp(`^(\\d)\\1{${Number(first.value) - 1}}$`).test(last.value)) return last.value;
  if (last) return last.value.repeat(Number(first.value));
  return first.name === "many" ? first.value.repeat(2) : first.value;
}

const JOINTS = new Set(["or", "and", "comma", "to"]);

/** The alternatives of a list. */
export function listOf(parts: DigitPart[]): DigitPart[][] {
  const lists: DigitPart[][] = [[]];
  for (const part of parts)
    if (JOINTS.has(part.name)) lists.push([]);
    else lists.at(-1)?.push(part);
  return lists.filter((list) => list.length > 0);
}

const MOST_YEARS = 30;
const LAST_YEAR = 2030;

/** `isBirth` if nothing but the numbers says that they are years. */
export function yearsMeant(numbers: DigitPart[], isRange: boolean, isBirth: boolean): Meaning | null {
  const [first = 0, last = first] = numbers.map(({ value }) => fullYear(Number(value)));
  const least = isBirth ? FIRST_BIRTH_YEAR : 1900;
  if (![first, last].every((year) => year >= least && year <= LAST_YEAR)) return null;
  if (!isRange) return pattern(String(first), String(last));
  if (last < first || last - first > MOST_YEARS) return null;
  return pattern(...yearsBetween(first, last));
}

/** `1995` for 95. */
const fullYear = (year: number): number =>
  year > 99 || year < 10 ? year : year + (year <= LAST_YEAR % 100 ? 2000 : 1900);

/** `1989,199?` for 1989 to 1999. */
function yearsBetween(first: number, last: number): string[] {
  const years: string[] = [];
  for (let year = first; year <= last; year++) {
    const isDecade = year % 10 === 0 && year + 9 <= last;
    years.push(isDecade ? String(year).replace(/0$/, "?") : String(year));
    if (isDecade) year += 9;
  }
  return years;
}
