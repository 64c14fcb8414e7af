import { keyOf, phraseAt, type Token } from "../engine/tokens.ts";
import { readLexicon } from "../engine/lexicon.ts";
import { wordsIn } from "../engine/classes.ts";
import text from "../lexicon/numbers.txt" with { type: "text" };

const lexicon = readLexicon("numbers.txt", text);

const isArabic = (spelling: string) => /^\p{sc=Arabic}/u.test(spelling);
const entries = lexicon.entries.map(({ value, spellings }) => {
  const [arabic = [], english = []] = [spellings.filter(isArabic), spellings.filter((one) => !isArabic(one))];
  return { number: Number(value), arabic, english };
});
const between = (from: number, to: number) => entries.filter(({ number }) => number >= from && number <= to);
const UNITS = between(1, 10);
const TENS = between(20, 90);

/** `خمسة وعشرين`, `twenty five`. */
const compounds = TENS.flatMap((tens) =>
  UNITS.slice(0, -1).map(({ number, arabic, english }) => ({
    number: tens.number + number,
    arabic: arabic.flatMap((unit) => tens.arabic.flatMap((ten) => [`${unit} و${ten}`, `${unit} وال${ten}`])),
    english: tens.english.flatMap((ten) => english.map((unit) => `${ten} ${unit}`)),
  })),
);

/** `خمستالاف` in one word. */
const thousands = UNITS.slice(2).map(({ number, arabic }) => ({
  number: number * 1000,
  arabic: arabic.flatMap((word) => ["تالاف", "تلاف", "الاف"].map((end) => word + end)),
  english: [],
}));

/** Numbers in words, with and without the article (`الخمس`). Those below 1000 count only next to `thousand`, a bound or a column's name. */
export const NUMBER_WORDS = new Map(
  [
    ...between(2000, 2000),
    ...thousands,
    ...between(11, 19),
    ...between(100, 900),
    ...compounds,
    ...UNITS,
    ...TENS,
  ].flatMap(({ number, arabic, english }) =>
    [...arabic, ...english, ...arabic.map((word) => `ال${word}`), ...english].map(
      (spelling) => [keyOf(spelling), number] as const,
    ),
  ),
);

const english = new Map(
  [...NUMBER_WORDS].filter(([key, number]) => /^[a-z]/.test(key) && number < 100).map(([key, n]) => [n, key]),
);

/** `twenty fifteen`, `nineteen ninety eight`, `two thousand and four`. */
const YEAR_WORDS = new Map(
  Array.from({ length: 80 }, (_, i) => 1950 + i).flatMap((year) => {
    const [century, rest] = [Math.floor(year / 100), year % 100];
    const words = english.get(rest);
    if (words === undefined) return [];
    const whole = `${english.get(century)} ${rest < 10 ? `oh ${words}` : words}`;
    const said = century === 20 ? [whole, `two thousand ${words}`, `two thousand and ${words}`] : [whole];
    return said.map((one) => [keyOf(one), year] as const);
  }),
);

/** `عشرين عشرين`, `عشرين واحد وعشرين`. */
const SAID_YEARS = new Map(
  [...NUMBER_WORDS]
    .filter(([key, number]) => /^(?!ال)\p{sc=Arabic}/u.test(key) && number >= 10 && number < 30)
    .flatMap(([key, number]) =>
      [`عشرين${key}`, `عشرينو${key}`].map((said) => [said, 2000 + number] as const),
    ),
);

/** The first words of years. */
const CENTURIES = new Map([
  ["nineteen", YEAR_WORDS],
  ["twenty", YEAR_WORDS],
  ["two", YEAR_WORDS],
  ["عشرين", SAID_YEARS],
]);
const THOUSANDS = wordsIn(lexicon, "THOUSANDS");

const HUNDRED = wordsIn(lexicon, "HUNDREDS");

/** Reads a number in words: `a hundred and fifty`, `fifteen hundred`, `twenty fifteen`. */
export function numberWordAt(
  tokens: Token[],
  at: number,
  words = NUMBER_WORDS,
): { value: number; end: number } | null {
  const isHundred = (index: number) => HUNDRED.has(tokens[index]?.text ?? "");
  const years = CENTURIES.get(tokens[at]?.text ?? "");
  const year = years ? phraseAt(tokens, at, years) : null;
  // `عشرين خمسة وعشرين الف` is a price.
  if (year && !isHundred(year.end) && !THOUSANDS.has(tokens[year.end]?.text ?? "")) return year;
  const word = phraseAt(tokens, at, words);
  const number = tokens[at]?.number;
  const digits = number != null && number < 100 ? { value: number, end: at + 1 } : null;
  const one = { value: 1, end: tokens[at]?.text === "a" ? at + 1 : at };
  const count = [digits, word, one].find((some) => some && some.value < 100 && isHundred(some.end));
  if (!count) return word;
  const [value, end] = [count.value * 100, count.end + 1];
  const rest = phraseAt(tokens, tokens[end]?.text === "and" ? end + 1 : end, NUMBER_WORDS);
  const isMore = rest && rest.value < 100 && !isHundred(rest.end);
  return isMore ? { value: value + rest.value, end: rest.end } : { value, end };
}
