import { keyOf } from "./tokens.ts";
import { readLexicon } from "./lexicon.ts";
import text from "../lexicon/letters.txt" with { type: "text" };

const { entries } = readLexicon("letters.txt", text);

/** How a letter or a digit is said in Arabic. */
export const spokenSign = (sign: string): string[] =>
  entries.find(({ value }) => value === sign)?.spellings ?? [];

/** English numbers from 1 to 10 in Arabic letters: `ثري`. */
export const SPOKEN_DIGITS = new Map(
  entries
    .filter(({ value }) => Number(value) > 0)
    .flatMap(({ value, spellings }) => spellings.map((one) => [keyOf(one), Number(value)] as const)),
);
