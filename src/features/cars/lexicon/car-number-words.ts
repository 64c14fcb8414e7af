import type { GuessedNumber, Meaning, NumberColumn } from "#src/language/engine/word-table.ts";
import { PRICE_WORDS } from "#src/language/grammar/price-words.ts";
import { keysIn } from "#src/language/engine/classes.ts";
import { numberWords } from "#src/language/grammar/number-column-words.ts";
import { LEXICONS } from "./lexicons.ts";

const FIRST_YEAR = 1950;
const LEAST_PRICE = 500;
const MOST_PRICE = 10_000_000;
const MOST_KM = 5_000_000;
const LEAST_SCALED_PRICE = 1500;
/** Smaller round numbers may be model names: `Ram 3500`. */
const LEAST_BARE_PRICE = 4000;
/** Above this, `90k` may mean kilometers. */
const MOST_BARE_PRICE = 50_000;
/** Numbers below these are in thousands: `سعرها 15`, `ماشية 90`. */
const THOUSANDS = { price: 100, km: 1000 };

const MOST_YEARS = 60;
/** `around 2015` is 2013 to 2017. */
const YEARS_AROUND = 2;

const KM_PER_MILE = 1.609344;
const kilometersOf = (miles: number | null) => (miles === null ? null : Math.round(miles * KM_PER_MILE));

const within = (number: number, most: number) => (number > 0 && number <= most ? number : null);

const isCar = ({ column }: Meaning) => ["make", "model", "generation"].includes(column);

const isPriceOrMileage = ({ column }: Meaning): boolean => column === "price" || column === "mileage";

const INSTALMENTS: Meaning = { column: "payment", value: "instalments", also: ["cash-or-instalments"] };
const ALLOY_WHEELS: Meaning = { column: "features", value: "Alloy Wheels" };

/** A number that has this meaning only after a word for it. */
const said = (says: Meaning, from: number, to: number) =>
  ({
    says,
    alone: "exact",
    read: (number: number) => (number >= from && number <= to ? number : null),
  }) as const;

const UNUSED = { alone: "exact", read: () => null } as const;

export function numberColumns(lastYear: number): NumberColumn[] {
  const isYear = (number: number) => Number.isInteger(number) && number >= FIRST_YEAR && number <= lastYear;
  const fullYear = (number: number) => (number <= lastYear % 100 ? 2000 : 1900) + number;
  const isShortYear = (number: number, isPadded: boolean) =>
    Number.isInteger(number) && number < 100 && (number >= 10 || isPadded);
  const isRound = (number: number) => number % 500 === 0;
  /** `من ال12 لل15` and `من 92 ل 96` are years, `من 5 ل 8` are thousands. */
  const isShortYearOfRange = ({ number, scaled, isInRange, isPadded, hasArticle }: GuessedNumber) =>
    isInRange &&
    !scaled &&
    isShortYear(number, isPadded) &&
    (hasArticle || isPadded || number >= 70) &&
    isYear(fullYear(number));
  return [
    {
      column: "year",
      words: numberWords(LEXICONS.year),
      alone: "exact",
      read: (number, isPadded = false) => {
        const year = isShortYear(number, isPadded) ? fullYear(number) : number;
        return isYear(year) ? year : null;
      },
      guess: (guessed) => {
        const { number, scaled, isAtMost, isPadded } = guessed;
        const isOwn = isPadded || (isYear(number) && !(isAtMost && isRound(number)));
        return isShortYearOfRange(guessed) || (!scaled && isOwn);
      },
      around: (year) => ({ min: year - YEARS_AROUND, max: year + YEARS_AROUND }),
      short: (number, isPadded = false) => {
        const year = fullYear(number);
        return isShortYear(number, isPadded) && year >= 1970 && isYear(year)
          ? { column: "year", value: { min: year, max: year }, beside: isCar }
          : null;
      },
    },
    {
      column: "price",
      words: PRICE_WORDS,
      alone: "max",
      read: (number) => within(number < THOUSANDS.price ? number * 1000 : number, MOST_PRICE),
      guess: (guessed) => {
        const { number, bounded, scaled, isSmall, isPadded } = guessed;
        return (
          bounded &&
          !isPadded &&
          (number > 0 || scaled) &&
          (isSmall || number >= LEAST_PRICE) &&
          number <= MOST_PRICE &&
          (scaled || !isYear(number) || isRound(number)) &&
          !isShortYearOfRange(guessed)
        );
      },
      bare: ({ number, scaled }) => {
        const least = scaled ? LEAST_SCALED_PRICE : LEAST_BARE_PRICE;
        const isPrice = number >= least && number <= MOST_BARE_PRICE && (scaled || isRound(number));
        return isPrice ? isPriceOrMileage : null;
      },
    },
    {
      column: "mileage",
      words: numberWords(LEXICONS.mileage),
      alone: "max",
      read: (number) => within(number < THOUSANDS.km ? number * 1000 : number, MOST_KM),
    },
    {
      column: "miles",
      words: numberWords(LEXICONS.miles),
      alone: "max",
      read: (number) => within(number < THOUSANDS.km ? number * 1000 : number, MOST_KM),
      turned: {
        column: "mileage",
        range: ({ min, max }) => ({ min: kilometersOf(min), max: kilometersOf(max) }),
      },
    },
    {
      column: "age",
      words: numberWords(LEXICONS.age),
      alone: "exact",
      read: (number) => (Number.isInteger(number) && number <= MOST_YEARS ? number : null),
      turned: {
        column: "year",
        isReversed: true,
        range: ({ min, max }) => {
          const yearOf = (age: number | null) => (age === null ? null : lastYear - 1 - age);
          return { min: yearOf(max), max: yearOf(min) };
        },
      },
    },
    {
      column: "payment",
      words: numberWords(LEXICONS.installment),
      unitOf: "price",
      ...said(INSTALMENTS, 1, MOST_PRICE),
    },
    {
      column: "features",
      words: { before: keysIn(LEXICONS.features, "BEFORE_SIZE") },
      ...said(ALLOY_WHEELS, 12, 24),
    },
    // No field has these, so they stay text.
    { column: "battery", words: numberWords(LEXICONS.range), ...UNUSED },
    { column: "other", words: numberWords(LEXICONS.otherNumbers), ...UNUSED },
  ];
}
