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
const LAST_TEEN = 19;
const CENTURIES = [19, 20];
const THOUSANDS = wordsIn(lexicon, "THOUSANDS");

/** `خمسة وعشرين`, `twenty five`. */
const compounds = TENS.flatMap((tens) =>
  UNITS.slice(0, -1).map(({ number, arabic, english }) => ({
    number: tens.number + number,
    arabic: arabic.flatMap((unit) => tens.arabic.flatMap((ten) => [`${unit} و${ten}`, `${unit} وال${ten}`])),
    english: tens.english.flatMap((ten) => english.map((unit) => `${ten} ${unit}`)),
  })),
);
const belowHundred = [...UNITS, ...between(11, 19), ...TENS, ...compounds];

/** `fifteen hundred`, `a hundred and fifty`. */
const hundreds = [{ number: 1, english: ["a"] }, ...belowHundred.slice(0, LAST_TEEN)].flatMap(
  ({ number, english }) =>
    [{ number: 0, english: [""] }, ...belowHundred].map((rest) => ({
      number: number * 100 + rest.number,
      arabic: [],
      english: english.flatMap((count) =>
        rest.english.flatMap((more) => [`${count} hundred ${more}`, `${count} hundred and ${more}`]),
      ),
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
  [...between(2000, 2000), ...thousands, ...hundreds, ...between(100, 900), ...belowHundred].flatMap(
    ({ number, arabic, english }) =>
      [...arabic, ...arabic.map((word) => `ال${word}`), ...english].map(
        (spelling) => [keyOf(spelling), number] as const,
      ),
  ),
);

const arabicWords = [...NUMBER_WORDS].filter(([key]) => isArabic(key));
/** Numbers written in one word with `ب`, "for": `بالفين` means "for two thousand". */
export const PRICED_NUMBER_WORDS = new Map([
  ["بالف", 1000] as const,
  ...arabicWords.map(([key, number]) => [`ب${key}`, number] as const),
]);
/** Numbers written in one word with `ل`, "to", or `و`, "and": `لسبعة` means "to seven", `وثمانية` "and eight". */
export const JOINED_NUMBER_WORDS = new Map(
  [...arabicWords, ["الف", 1000] as const].flatMap(([key, number]) => [
    [`ل${key}`, number],
    [`ل${key.replace(/^ا(?=ل)/, "")}`, number],
    [`و${key}`, number],
  ]),
);

/** Reads a number in words, also a year in two parts: `twenty fifteen`, `عشرين عشرين`. */
export function numberWordAt(
  tokens: Token[],
  at: number,
  words = NUMBER_WORDS,
): { value: number; end: number } | null {
  const word = phraseAt(tokens, at, words);
  const rest = word && CENTURIES.includes(word.value) ? phraseAt(tokens, word.end, NUMBER_WORDS) : null;
  // `عشرين خمسة وعشرين الف` is a price.
  const isYear =
    word && rest && rest.value >= 10 && rest.value < 100 && !THOUSANDS.has(tokens[rest.end]?.text ?? "");
  return isYear ? { value: word.value * 100 + rest.value, end: rest.end } : word;
}
