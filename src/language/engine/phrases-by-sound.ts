import { BOUND_NEGATIONS, BOUNDS, BOUNDS_AFTER } from "../grammar/bound-words.ts";
import { DENIALS } from "../grammar/negation-words.ts";
import { HALF_WORDS, RANGE_WORDS, SCALES } from "../grammar/amount-words.ts";
import { NUMBER_WORDS } from "../grammar/number-words.ts";
import { digitsHeard, everySoundOf, hasAlefsOf, hasVowelsOf, isSpelledLike, soundsOf } from "./sounds.ts";

/** The words of numbers and negations. */
export const GRAMMAR = [
  BOUNDS,
  BOUNDS_AFTER,
  SCALES,
  NUMBER_WORDS,
  BOUND_NEGATIONS,
  DENIALS,
  HALF_WORDS,
  RANGE_WORDS,
];
/** The length of the longest compound number in chat letters (Arabic in Latin letters and digits). */
const MAX_LETTERS = 14;
/** Longer Latin words sound like no phrase of so few letters. */
const MOST_HEARD = 2 * MAX_LETTERS;
/** Letters with several pronunciations: `قليل` is `qaleel` or `2aleel`, `حوادث` is `7awadeth` or `7awades`. */
const SAID: [letter: string, other: string][] = [
  ["ق", "ا"],
  ["ق", "ج"],
  ["ث", "س"],
  ["ذ", "د"],
  ["ظ", "ض"],
  ["ع", "ا"],
  // `حالة الوكالة` is `7alet el wkale`.
  ["هال", "تال"],
];

/** Letters of Latin words that may be heard in another way. */
const HEARD: [typed: RegExp, said: string][] = [
  [/(?<=.)i(?=.)/g, "e"],
  [/(?<=d)h/g, "ه"],
  [/(?<=.{3})ha$/g, "هa"],
];

export const isArabic = (key: string) => /^\p{sc=Arabic}+$/u.test(key) && key.length <= MAX_LETTERS;

/** The other pronunciations of a word. */
const waysToSay = (key: string): string[] => {
  const ways = SAID.filter(([letter]) => key.includes(letter)).reduce(
    (found, [letter, other]) => [...found, ...found.map((way) => way.replaceAll(letter, other))],
    [key],
  );
  return ways.slice(1);
};

/** A phrase and a way to say it. */
interface Way {
  key: string;
  way: string;
}

/** Groups words, each group as one string with spaces: an array for each would make garbage collections longer. */
const listedBy = (words: Iterable<string>, partOf: (word: string) => string | null): Map<string, string> =>
  new Map(
    [...Map.groupBy(words, partOf)].flatMap(([part, list]) =>
      part === null ? [] : [[part, list.join(" ")] as const],
    ),
  );

const wordsIn = (list: string | undefined): string[] => list?.split(" ") ?? [];

/** Reads `way=key`, or only `key`, which is said as it is written. */
function readWay(text: string): Way {
  const [way = "", key = way] = text.split("=");
  return { key, way };
}

/** Finds the Arabic phrase that sounds like a Latin word. On a tie the earlier phrase wins. */
export function phrasesBySound(phrases: Iterable<string>): (latin: string) => string | undefined {
  const own = new Set([...phrases, ...NUMBER_WORDS.keys()]);
  const grammar = new Set(GRAMMAR.flatMap((words) => [...words.keys()])).difference(own);
  const keys = [...own, ...grammar].filter(isArabic);
  const ways = [...keys, ...keys.flatMap((key) => waysToSay(key).map((way) => `${way}=${key}`))];
  const bySound = listedBy(ways, (text) => soundsOf(readWay(text).way));
  const soundingLike = (sounds: string) => wordsIn(bySound.get(sounds)).map(readWay);
  const find = (latin: string) => {
    const sounds = soundsOf(latin);
    const all = sounds === null ? [] : soundingLike(sounds);
    // Words typed in Arabic letters must match letter by letter: `الابواب` only sounds like `العقبة`.
    const alike = isArabic(latin) ? all.filter(({ key, way }) => key === way && !grammar.has(key)) : all;
    const near = alike.filter(({ way }) => hasVowelsOf(latin, way));
    const every = everySoundOf(latin);
    const exact = near.filter(({ way }) => everySoundOf(way) === every);
    const likeness = ({ way }: { way: string }) =>
      isArabic(latin)
        ? Number(isSpelledLike(latin, way))
        : digitsHeard(latin, way) + Number(hasAlefsOf(latin, way));
    return [...exact, ...near].toSorted((a, b) => likeness(b) - likeness(a))[0]?.key;
  };
  // Short vowels are optional (`jild` is `جلد`), and `dh` may be two letters (`dhan` is `دهان`), as may `tha` at the end (`rokhsetha`).
  const waysToHear = (latin: string): string[] =>
    HEARD.reduce(
      (ways, [typed, said]) => [...ways, ...ways.map((way) => way.replaceAll(typed, said))],
      [latin],
    );
  return (latin) => {
    if (latin.length > MOST_HEARD) return undefined;
    const ways = new Set([
      ...waysToHear(latin),
      latin.replace(/e$/, "i"),
      // `nazef` is `نظيف`, but words in `-ed` are English.
      latin.replace(/(?<=.{2})e(?=[a-ce-z3-9]$)/, "i"),
      // `ta2reeban` is `تقريبا`.
      latin.replace(/(?<=.{4}a)n$/, ""),
    ]);
    for (const way of ways) {
      const found = find(way);
      if (found) return found;
    }
    return undefined;
  };
}
