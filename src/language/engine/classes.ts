import { type Lexicon, spellingsOf } from "./lexicon.ts";
import { keyOf } from "./tokens.ts";

/* Apart from `lexicon.ts`, which browsers load too: the oldest of them cannot read the expressions of `tokens.ts`. */

const keysIn = (lexicon: Lexicon, names: string[]): string[] =>
  names.flatMap((name) => spellingsOf(lexicon, name)).map(keyOf);

/** The keys of all words of these classes. */
export const wordsIn = (lexicon: Lexicon, ...names: string[]): Set<string> => new Set(keysIn(lexicon, names));

/** The same as a map, which `phraseAt` takes. */
export const phrasesIn = (lexicon: Lexicon, ...names: string[]): Map<string, true> =>
  new Map(keysIn(lexicon, names).map((key) => [key, true]));

/** Maps the key of each spelling to the value of its line. */
export const valuesIn = <Value>({ entries }: Lexicon, read: (value: string) => Value): Map<string, Value> =>
  new Map(entries.flatMap(({ value, spellings }) => spellings.map((one) => [keyOf(one), read(value)])));
