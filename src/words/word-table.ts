import { likeliest, nearWords, squeezed, wordsTwoTyposAway } from "#src/core/typos.ts";
import { phrasesBySound } from "./chat-letters.ts";
import { joined, keysOf, tokensOf } from "./tokens.ts";

export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** A filter that a phrase stands for. */
export interface Meaning {
  column: string;
  value: string | NumberRange;
  /** More values to accept: `أقساط` also finds "cash or installments". */
  also?: readonly string[];
  /** The value to ask for after `not` (`غير مجمركة`). Without it, `not` excludes the value. */
  opposite?: string;
  isNegated?: true;
  /** A value that follows from this one, as the make from a model. If the query names another make, it is not this model. */
  of?: { column: string; value: string };
  /** Ambiguous words such as `3` have this meaning only beside certain others, or only if these are not beside them. */
  beside?: (other: Meaning) => boolean;
  /** The other may be negated (`not a kia`). */
  besideUnwanted?: true;
  notBeside?: (other: Meaning) => boolean;
  /** The other may be anywhere in the query: `pickup diesel 4x4`. */
  isFar?: true;
}

/** The words for numbers of one column. Lists are comma-separated. */
export interface NumberColumn {
  column: string;
  before: string;
  after: string;
  /** Bounds of this column only (`since`); `above` and `below` exclude the number (`newer than`). */
  bounds?: Partial<Record<"min" | "max" | "above" | "below", string>>;
  /** Bounds of this column that follow the number (`or newer`). */
  boundsAfter?: Partial<Record<"min" | "max", string>>;
  /** The value that a number stands for (`98` and `08` are years); null if it is out of range. */
  read(number: number, isPadded?: boolean): number | null;
  /** Whether a number without a name belongs to this column. */
  guess(number: GuessedNumber): boolean;
  /** A number alone (`12k`, `8000`) belongs to this column, unless it is beside such words; null for other numbers. */
  bare?(amount: { number: number; scaled: boolean }): Meaning["notBeside"] | null;
  alone: "exact" | "max";
  /** What the words mean with any number: `قسط 150` asks for installments. */
  says?: Meaning;
  /** Words that are bounds of other columns, but not of this one: a plate `من 3 أرقام` has three digits. */
  noBounds?: string;
  /** Bounds that leave out the number itself: `less than 4 digits` are three at most. */
  strictBounds?: string;
  /** The meaning of a short number (`98`), which depends on the word beside it. */
  short?(number: number, isPadded?: boolean): Meaning | null;
}

export interface GuessedNumber {
  number: number;
  bounded: boolean;
  /** Bounded from above (`under 2000`). */
  isAtMost: boolean;
  /** Written with `k` or `ألف`. */
  scaled: boolean;
  /** Below 100 and not a lower bound: `تحت العشرة` may mean ten thousand. */
  isSmall: boolean;
}

export type WordTable = ReturnType<typeof wordTable>;

const KEPT_WORDS = 100;
const MAX_PHRASE_TOKENS = 6;
const MIN_FILLER_LENGTH = 6;

export interface Phrase {
  spellings: string[];
  meaning: Meaning;
}

/** The words that buyers of a kind of listing use. Each list is a text with commas between its words. */
interface Words {
  phrases: Phrase[];
  numbers: NumberColumn[];
  /** Words that are ignored if a filter was understood: `in`. */
  fillers: string;
  /** Words that are always ignored. A query of nothing else finds everything: `for sale`. */
  noise: string;
  /** Phrases that stay text, though they are known words. */
  texts?: string;
  /** Columns whose words must be spelled right. */
  exact?: string[];
  /** Reads other forms, such as a plate's pattern. */
  shape?: (text: string) => Meaning | null;
  /** Words that `shape` knows, as keys. */
  shapeWords?: Iterable<string>;
}

