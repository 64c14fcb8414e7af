import {
  type Meaning,
  type NumberColumn,
  type Phrase,
  type WordTable,
  wordTable,
} from "#src/words/word-table.ts";
import { foldText } from "#src/core/fold.ts";
import { toLatinDigits } from "#src/core/text.ts";
import { pairs } from "#src/words/tokens.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { PLACES } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { MAX_CODE, MAX_DIGITS, parsePlatePattern, PATTERN_TAGS, type PatternTag } from "./patterns.ts";
import { partShape } from "./digit-words.ts";
import * as words from "./search-words.ts";

const LEAST_PRICE = 100;
const MOST_PRICE = 10_000_000;

export const spellingsOfTag = (tag: PatternTag): string[] => [
  ...[messagesOf.en, messagesOf.ar].map((of) => of.patternLabel(tag)),
  ...words.TAG_WORDS[tag].split(","),
];

const phrases = (): Phrase[] => [
  ...PATTERN_TAGS.map((value) => ({
    meaning: { column: "tags", value },
    spellings: [value, ...spellingsOfTag(value)],
  })),
  ...words.DIGIT_WORDS.map((list, i) => ({
    meaning: { column: "digitCount", value: { min: i + 1, max: i + 1 } },
    spellings: [list, pairs("فيه,فيها,من,with,has,of", pairs(String(i + 1), words.DIGITS_WORDS.after))]
      .join()
      .split(","),
  })),
  ...PLACES.map((place) => ({
    meaning: { column: "location", value: place.name },
    spellings: placeSpellings(place),
  })),
];

const wholeUpTo = (max: number) => (number: number) =>
  Number.isInteger(number) && number >= 1 && number <= max ? number : null;

const numbers: NumberColumn[] = [
  {
    column: "digitCount",
    ...words.DIGITS_WORDS,
    alone: "exact",
    read: wholeUpTo(MAX_DIGITS),
    guess: () => false,
  },
  { column: "areaCode", ...words.CODE_WORDS, alone: "exact", read: wholeUpTo(MAX_CODE), guess: () => false },
  {
    column: "price",
    ...words.PRICE_WORDS,
    alone: "max",
    read: (number) => (number > 0 && number <= MOST_PRICE ? number : null),
    guess: ({ number, bounded }) => bounded && number >= LEAST_PRICE && number <= MOST_PRICE,
  },
];

/** `10-12345`, `10 12345`, `10/12345`, the number first, all in one. */
const WHOLE = [
  /^(?<code>\d{1,2})(?:\s+|\s*[-/–]\s*)(?<number>\d{1,5})$/,
  /^(?<number>\d{3,5})\s*[-/–]\s*(?<code>\d{1,2})$/,
  /^(?<code>[1-9]\d)(?<number>[1-9]\d{3,4})$/,
];

/** `مواليد 95`, `born in 1995`. */
const BIRTH_YEAR = /^(?:مواليد|ميلاد|سنه|عام|born in|born|year|birth year) ((?:19|20)?\d\d)$/;
const fullYear = (year: number) => String(year < 30 ? 2000 + year : 1900 + year);

/** A plate or a part of one: `?77?`, `*123`, `7777`, `ends with 00`. */
function plateShape(text: string): Meaning | null {
  const part = partShape(text);
  if (part) return part;
  const year = BIRTH_YEAR.exec(foldText(text))?.[1];
  if (year) return { column: "pattern", value: year.length === 4 ? year : fullYear(Number(year)) };
  const typed = toLatinDigits(text.normalize("NFKC"));
  const [whole] = WHOLE.map((way) => way.exec(typed)?.groups).filter((groups) => groups !== undefined);
  const pattern = whole ? `${whole["code"]}-${whole["number"]}` : typed;
  const isPlate = /\d/.test(pattern) && !/\s/.test(pattern) && pattern.replaceAll(/\D/g, "").length <= 7;
  const isNumber = !/^\d{6,}$/.test(pattern);
  return isPlate && isNumber && parsePlatePattern(pattern) ? { column: "pattern", value: pattern } : null;
}

let known: WordTable | undefined;

export const plateWords = (): WordTable =>
  (known ??= wordTable({
    phrases: phrases(),
    numbers,
    fillers: words.FILLERS,
    noise: words.NOISE,
    texts: words.TEXT_WORDS,
    shape: plateShape,
  }));
