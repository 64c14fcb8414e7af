import { phrasesNear } from "./near-phrases.ts";
import { type Topic, topicsOf } from "../grammar/described.ts";
import { phrasesBySound } from "./phrases-by-sound.ts";
import type { NumberWords } from "../grammar/number-column-words.ts";
import type { Bound } from "../grammar/words.ts";
import type { Reading } from "./query.ts";
import { joined, keyOf, type Token, tokensOf } from "./tokens.ts";

export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** A filter that a phrase stands for. */
export interface Meaning {
  column: string;
  value: string | NumberRange;
  /** Other values that also match: `أقساط` includes "cash or installments". */
  also?: readonly string[];
  /** The value, or values, that `not` asks for (`غير مجمركة`). Without it, `not` excludes the value. */
  opposite?: string | readonly [string, ...string[]];
  isNegated?: true;
  /** A name that stays text unless it is excluded: `E class`. */
  onlyUnwanted?: true;
  /**
   * The value that this one implies, as a model implies its make. If the query names another make, this meaning is dropped.
   */
  of?: { column: string; value: string };
  /** Redundant next to another value of its column: `5 series` next to `E39`. */
  isWide?: true;
  /** Ambiguous words such as `3` have this meaning only next to certain others, or only if certain others are not there. */
  beside?: (other: Meaning) => boolean;
  /** The other word may be negated (`not a kia`). */
  besideUnwanted?: true;
  notBeside?: (other: Meaning) => boolean;
  /** The other word may be anywhere in the query: `pickup diesel 4x4`. */
  isFar?: true;
  /** No filler may be between them: `jeep kia` is a Kia, `jeep or kia` is not. */
  isNext?: true;
}

/** Numbers of a column. Another measure, such as miles, has the same `column`, and `read` converts it. */
export interface NumberColumn {
  column: string;
  words: NumberWords;
  /** The value that a number stands for (`98` and `08` are years); null if it is out of range. */
  read(number: number, isPadded?: boolean): number | null;
  /** The column whose unit it has: in `قسط 150 دينار` the currency does not name the price. */
  unitOf?: string;
  /** Whether a number without a name belongs to this column. */
  guess?(number: GuessedNumber): boolean;
  /**
   * Assigns a lone number (`12k`, `8000`) to this column, unless it is next to the returned words; null for other numbers.
   */
  bare?(amount: { number: number; scaled: boolean }): Meaning["notBeside"] | null;
  alone: "exact" | "max";
  /** What the words mean together with any number: `قسط 150` asks for installments. */
  says?: Meaning;
  /** `up to 7 years old` means a minimum year. */
  isReversed?: true;
  /** The range that `around` means. */
  around?(number: number): NumberRange;
  /** Words that are bounds for other columns but not for this one: a plate `من 3 أرقام` has three digits. */
  noBounds?: Set<string>;
  /** Bounds that exclude the number itself: `less than 4 digits` means three at most. */
  strictBounds?: Set<string>;
  /** The meaning of a short number (`98`), which depends on its neighbors. */
  short?(number: number, isPadded?: boolean): Meaning | null;
}

export interface GuessedNumber {
  number: number;
  bound: Bound | null;
  /** Written with `k` or `ألف`. */
  scaled: boolean;
  /** A year in two digits with a bound: `'08 or newer`, `من 05 ل 08`. */
  isPadded: boolean;
  /** Written with the article: `ال12`. */
  hasArticle: boolean;
}

export type WordTable = ReturnType<typeof wordTable>;

/** The shortest words, other than names, in which a slip or another typo is forgiven. */
const LEAST_SLIP = 4;
const LEAST_TYPO = 5;

export interface Phrase {
  spellings: string[];
  meaning: Meaning;
}

