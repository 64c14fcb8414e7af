import { LruCache } from "#src/core/lru-cache.ts";
import { likeliest, nearWords } from "#src/core/typos.ts";
import { keysOf } from "./bound-words.ts";
import { joined, tokensOf } from "./tokens.ts";

/** A bound of a column of numbers; null where it is open. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

export interface Value {
  column: string;
  value: string;
}

/** What words of a query may mean. */
export interface Meaning {
  column: string;
  value: string | NumberRange;
  /** What it implies, such as the make of a model; it is not meant where the query names another. */
  of?: Value;
  /** Meant only next to such another meaning, since the word alone says other things too (`3`, `city`). */
  beside?: (other: Meaning) => boolean;
}

/** How a column of numbers is spoken of. */
export interface NumberColumn {
  column: string;
  /** Words before the number (`موديل 2018`) or after it (`100 km`) that name the column, parted by commas. */
  before: string;
  after: string;
  /** Bounds that only this column has (`since`); `above` and `below` leave out the number itself (`newer than`). */
  bounds?: Partial<Record<"min" | "max" | "above" | "below", string>>;
  /** A number that the column is named with, as its value (`98` a year of 1998); null when it is none of its values. */
  read(number: number): number | null;
  /** Whether a number that nothing names is meant for this column. */
  guess(number: Guessed): boolean;
  /** What a number with a scale alone (`12k`) has to stand beside to be meant for this column. */
  scaledBeside?(number: number): Meaning["beside"] | null;
  /** What a number without a bound is where the column is named. */
  alone: "exact" | "max";
  /** What a plain number may mean beside another word, if anything. */
  short?(number: number): Meaning | null;
}

export interface Guessed {
  number: number;
  /** With a bound, or one end of a range. */
  bounded: boolean;
  /** Written with `k` or `ألف`. */
  scaled: boolean;
}

/** All words that a kind of listing understands. */
export interface WordTable {
  phrases: Map<string, Meaning[]>;
  /** What the phrases mean that are one typo away from a word. */
  near(word: string): Meaning[];
  /** The most tokens that a phrase has. */
  longest: number;
  /** The columns that values of others imply, as a model implies a make. */
  implied: Set<string>;
  /** Words that say nothing where filters do: `in`. */
  fillers: Set<string>;
  /** Words that say nothing beside any others, and alone ask for all: `for sale`. */
  noise: Set<string>;
  numbers: NumberColumn[];
  /** Reads what is no word and no number, such as a plate's pattern, from text without spaces. */
  shape?: (text: string) => Meaning | null;
}

/** Of so many words it is kept which ones are near: a search asks for them again with each offer. */
const MOST_KEPT = 500;
/** Joined words are one longer than written: `santa fe` and `santafe`. */
const MOST_TOKENS = 6;

export interface Phrase {
  spellings: string[];
  meaning: Meaning;
}

interface Words extends Pick<WordTable, "numbers" | "shape"> {
  phrases: Phrase[];
  fillers: string;
  noise: string;
  /** Words that are text. */
  texts?: string;
}

/** The table of phrases and numbers, of words that say nothing and of those that are text (lists parted by commas). */
export function wordTable({ phrases, numbers, fillers, noise, texts = "", shape }: Words): WordTable {
  const table = new Map<string, Meaning[]>();
  let longest = 1;
  for (const { spellings, meaning } of phrases)
    for (const spelling of spellings) {
      const tokens = tokensOf(spelling);
      const key = joined(tokens);
      if (!key) continue;
      longest = Math.max(longest, Math.min(MOST_TOKENS, tokens.length + 1));
      const known = table.get(key) ?? [];
      if (!known.some((other) => isSame(other, meaning))) table.set(key, [...known, meaning]);
    }
  const implied = new Set(phrases.flatMap(({ meaning }) => meaning.of?.column ?? []));
  for (const key of keysOf(texts)) if (!table.has(key)) table.set(key, []);
  const noises = new Set(keysOf(noise));
  const nothing = new Set([...keysOf(fillers), ...noises]);
  const nearPhrases = nearWords(table.keys());
  const known = new LruCache<Meaning[]>(MOST_KEPT);
  const near = (word: string) =>
    known.get(word) ??
    known.put(
      word,
      likeliest(word, nearPhrases(word), (phrase) => phrase).flatMap((phrase) => table.get(phrase) ?? []),
    );
  return { phrases: table, near, longest, implied, numbers, fillers: nothing, noise: noises, shape };
}

/** Whether two meanings say the same. */
export const isSame = (a: Meaning, b: Meaning): boolean =>
  a.column === b.column && JSON.stringify(a.value) === JSON.stringify(b.value) && a.of?.value === b.of?.value;
