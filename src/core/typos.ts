const ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهويء"];
const SHORTEST = 5;
const LONGEST = 24;

/** Whether a word is one whose typo is forgiven: letters of one script, at least five. */
export const mayHaveTypo = (word: string): boolean =>
  word.length >= SHORTEST &&
  word.length <= LONGEST &&
  ALPHABETS.some((alphabet) => [...word].every((letter) => alphabet.includes(letter)));

/**
 * Every word that one typo makes of `word` or makes `word` of: a letter too many, missing, wrong, or two exchanged
 * (Damerau-Levenshtein distance 1), without itself. `word` is folded; none for a word whose typo is not forgiven.
 */
export function oneTypoFrom(word: string): Set<string> {
  const found = new Set<string>();
  if (!mayHaveTypo(word)) return found;
  const alphabet = ALPHABETS.find((letters) => letters.includes(word[0] ?? "")) ?? "";
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of alphabet) {
      found.add(before + letter + after);
      if (after) found.add(before + letter + after.slice(1));
    }
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
  }
  found.delete(word);
  return found;
}
