import { oneTypoFrom } from "#src/core/typos.ts";
import { keyOf } from "#src/language/engine/tokens.ts";

interface Hit<T> {
  thing: T;
  isWhole: boolean;
}

export type PrefixIndex<T> = ReturnType<typeof prefixIndex<T>>;

/** Finds things by the beginning of any of their spellings. */
export function prefixIndex<T>(things: T[], spellingsOf: (thing: T) => string[]) {
  const entries = things
    .flatMap((thing) => [...new Set(spellingsOf(thing).map(keyOf))].map((key) => ({ key, thing })))
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
  const collect = (keys: Iterable<string>): Hit<T>[] => {
    const isWholeByThing = new Map<T, boolean>();
    for (const key of keys)
      for (const entry of entries.slice(firstFrom(key), firstFrom(`${key}\uffff`)))
        isWholeByThing.set(entry.thing, isWholeByThing.get(entry.thing) || entry.key === key);
    return [...isWholeByThing].map(([thing, isWhole]) => ({ thing, isWhole }));
  };
  return {
    startingWith: (key: string) => (key ? collect([key]) : []),
    /** Allows one typo in a key of five letters or more. */
    nearlyStartingWith: (key: string) => collect(oneTypoFrom(key)),
  };
}
