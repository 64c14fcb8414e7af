import { oneTypoFrom } from "#src/core/typos.ts";
import { joined, tokensOf } from "./tokens.ts";

/** Things by the beginnings of their names. */
export interface PrefixIndex<T> {
  /** The things of which a spelling begins with `key`, each once; `isWhole` where it is the whole spelling. */
  startingWith(key: string): { thing: T; isWhole: boolean }[];
  /** The same, one typo forgiven in a key of five letters and more. */
  nearlyStartingWith(key: string): { thing: T; isWhole: boolean }[];
}

/** `things` by their spellings, folded and in one word, so that every way to write them is one. */
export function prefixIndex<T>(things: T[], spellingsOf: (thing: T) => string[]): PrefixIndex<T> {
  const entries = things
    .flatMap((thing) =>
      [...new Set(spellingsOf(thing).map((spelling) => joined(tokensOf(spelling))))].map((key) => ({
        key,
        thing,
      })),
    )
    .filter(({ key }) => key !== "")
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const firstFrom = (key: string): number => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.key ?? "") < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const collect = (keys: Iterable<string>) => {
    const found = new Map<T, boolean>();
    for (const key of keys)
      for (const entry of entries.slice(firstFrom(key), firstFrom(`${key}\uffff`)))
        found.set(entry.thing, found.get(entry.thing) || entry.key === key);
    return [...found].map(([thing, isWhole]) => ({ thing, isWhole }));
  };
  return {
    startingWith: (key) => (key ? collect([key]) : []),
    nearlyStartingWith: (key) => collect(oneTypoFrom(key)),
  };
}
