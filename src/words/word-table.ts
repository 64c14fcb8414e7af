import { LruCache } from "#src/core/lru-cache.ts";
import { likeliest, nearWords } from "#src/core/typos.ts";
import { keyOf, keysOf, tokensOf } from "./tokens.ts";

export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** A filter that words may mean. */
export interface Meaning {
  column: string;
  value: string | NumberRange;
  /** What it implies, as a model implies its make. The meaning is dropped if the query names another. */
  of?: { column: string; value: string };
  /** For ambiguous words (`3`, `city`): the meaning holds only beside such another. */
  beside?: (other: Meaning) => boolean;
}

/** How people write about a number column. Lists are comma-separated. */
export interface NumberColumn {
  column: string;
  before: string;
  after: string;
  /** Bounds of this column only (`since`); `above` and `below` exclude the number (`newer than`). */
  bounds?: Partial<Record<"min" | "max" | "above" | "below", string>>;
  /** The value of a number beside the column's name (`98` is 1998); null if it cannot be one. */
  read(number: number): number | null;
  /** Whether a number without a name belongs to this column. */
  guess(number: GuessedNumber): boolean;
  /** Beside what thousands without name or bound (`12k`) belong to this column. */
  scaledBeside?(number: number): Meaning["beside"] | null;
  alone: "exact" | "max";
  /** The meaning of a number on its own beside another word. */
  short?(number: number): Meaning | null;
}

export interface GuessedNumber {
  number: number;
  bounded: boolean;
  /** Written with `k` or `ألف`. */
  scaled: boolean;
}

export type WordTable = ReturnType<typeof wordTable>;

const MAX_CACHED_WORDS = 500;
const MAX_PHRASE_TOKENS = 6;

export interface Phrase {
  spellings: string[];
  meaning: Meaning;
}

/** What a kind of listing understands. Lists are comma-separated. */
interface Words {
  phrases: Phrase[];
  numbers: NumberColumn[];
  /** Words without meaning beside a filter: `in`. */
  fillers: string;
  /** Words without meaning beside any other word. Alone they ask for everything: `for sale`. */
  noise: string;
  /** Phrases that stay text. */
  texts?: string;
  /** Reads what is neither a phrase nor a number, such as a plate's pattern. */
  shape?: (text: string) => Meaning | null;
}

export function wordTable({ phrases, numbers, fillers, noise, texts = "", shape }: Words) {
  const table = new Map<string, Meaning[]>();
  let longest = 1;
  for (const { spellings, meaning } of phrases)
    for (const spelling of spellings) {
      const key = keyOf(spelling);
      if (!key) continue;
      // One word may be typed as two: `santafe`.
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
    near: (word: string) => cache.get(word) ?? cache.put(word, findNear(word)),
    /** The number of tokens of the longest phrase. */
    longest,
    /** Columns whose values follow from values of others. */
    implied: new Set(phrases.flatMap(({ meaning }) => meaning.of?.column ?? [])),
    fillers: noiseKeys.union(new Set(keysOf(fillers))),
    noise: noiseKeys,
    numbers,
    shape,
  };
}

const isSame = (a: Meaning, b: Meaning): boolean =>
  a.column === b.column && Bun.deepEquals(a.value, b.value) && a.of?.value === b.of?.value;

export const distinct = (meanings: Meaning[]): Meaning[] =>
  meanings.filter((meaning, i) => meanings.findIndex((other) => isSame(other, meaning)) === i);
