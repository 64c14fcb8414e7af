/* Numbers in searches of cars. */
import { KM_PER_MILE } from "#src/core/units.ts";
import type { GuessedNumber, Meaning, NumberColumn } from "#src/language/engine/word-table.ts";
import { type NumberWords, numberWords, PRICE_WORDS } from "#src/language/grammar/number-column-words.ts";
import { LEXICONS, linesOf } from "./lexicons.ts";

const FIRST_YEAR = 1950;
/** Without a word for years, a number of two digits is a year only from this one on: `camry 98`, but not `camry 65`. */
const FIRST_SHORT_YEAR = 1970;
/** `around 2015` is 2013 to 2017. */
const YEARS_AROUND = 2;
const MOST_YEARS = 60;
const LEAST_PRICE = 500;
const MOST_PRICE = 10_000_000;
const LEAST_SCALED_PRICE = 1500;
/** Smaller round numbers may be model names: `Ram 3500`. */
const LEAST_BARE_PRICE = 4000;
/** Above this, `90k` may mean kilometers. */
const MOST_BARE_PRICE = 50_000;
const MOST_KM = 5_000_000;

const wordsOf = (column: string): NumberWords => numberWords(linesOf(LEXICONS.carNumbers, column));

/** A number below `least` is in thousands: `سعرها 15` (its price is 15), `ماشية 90` (driven 90). */
const thousandsBelow = (least: number, most: number) => (typed: number) => {
  const number = typed < least ? typed * 1000 : typed;
  return number > 0 && number <= most ? number : null;
};

const isCar = ({ column }: Meaning): boolean => ["make", "model", "generation"].includes(column);
const isPriceOrMileage = ({ column }: Meaning): boolean => column === "price" || column === "mileage";
const isRound = (number: number): boolean => number % 500 === 0;

/** The year that a number stands for, also in two digits; null for other numbers. */
type YearOf = (number: number, isPadded?: boolean) => number | null;

const yearUntil =
  (lastYear: number): YearOf =>
  (number, isPadded = false) => {
    const isShort = number < 100 && (number >= 10 || isPadded);
    const year = isShort ? (number <= lastYear % 100 ? 2000 : 1900) + number : number;
    return Number.isInteger(year) && year >= FIRST_YEAR && year <= lastYear ? year : null;
  };

/** `من ال12 لل15` (from the 12 to the 15) and `من 92 ل 96` (from 92 to 96) are years, `من 5 ل 8` (from 5 to 8) are thousands. */
const isShortInRange = ({ number, scaled, bound, isPadded, hasArticle }: GuessedNumber, yearOf: YearOf) =>
  bound === "between" &&
  !scaled &&
  number < 100 &&
  yearOf(number, isPadded) !== null &&
  (hasArticle || isPadded || number >= FIRST_SHORT_YEAR % 100);

const yearsAround = (year: number) => ({ min: year - YEARS_AROUND, max: year + YEARS_AROUND });

const yearColumn = (yearOf: YearOf): NumberColumn => ({
  column: "year",
  words: wordsOf("year"),
  alone: "exact",
  read: yearOf,
  guess: (guessed) => {
    const { number, scaled, bound, isPadded } = guessed;
    const isOwn = isPadded || (yearOf(number) === number && !(bound === "max" && isRound(number)));
    return isShortInRange(guessed, yearOf) || (!scaled && isOwn);
  },
  around: yearsAround,
  short: (number, isPadded) => {
    const year = number < 100 ? yearOf(number, isPadded) : null;
    return year !== null && year >= FIRST_SHORT_YEAR
      ? { column: "year", value: { min: year, max: year }, beside: isCar }
      : null;
  },
});

const priceColumn = (yearOf: YearOf): NumberColumn => ({
  column: "price",
  words: PRICE_WORDS,
  alone: "max",
  read: thousandsBelow(100, MOST_PRICE),
  guess: (guessed) => {
    const { number, bound, scaled, isPadded } = guessed;
    const isAmount = scaled || (number > 0 && (yearOf(number) !== number || isRound(number)));
    // `تحت العشرة` (below ten) may mean ten thousand.
    const isThousands = number < 100 && bound !== "min";
    const isInRange = (isThousands || number >= LEAST_PRICE) && number <= MOST_PRICE;
    return bound !== null && !isPadded && isAmount && isInRange && !isShortInRange(guessed, yearOf);
  },
  bare: ({ number, scaled }) => {
    const least = scaled ? LEAST_SCALED_PRICE : LEAST_BARE_PRICE;
    const isPrice = number >= least && number <= MOST_BARE_PRICE && (scaled || isRound(number));
    return isPrice ? isPriceOrMileage : null;
  },
});

const kilometersIn = thousandsBelow(1000, MOST_KM);

const distances: NumberColumn[] = [
  { column: "mileage", words: wordsOf("mileage"), alone: "max", read: kilometersIn },
  {
    column: "mileage",
    words: wordsOf("miles"),
    alone: "max",
    read: (typed) => {
      const miles = kilometersIn(typed);
      return miles && Math.round(miles * KM_PER_MILE);
    },
  },
];

const ageColumn = (lastYear: number): NumberColumn => ({
  column: "year",
  words: wordsOf("age"),
  alone: "exact",
  isReversed: true,
  read: (age) => (Number.isInteger(age) && age <= MOST_YEARS ? lastYear - 1 - age : null),
  around: yearsAround,
});

/** A number that only says that a thing is wanted, if it is in a range. */
const saying = (says: Meaning, from: number, to: number): NumberColumn => ({
  column: says.column,
  words: wordsOf(says.column),
  says,
  alone: "exact",
  read: (number) => (number >= from && number <= to ? number : null),
});

const INSTALMENTS: Meaning = { column: "payment", value: "instalments", also: ["cash-or-instalments"] };
const ALLOY_WHEELS: Meaning = { column: "features", value: "Alloy Wheels" };

export function numberColumns(lastYear: number): NumberColumn[] {
  const yearOf = yearUntil(lastYear);
  return [
    yearColumn(yearOf),
    priceColumn(yearOf),
    ...distances,
    ageColumn(lastYear),
    { ...saying(INSTALMENTS, 1, MOST_PRICE), unitOf: "price" },
    saying(ALLOY_WHEELS, 12, 24),
    // Numbers that no field has, such as the range of a battery, stay text.
    { column: "other", unitOf: "mileage", words: wordsOf("other"), alone: "exact", read: () => null },
  ];
}
