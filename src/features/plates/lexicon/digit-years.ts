/* Years in a description of a plate's digits: `born in 95`, `years 1990-1999`. */
import { FIRST_BIRTH_YEAR } from "../catalogue/patterns.ts";

const FIRST_YEAR = 1900;
const LAST_YEAR = 2030;
const MOST_YEARS = 30;

/** `1995` for 95. */
const fullYear = (year: number): number =>
  year > 99 || year < 10 ? year : year + (year <= LAST_YEAR % 100 ? 2000 : 1900);

const areYears = (years: number[], first: number): boolean =>
  years.every((year) => year >= first && year <= LAST_YEAR);

/** The years as patterns, such as `1995`. Empty if one of the numbers is no year. */
export function yearsNamed(numbers: string[]): string[] {
  const years = numbers.map((number) => fullYear(Number(number)));
  return areYears(years, FIRST_YEAR) ? years.map(String) : [];
}

/** `1989,199?` for 1989 to 1999. Without a word for years only those of a birth are meant. */
export function yearsBetween(ends: string[], isYear: boolean): string[] {
  const [first = 0, last = 0] = ends.map((number) => fullYear(Number(number)));
  if (!areYears([first, last], isYear ? FIRST_YEAR : FIRST_BIRTH_YEAR) || last - first > MOST_YEARS)
    return [];
  const years = Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
  const isWhole = (decade: string) => years.filter((year) => year.startsWith(decade)).length === 10;
  const patterns = years.map((year) => (isWhole(year.slice(0, 3)) ? `${year.slice(0, 3)}?` : year));
  return [...new Set(patterns)];
}
