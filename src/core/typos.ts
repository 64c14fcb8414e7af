const ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهويء"];
const MIN_LENGTH = 5;
const MAX_LENGTH = 24;

/** Typos are forgiven in words of 5 to 24 letters of one script. */
export const mayHaveTypo = (word: string): boolean =>
  word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && isOfOneScript(word);

const isOfOneScript = (word: string): boolean =>
  ALPHABETS.some((alphabet) => [...word].every((letter) => alphabet.includes(letter)));

/** The words at Damerau-Levenshtein distance 1 from a folded word; empty if `mayHaveTypo` is false. */
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

export const squeezed = (word: string) => word.replaceAll(/(.)\1+/gu, "$1");

/** The most likely of the words near `word`: those that differ only by a doubled letter, if there are any. */
export function likeliest<T>(word: string, near: T[], nameOf: (one: T) => string): T[] {
  const doubled = near.filter((one) => squeezed(nameOf(one)) === squeezed(word));
  return doubled.length > 0 ? doubled : near;
}

/** Short words are near too many others, so a swapped or missing letter is tried first. */
const MIN_SHORT_LENGTH = 3;

/** Words, and at the same index the letters of each. An object for each word would make garbage collections longer. */
interface Known {
  words: string[];
  letters: number[];
}

const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0);

function knownBy(words: string[], partOf: (word: string) => string): Map<string, Known> {
  const groups = Map.groupBy(words, partOf);
  return new Map(
    [...groups].map(([part, words]) => [part, { words, letters: words.map(lettersOf) }] as const),
  );
}

/** A typo changes at most two letters. This check takes a reading of five words from 1.5 to 0.5 ms. */
function mayBeNear(letters: number, others: number): boolean {
  let differing = letters ^ others;
  differing &= differing - 1;
  return (differing & (differing - 1)) === 0;
}

const nearAmong = (known: Known | undefined, letters: number, isNear: (other: string) => boolean): string[] =>
  known?.words.filter((other, i) => mayBeNear(letters, known.letters[i] ?? 0) && isNear(other)) ?? [];

/** The known words of four letters and more at distance 1. */
export function nearWords(words: string[]): (word: string) => string[] {
  const byStart = knownBy(words, (word) => `${word.length}${word[0]}`);
  const byEnd = knownBy(words, (word) => `${word.length}${word.at(-1)}`);
  /** They share the first or last letter, because one typo cannot change both. */
  const nearOf = (word: string, length: number): string[] => {
    const letters = lettersOf(word);
    const isNear = (other: string) => isOneTypo(word, other);
    const startsElse = (other: string) => other[0] !== word[0] && isNear(other);
    return [
      ...nearAmong(byStart.get(`${length}${word[0]}`), letters, isNear),
      ...nearAmong(byEnd.get(`${length}${word.at(-1)}`), letters, startsElse),
    ];
  };
  return (word) => {
    const { length } = word;
    if (length >= MIN_SHORT_LENGTH && length < MIN_LENGTH) return nearShort(word, nearOf);
    return mayHaveTypo(word) ? [-1, 0, 1].flatMap((more) => nearOf(word, length + more)) : [];
  };
}

function nearShort(word: string, nearOf: (word: string, length: number) => string[]): string[] {
  if (!isOfOneScript(word)) return [];
  const longer = nearOf(word, word.length + 1);
  if (word.length < MIN_LENGTH - 1) return longer;
  const alike = nearOf(word, word.length);
  const letters = [...word].sort().join("");
  const likely = [...longer, ...alike.filter((other) => [...other].sort().join("") === letters)];
  return likely.length > 0 ? likely : alike;
}

export function isOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let end = 0;
  while (end < short.length - from && short.at(-1 - end) === long.at(-1 - end)) end++;
  const differing = long.length - from - end;
  if (differing === 1) return true;
  const isSwap = short[from] === long[from + 1] && short[from + 1] === long[from];
  return differing === 2 && short.length === long.length && isSwap;
}
