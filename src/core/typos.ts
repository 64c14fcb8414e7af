const ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهويء"];
const MIN_LENGTH = 5;
const MAX_LENGTH = 24;

/** Typos are forgiven in words of 5 to 24 letters of one script. */
export const mayHaveTypo = (word: string): boolean =>
  word.length >= MIN_LENGTH &&
  word.length <= MAX_LENGTH &&
  ALPHABETS.some((alphabet) => [...word].every((letter) => alphabet.includes(letter)));

/** The words at Damerau-Levenshtein distance 1 of a folded word; empty if no typo is forgiven in it. */
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

const squeezed = (word: string) => word.replaceAll(/(.)\1+/gu, "$1");

/** The likeliest of the words near `word`: only those that differ by a doubled letter, if there are any. */
export function likeliest<T>(word: string, near: T[], nameOf: (one: T) => string): T[] {
  const doubled = near.filter((one) => squeezed(nameOf(one)) === squeezed(word));
  return doubled.length > 0 ? doubled : near;
}

export function nearWords(words: Iterable<string>): (word: string) => string[] {
  const byLength = Map.groupBy(words, ({ length }) => length);
  return (word) => {
    if (!mayHaveTypo(word)) return [];
    const alike = [-1, 0, 1].flatMap((more) => byLength.get(word.length + more) ?? []);
    return alike.filter((other) => isOneTypo(word, other));
  };
}

export function isOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  if (from === long.length) return false;
  const [left, right] = [short.slice(from), long.slice(from)];
  if (short.length < long.length) return left === right.slice(1);
  return left.slice(1) === right.slice(1) || (left.slice(2) === right.slice(2) && isSwapped(left, right));
}

const isSwapped = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0];
