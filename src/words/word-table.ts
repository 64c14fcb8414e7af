import { LruCache } from "#src/core/lru-cache.ts";
import { likeliest, nearWords } from "#src/core/typos.ts";
import { keyOf, keysOf, tokensOf } from "./tokens.ts";

/** Bounds of a number column; null where open. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** A filter that words may mean. */
export interface Meaning {
  column: string;
  value: string | NumberRange;
  /** What it implies, as a model implies its make. It is not meant where the query names another. */
  of?: { column: string; value: string };
  /** It is only meant beside a meaning for which this holds, since the word has other meanings too (`3`, `city`). */
  beside?: (other: Meaning) => boolean;
}

/** How people write about a number column. Lists are comma-separated. */
export interface NumberColumn {
  column: string;
  /** Words before the number that name the column (`موديل 2018`). */
  before: string;
  /** Words after the number that name it (`100 km`). */
  after: string;
  /** Words for bounds of this column only (`since`); `above` and `below` exclude the number (`newer than`). */
  bounds?: Partial<Record<"min" | "max" | "above" | "below", string>>;
  /** The value for a number beside the column's name (`98` is 1998); null if it is not a value of the column. */
  read(number: number): number | null;
  /** Whether a number without a name is meant for this column. */
  guess(number: GuessedNumber): boolean;
  /** What thousands without name or bound (`12k`) have to be beside to be meant for this column. */
  scaledBeside?(number: number): Meaning["beside"] | null;
  /** What a number without a bound means. */
  alone: "exact" | "max";
  /** What a number on its own may mean beside another word. */
  short?(number: number): Meaning | null;
}

export interface GuessedNumber {
  number: number;
  /** Has a bound or is an end of a range. */
  bounded: boolean;
  /** Written with `k` or `ألف`. */
  scaled: boolean;
}

/** The words that a kind of listing understands. */
export interface WordTable {
  phrases: Map<string, Meaning[]>;
  /** The meanings of the phrases that are one typo away. */
  near(word: string): Meaning[];
  /** The number of tokens of the longest phrase. */
  longest: number;
  /** The columns of values that other values imply. */
  implied: Set<string>;
  /** Words without meaning beside a filter: `in`. Includes `noise`. */
  fillers: Set<string>;
  /** Words without meaning beside any other word, which alone ask for everything: `for sale`. */
  noise: Set<string>;
  numbers: NumberColumn[];
  /** Reads what is neither a phrase nor a number, such as a plate's pattern. */
  shape?: (text: string) => Meaning | null;
}

const MAX_CACHED_WORDS = 500;
const MAX_PHRASE_TOKENS = 6;

export interface Phrase {
  spellings: string[];
  meaning: Meaning;
}

/** What a word table is made of. Lists are comma-separated. */
interface Words extends Pick<WordTable, "numbers" | "shape"> {
  phrases: Phrase[];
  fillers: string;
  noise: string;
  /** Phrases that stay text. */
  texts?: string;
}

export function wordTable({ phrases, numbers, fillers, noise, texts = "", shape }: Words): WordTable {
  const table = new Map<string, Meaning[]>();
  let longest = 1;
  for (const { spellings, meaning } of phrases)
    for (const spelling of spellings) {
      const key = keyOf(spelling);
      if (!key) continue;
      // What is spelled as one word may be typed as two: `santafe`.
      longest = Math.max(longest, Math.min(MAX_PHRASE_TOKENS, tokensOf(spelling).length + 1));
      table.set(key, distinct([...(table.get(key) ?? []), meaning]));
    }
  for (const key of keysOf(texts)) if (!table.has(key)) table.set(key, []);
  const noiseKeys = new Set(keysOf(noise));
  const nearPhrases = nearWords(table.keys());
  const cache = new LruCache<Meaning[]>(MAX_CACHED_WORDS);
  const findNear = (word: string) =>
    likeliest(word, nearPhrases(word), (phrase) => phrase).flatMap((phrase) => table.get(phrase) ?? []);
  return {
    phrases: table,
    near: (word) => cache.get(word) ?? cache.put(word, findNear(word)),
    longest,
    implied: new Set(phrases.flatMap(({ meaning }) => meaning.of?.column ?? [])),
    fillers: noiseKeys.union(new Set(keysOf(fillers))),
    noise: noiseKeys,
    numbers,
    shape,
  };
}

const isSame = (a: Meaning, b: Meaning): boolean =>
  a.column === b.column && Bun.deepEquals(a.value, b.value) && a.of?.value === b.of?.value;

/** Without those that mean the same as one before. */
export const distinct = (meanings: Meaning[]): Meaning[] =>
  meanings.filter((meaning, i) => meanings.findIndex((other) => isSame(other, meaning)) === i);
