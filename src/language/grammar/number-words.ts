import { phraseAt, type Token } from "../engine/tokens.ts";
import { readLexicon } from "../engine/lexicon.ts";
import { valuesIn } from "../engine/classes.ts";
import text from "../lexicon/numbers.txt" with { type: "text" };
import { AND_MORE } from "./words.ts";

type NumberWord = [key: string, number: number];

const numbers = [...valuesIn(readLexicon("numbers.txt", text), Number)];
/** With and without the article: `الخمسة`. */
const arabic = numbers
  .filter(([key]) => /^\p{sc=Arabic}/u.test(key))
  .flatMap(([key, number]): NumberWord[] => [
    [key, number],
    [`ال${key}`, number],
  ]);

/** Numbers in words. Those below 1000 count only next to `thousand`, a limit or a column's name. */
export const NUMBER_WORDS = new Map([...numbers, ...arabic]);

/** Numbers written in one word with `ب` (for), `ل` (to) or `و` (and): `بالفين` is "for two thousand", `للخمسة` "to the five". */
export const JOINED_NUMBER_WORDS = new Map(
  [...arabic, ["الف", 1000] as const].flatMap(([key, number]): NumberWord[] => [
    ...["ب", "ل", "و"].map((prefix): NumberWord => [prefix + key, number]),
    [`ل${key.replace(/^ا(?=ل)/, "")}`, number],
  ]),
);

export interface NumberSaid {
  value: number;
  end: number;
}

/** Reads a number in words: `twenty five`, `خمسة وعشرين`, `a hundred and fifty`, and years such as `twenty fifteen`. */
export function numberWordAt(tokens: Token[], at: number, words = NUMBER_WORDS): NumberSaid | null {
  const word = phraseAt(tokens, at, words);
  const beside = word && numberWordAt(tokens, word.end);
  const rest = word && (beside ?? numberAfterAnd(tokens, word.end));
  if (!rest) return word;
  const [first, second] = [word.value, rest.value];
  const isTens = (number: number) => number >= 20 && number < 100 && number % 10 === 0;
  const isHundreds = first % 100 === 0 && first < 2000 && second < 100;
  // `عشرين ثلاث` are two numbers.
  const isEnglish = beside !== null && /^[a-z]/.test(tokens[at]?.text ?? "");
  const isTwoDigits = isEnglish ? isTens(first) && second < 10 : !beside && first < 10 && isTens(second);
  if (isHundreds || isTwoDigits) return { value: first + second, end: rest.end };
  const isYear = beside && (first === 19 || first === 20) && second >= 10 && second < 100;
  return isYear ? { value: first * 100 + second, end: rest.end } : word;
}

/** Reads the number after `and`, which may be one word with it: `وخمسين`, "and fifty". */
export const numberAfterAnd = (tokens: Token[], at: number): NumberSaid | null =>
  AND_MORE.has(tokens[at]?.text ?? "")
    ? numberWordAt(tokens, at + 1)
    : numberWordAt(tokens, at, JOINED_NUMBER_WORDS);