/** The words of buyers for one kind of listing. */
interface Words {
  phrases: Phrase[];
  numbers: NumberColumn[];
  /** Words that are ignored if a filter was understood: `in`. */
  fillers: string[];
  /** Words that are always ignored. A query of such words only finds everything: `for sale`. */
  noise: string[];
  /** Phrases that stay text, even if their words are known. */
  texts?: string[];
  /** Columns for which only slight typos are forgiven, so that an unknown make is not read as a color. */
  exact?: string[];
  /** Words that are not a name written as one: `models` is not `Model S`. */
  notNames?: string[];
  /** Reads other patterns, such as that of a plate. */
  shape?: (text: string) => Meaning[];
  /** Reads a description that starts at a token, such as that of a plate's digits. */
  grammar?: (tokens: Token[], from: number) => Reading | null;
  /** Words that `shape` and `grammar` read, as keys. */
  shapeWords?: Iterable<string>;
  topics?: Topic[];
}

export function wordTable(words: Words) {
  const { phrases, numbers, exact = [], shapeWords = [] } = words;
  const keySet = (spellings: string[] = []) => new Set(spellings.map(keyOf));
  const { table, apart } = phraseTable(phrases, keySet(words.texts));
  const noise = keySet(words.noise);
  const fillers = noise.union(keySet(words.fillers));
  const implied = new Set(phrases.flatMap(({ meaning }) => meaning.of?.column ?? []));
  const isName = ({ of, column }: Meaning) => of !== undefined || implied.has(column);
  const names = [...table].filter(([, meanings]) => meanings.some(isName)).map(([key]) => key);
  const described = topicsOf(words.topics ?? []);
  const others = new Set([
    ...numbers.flatMap((column) => Object.values(column.words).flat()),
    ...shapeWords,
    ...described.words,
  ]);
  const { near, isSlip } = phrasesNear(table, (meaning, isSlip) => {
    if (isName(meaning)) return 1;
    return isSlip ? LEAST_SLIP : exact.includes(meaning.column) ? Infinity : LEAST_TYPO;
  });
  let bySound: ReturnType<typeof phrasesBySound> | undefined;
  const arabicOf = (word: string): string | undefined => {
    // `camyr` is Camry and not `كاميرا`, and `zarqqa` is Zarqa and not `زرقا`, "blue".
    if (/^[a-z]+$/.test(word) && isSlip(word)) return undefined;
    bySound ??= phrasesBySound([...names, ...table.keys(), ...others, ...fillers]);
    return bySound(word);
  };
  return {
    phrases: table,
    /** Phrases of several words. */
    apart,
    near,
    /** The Arabic phrase that sounds like a Latin word: `otomatik`. */
    arabicOf,
    /** Words in numbers, shapes and descriptions. */
    others,
    described,
    /** Columns whose values are implied by others, such as the make by a model. */
    implied,
    isName,
    fillers,
    noise,
    notNames: keySet(words.notNames),
    numbers,
    exact: new Set(exact),
    shape: words.shape,
    grammar: words.grammar,
  };
}

/** Whether all meanings of a word belong to columns for which no typo is forgiven. */
export const isExactWord = ({ phrases, exact }: WordTable, word: string): boolean => {
  const meanings = phrases.get(word) ?? [];
  return meanings.length > 0 && meanings.every(({ column }) => exact.has(column));
};

/** All phrases by key; those in `texts` mean nothing and stay text. `apart` has the keys of phrases of several words. */
function phraseTable(phrases: Phrase[], texts: Set<string>) {
  const table = new Map<string, Meaning[]>([...texts].map((key) => [key, []]));
  const apart = new Set(texts);
  for (const { spellings, meaning } of phrases) {
    const meanings = [meaning];
    for (const spelling of spellings) {
      const tokens = tokensOf(spelling);
      const key = joined(tokens);
      if (!key) continue;
      if (tokens.length > 1) apart.add(key);
      const others = table.get(key);
      table.set(key, others ? distinct([...others, meaning]) : meanings);
    }
  }
  return { table, apart };
}

const isSame = (a: Meaning, b: Meaning): boolean =>
  a.column === b.column &&
  a.of?.value === b.of?.value &&
  Bun.deepEquals(a.value, b.value) &&
  Bun.deepEquals(a.also, b.also);

export const distinct = (meanings: Meaning[]): Meaning[] =>
  meanings.filter((meaning, i) => meanings.findIndex((other) => isSame(other, meaning)) === i);
