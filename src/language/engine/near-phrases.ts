import { nearWords, squeezed } from "#src/core/typos.ts";
import type { Meaning } from "./word-table.ts";

const KEPT_WORDS = 100;

/** Finds the meanings of phrases one typo away from a word. `leastLetters` is how long the word must be for a meaning. */
export function phrasesNear(
  phrases: Map<string, Meaning[]>,
  leastLetters: (meaning: Meaning, isSlip: boolean) => number,
) {
  const nearPhrases = nearWords([...phrases.keys()]);
  const kept = new Map<string, Meaning[]>();
  /** The slips of a word, or else all phrases near it. `كراسي` is not a misspelled `7 كراسي`. */
  const likeliest = (word: string): { found: string[]; isSlip: boolean } => {
    const found = phrases.has(squeezed(word))
      ? [squeezed(word)]
      : nearPhrases(word).filter((phrase) => digitsIn(phrase) === digitsIn(word));
    const slips = found.filter((phrase) => isSlipOf(word, phrase));
    return { found: slips.length > 0 ? slips : found, isSlip: slips.length > 0 };
  };
  const findNear = (word: string): Meaning[] => {
    const { found, isSlip } = likeliest(word);
    const meanings = found.flatMap((phrase) => phrases.get(phrase) ?? []);
    return meanings.filter((meaning) => word.length >= leastLetters(meaning, isSlip));
  };
  return {
    /** A search that is read in all its ways asks for the same words again: it takes 4 ms with the last words kept, else 8 ms. */
    near: (word: string): Meaning[] => {
      const meanings = kept.get(word) ?? findNear(word);
      if (kept.size === KEPT_WORDS) kept.clear();
      kept.set(word, meanings);
      return meanings;
    },
    isSlip: (word: string): boolean => likeliest(word).isSlip,
  };
}

const digitsIn = (word: string): string => word.replaceAll(/\D/g, "");

/** Whether a word has the letters of another, but for a vowel: two are swapped, or one is there twice or left out. */
const isSlipOf = (word: string, other: string): boolean =>
  [...word].every((letter) => other.includes(letter)) &&
  [...other].every((letter) => word.includes(letter) || "aeiou".includes(letter));
