import type { Meaning } from "./word-table.ts";

const LEAST_LETTERS = 4;
const LONG = 6;
const VOWELS = "aeiou";

/**
 * Likely misspellings of a word: a letter doubled or not doubled, a vowel left out, two letters swapped; in a long word also
 * any letter left out and a wrong vowel. The first letter is right. `irbd` is Irbid, but no name of a make is a color.
 */
function slipsOf(word: string): string[] {
  const isLong = word.length >= LONG;
  return Array.from({ length: word.length }, (_, at) => {
    const [before, letter = "", next = ""] = [word.slice(0, at), word[at], word[at + 1]];
    const after = word.slice(at + 1);
    const isVowel = VOWELS.includes(letter);
    const isSilent = letter === "h" && before.length === 1;
    if (at === 0) return [letter + word];
    return [
      before + letter + letter + after,
      ...(isLong || isVowel || isSilent || letter === word[at - 1] ? [before + after] : []),
      ...(next && next !== letter ? [before + next + letter + after.slice(1)] : []),
      ...(isLong && isVowel ? [...VOWELS].map((vowel) => before + vowel + after) : []),
    ];
  })
    .flat()
    .filter((slip) => slip !== word && slip.length >= LEAST_LETTERS);
}

/** The meanings of likely misspellings of Latin words. A word that may be several has none. */
export function meaningsOfSlips(
  phrases: Map<string, Meaning[]>,
  mayHave: (word: string, meanings: Meaning[]) => boolean,
  isKnown: (word: string) => boolean,
): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>();
  for (const [word, meanings] of phrases) {
    if (!/^[a-z]{4,}$/.test(word) || !mayHave(word, meanings)) continue;
    for (const slip of slipsOf(word)) {
      const other = found.get(slip);
      const isSame = !other || Bun.deepEquals(other, meanings);
      if (!isKnown(slip)) found.set(slip, isSame ? meanings : []);
    }
  }
  return found;
}
