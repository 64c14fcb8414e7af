import {
  ASIDE_WORDS,
  BOUND_NEGATIONS,
  BOUND_VERBS,
  BOUNDS,
  BOUNDS_AFTER,
  DENIALS,
  HALF_WORDS,
  RANGE_WORDS,
  SCALES,
} from "../grammar/words.ts";
import { JOINED_NUMBER_WORDS, NUMBER_WORDS } from "../grammar/number-words.ts";
import { likeness, soundsOf } from "./sounds.ts";

/** The words of numbers, limits and negations. */
export const GRAMMAR = new Set(
  [
    BOUNDS,
    BOUNDS_AFTER,
    BOUND_NEGATIONS,
    BOUND_VERBS,
    SCALES,
    NUMBER_WORDS,
    JOINED_NUMBER_WORDS,
    HALF_WORDS,
    RANGE_WORDS,
    DENIALS,
    ASIDE_WORDS,
  ].flatMap((words) => [...words.keys()]),
);
/** The length of the longest compound number in chat letters (Arabic in Latin letters and digits). */
const MAX_LETTERS = 14;
/** Longer Latin words sound like no phrase of so few letters. */
const MOST_HEARD = 2 * MAX_LETTERS;
/** Letters with several pronunciations: `قليل` is `qaleel` or `2aleel`, `حوادث` is `7awadeth` or `7awades`. */
const SAID: [letter: string, other: string][] = [
  ["ق", "ا"],
  ["ث", "س"],
  ["ذ", "د"],
  ["ع", "ا"],
];

/**
 * Letters of Latin words that may be heard in another way. Short vowels are optional (`jild` is `جلد`), and `dh` may be two letters
 * (`dhan` is `دهان`), as may `tha` at the end (`rokhsetha`).
 */
const HEARD: [typed: RegExp, said: string][] = [
  [/(?<=.)i(?=.)/g, "e"],
  [/(?<=d)h/g, "ه"],
  [/(?<=.{3})ha$/g, "هa"],
  [/e$/g, "i"],
];

export const isArabic = (key: string) => /^\p{sc=Arabic}+$/u.test(key) && key.length <= MAX_LETTERS;

/** A word with each of some letters as it is or replaced, first as it is. */
const variants = (word: string, others: [letters: string | RegExp, other: string][]): Set<string> =>
  others.reduce(
    (ways, [letters, other]) => ways.union(new Set([...ways].map((way) => way.replaceAll(letters, other)))),
    new Set([word]),
  );

/** Finds the Arabic phrase that sounds like a typed word. On a tie the earlier phrase wins. */
export function phrasesBySound(phrases: Iterable<string>): (typed: string) => string | undefined {
  const own = new Set([...phrases, ...NUMBER_WORDS.keys()].filter(isArabic));
  const keys = [...own.union(new Set([...GRAMMAR].filter(isArabic)))];
  const ways = keys.flatMap((key) =>
    [...variants(key, SAID)].map((way) => ({ key, way, isOwn: Number(way === key) })),
  );
  const bySound = Map.groupBy(ways, ({ way }) => soundsOf(way));
  const find = (typed: string): string | undefined => {
    const sounds = soundsOf(typed);
    const alike = sounds === null ? [] : (bySound.get(sounds) ?? []);
    return (
      alike
        // Words typed in Arabic letters must match letter by letter: `الابواب` only sounds like `العقبة`.
        .filter(({ key, isOwn }) => !isArabic(typed) || (isOwn && own.has(key)))
        .map((one) => ({ ...one, score: likeness(typed, one.way) ?? -1 }))
        .filter(({ score }) => score >= 0)
        .toSorted((a, b) => b.score - a.score || b.isOwn - a.isOwn)[0]?.key
    );
  };
  return (typed) => {
    if (typed.length > MOST_HEARD) return undefined;
    for (const way of variants(typed, HEARD)) {
      const found = find(way);
      if (found) return found;
    }
    return undefined;
  };
}
