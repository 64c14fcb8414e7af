import { readLexicon } from "../engine/lexicon.ts";
import { phrasesIn, valuesIn, wordsIn } from "../engine/classes.ts";
import text from "../lexicon/amounts.txt" with { type: "text" };
import { NUMBER_WORDS } from "./number-words.ts";

const lexicon = readLexicon("amounts.txt", text);

export const RANGE_WORDS = phrasesIn(lexicon, "RANGE");
/** The words between two numbers, as in `between 5 and 8`. */
export const AND_WORDS = phrasesIn(lexicon, "RANGE", "AND");
/** Words that multiply the number before them; zero for names that begin with one. */
export const SCALES = valuesIn(lexicon, Number);
export const HALF_WORDS = phrasesIn(lexicon, "HALF");
export const AND_MORE = wordsIn(lexicon, "AND_MORE");

const ARABIC_NUMBER_WORDS = [...NUMBER_WORDS].filter(([key]) => /^\p{sc=Arabic}/u.test(key));
/** Numbers written in one word with `ب`, "for": `بالفين` means "for two thousand". */
export const PRICED_NUMBER_WORDS = new Map([
  ["بالف", 1000] as const,
  ...ARABIC_NUMBER_WORDS.map(([key, number]) => [`ب${key}`, number] as const),
]);
/** Numbers written in one word with `ل`, "to", or `و`, "and": `لسبعة` means "to seven", `وثمانية` "and eight". */
export const JOINED_NUMBER_WORDS = new Map(
  [...ARABIC_NUMBER_WORDS, ["الف", 1000] as const].flatMap(([key, number]) => [
    [`ل${key}`, number],
    [`ل${key.replace(/^ا(?=ل)/, "")}`, number],
    [`و${key}`, number],
  ]),
);
