import { SPOKEN_DIGITS } from "./letters.ts";
import { BOUND_NEGATIONS, NOR, RANGE_WORDS, SCALES } from "../grammar/words.ts";
import { NUMBER_WORDS } from "../grammar/number-words.ts";
import type { Query, Reading } from "./query.ts";
import { MAX_PHRASE_TOKENS, type Token } from "./tokens.ts";

/** Shortest first: `والزرقا` is `و` and the name of a city. */
const PREFIXES = ["و", "ب", "ل", "ع", "ال", "وب", "لل", "وال", "بال", "عال", "هال"];
const MIN_STEM_LENGTH = 3;

/** Phrases by their keys. */
export interface Known<T> {
  phrases: Map<string, T>;
  /** The most tokens of a phrase; without it `MAX_PHRASE_TOKENS`. */
  longest?: number;
  /** Words that are never inflected. */
  fillers?: Set<string>;
  /** Words that are not a phrase written as one. */
  notNames?: Set<string>;
  /** Phrases of several words, which may be fillers. */
  apart?: Set<string>;
}

interface Found<T> {
  end: number;
  value: T;
}

/** Finds the longest known phrase, including inflected forms: `دهانها الأصلي`, `hybrids`. */
export function findPhrase<T>(query: Query, from: number, known: Known<T>): Found<T> | null {
  const typed = query.tokens.slice(from, from + (known.longest ?? MAX_PHRASE_TOKENS)).map(({ text }) => text);
  let best: Found<T> | null = null;
  let last = "";
  for (const stem of STEMS) {
    const words = typed.map((word, i) =>
      known.fillers?.has(word) || typed[i + 1] === "s" ? word : stem(word, i === 0),
    );
    const key = words.join();
    const found = key === last ? null : findWords(query, from, known, words);
    if (found && found.end > (best?.end ?? from)) best = found;
    last = key;
  }
  return best;
}

function findWords<T>(
  { text, tokens }: Query,
  from: number,
  { phrases, notNames, fillers, apart }: Known<T>,
  words: string[],
): Found<T> | null {
  const [first = ""] = words;
  // Without its `و`, `ولا النترا` would be read as `لانترا`, the Lantra.
  const isNor = words.length > 1 && NOR.has(first);
  const prefixes = PREFIXES.filter((prefix) => !isNor && first.startsWith(prefix));
  let all = "";
  const joined = words.map((word) => (all += word));
  for (let count = words.length; count > 0; count--)
    for (const prefix of ["", ...prefixes]) {
      const word = joined[count - 1]?.slice(prefix.length) ?? "";
      const isNone = prefix === "" ? count === 1 && notNames?.has(word) : word.length < MIN_STEM_LENGTH;
      const value = isNone ? undefined : phrases.get(word);
      const end = from + count;
      if (value === undefined || !mayJoin(text, tokens, from, end)) continue;
      const isSpaced = count === 1 || !apart || apart.has(word);
      // `a BYD` is not `abyad` (white), and `a 7 seater` is no A7.
      const isArticle = first === "a" && tokens[from]?.end !== tokens[from + 1]?.start;
      if (isArticle && (!isSpaced || /^a\d/.test(word))) continue;
      const isFunctionWord = (one: string) => fillers?.has(one) || BOUND_NEGATIONS.has(one);
      // `bas ma` is not `basma`.
      if (isSpaced || !words.slice(0, count).every(isFunctionWord)) return { end, value };
    }
  return null;
}

/** A word without its endings (plural, adjective, the suffix for "her") and, if it is not the first word, without its article. */
function stemOf(word: string, isFirst: boolean): string {
  if (/^[a-z]+$/.test(word)) return word.replace(/(?<=^.{3,})s$|(?<=^.{3,}[ae])h$/, "");
  const known = isFirst ? word : word.replace(/^ال(?=.{3})/, "");
  const stem = known.replace(/(?<=^.{2,}[^ا])تها$/, "ه").replace(/(?<=^.{3,})ها$/, "");
  return stem === known ? stem.replace(/(?<=^.{3,}ي)ه$|(?<=^.{4,})ات$/, "") : stem;
}

/** Model numbers in words, which are listed with digits: `مازدا ثلاثة`, `زوم ثري`. */
const inDigits = (word: string): string => {
  const number = SPOKEN_DIGITS.get(word) ?? NUMBER_WORDS.get(word);
  return number === undefined || number > 10 ? word : String(number);
};
const STEMS = [(word: string) => word, stemOf, inDigits];

/** Parts joined by a hyphen (`9-5`) may be one word; parts with a space (`20 6`) may not. */
const mayJoin = (query: string, tokens: Token[], from: number, end: number): boolean =>
  tokens.slice(from, end - 1).every((token, i) => {
    const next = tokens[from + i + 1];
    if (!next || next.number === null) return true;
    if (token.number !== null) return /^[-–.]$/.test(query.slice(token.end, next.start));
    // `b 10 alf` and `b 10 la 12 alf` are not a B10.
    const after = tokens[from + i + 2]?.text ?? "";
    return token.end === next.start || !(SCALES.has(after) || RANGE_WORDS.has(after));
  });

/** Matches the first seven words, then the first six, and so on. */
const SHAPES = Array.from({ length: 7 }, (_, i) => new RegExp(`^(?:\\S+\\s+){${6 - i}}\\S+`));

/** Reads up to seven words with the table's `shape`: `10 12345`, `ends with 00`. */
export function readShape({ text: query, tokens, table: { shape } }: Query, from: number): Reading | null {
  const first = tokens[from];
  if (!shape || !first || (from > 0 && !/\s/.test(query.slice(tokens[from - 1]?.end, first.start))))
    return null;
  const start = query.slice(0, first.start).search(/\S*$/);
  for (const words of SHAPES) {
    const [text = ""] = words.exec(query.slice(start)) ?? [];
    if (!text) continue;
    const rest = tokens.findIndex((token, i) => i > from && token.start >= start + text.length);
    const end = rest < 0 ? tokens.length : rest;
    const meanings = shape(text);
    if (meanings.length > 0) return { end, meanings };
  }
  return null;
}