export function wordTable({
  phrases,
  numbers,
  fillers,
  noise,
  texts = "",
  exact = [],
  shape,
  shapeWords = [],
}: Words) {
  const table = new Map<string, Meaning[]>();
  let longest = 1;
  for (const { spellings, meaning } of phrases)
    for (const spelling of spellings) {
      const tokens = tokensOf(spelling);
      const key = joined(tokens);
      if (!key) continue;
      // A word may be typed as two: `land cruiser` for `landcruiser`.
      longest = Math.max(longest, Math.min(MAX_PHRASE_TOKENS, tokens.length + 1));
      table.set(key, distinct([...(table.get(key) ?? []), meaning]));
    }
  for (const key of keysOf(texts)) if (!table.has(key)) table.set(key, []);
  const noiseKeys = new Set(keysOf(noise));
  const fillerKeys = noiseKeys.union(new Set(keysOf(fillers)));
  const nearPhrases = nearWords([...table.keys()]);
  const implied = new Set(phrases.flatMap(({ meaning }) => meaning.of?.column ?? []));
  const isName = ({ of, column }: Meaning) => of !== undefined || implied.has(column);
  const names = [...table].filter(([, meanings]) => meanings.some(isName)).map(([key]) => key);
  const nearNames = wordsTwoTyposAway(names);
  const nearFillers = nearWords([...fillerKeys].filter((key) => key.length >= MIN_FILLER_LENGTH));
  const known = new Map<string, Meaning[]>();
  /** The meanings of phrases that differ from `word` by one typo, or by two for long names. */
  const findNear = (word: string, isOneWord: boolean): Meaning[] => {
    const same = table.get(squeezed(word));
    if (same) return same;
    const near = nearPhrases(word);
    const found = near.length > 0 || !isOneWord ? near : nearNames(word);
    return likeliest(word, found, (phrase) => phrase).flatMap((phrase) => table.get(phrase) ?? []);
  };
  /** A search that is read in all its ways asks for the same words again: it takes 4 ms with the last words kept, else 8 ms. */
  const near = (word: string, isOneWord: boolean): Meaning[] => {
    const key = `${word} ${isOneWord}`;
    const meanings = known.get(key) ?? findNear(word, isOneWord);
    if (known.size === KEPT_WORDS) known.clear();
    known.set(key, meanings);
    return meanings;
  };
  const numberKeys = numbers.flatMap(({ before, after, bounds = {}, boundsAfter = {} }) =>
    [before, after, ...Object.values(bounds), ...Object.values(boundsAfter)].flatMap(keysOf),
  );
  let bySound: ReturnType<typeof phrasesBySound> | undefined;
  const arabicOf = (latin: string): string | undefined => {
    // `camyr` is Camry and not `كاميرا`.
    if (/^[a-z]+$/.test(latin) && swaps(latin).some((word) => table.get(word)?.some(isName)))
      return undefined;
    bySound ??= phrasesBySound([...names, ...table.keys(), ...numberKeys, ...shapeWords, ...fillerKeys]);
    return bySound(latin);
  };
  return {
    phrases: table,
    near,
    /** The Arabic phrase that sounds like a Latin word: `otomatik`. */
    arabicOf,
    /** Words of numbers and shapes. */
    others: new Set([...numberKeys, ...shapeWords]),
    /** The number of tokens of the longest phrase. */
    longest,
    /** Columns whose values follow from others, such as the make from a model. */
    implied,
    isName,
    fillers: fillerKeys,
    /** Whether a long word is a filler with a typo: `transmition`. */
    isNearFiller: (word: string) => word.length > MIN_FILLER_LENGTH && nearFillers(word).length > 0,
    noise: noiseKeys,
    numbers,
    exact: new Set(exact),
    shape,
  };
}

/** Every word that swapping two neighboring letters gives. */
const swaps = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );

const isSame = (a: Meaning, b: Meaning): boolean =>
  a.column === b.column &&
  a.of?.value === b.of?.value &&
  Bun.deepEquals(a.value, b.value) &&
  Bun.deepEquals(a.also, b.also);

export const isAmong = (meaning: Meaning, others: Meaning[]): boolean =>
  others.some((other) => isSame(other, meaning));

/** Whether all meanings of a word belong to columns whose words must be spelled right. */
export const isExactWord = ({ phrases, exact }: WordTable, word: string): boolean => {
  const meanings = phrases.get(word) ?? [];
  return meanings.length > 0 && meanings.every(({ column }) => exact.has(column));
};

export const distinct = (meanings: Meaning[]): Meaning[] =>
  meanings.filter((meaning, i) => meanings.findIndex((other) => isSame(other, meaning)) === i);
