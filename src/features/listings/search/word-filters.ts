import { foldTokens } from "#src/core/fold.ts";
import type { Forgiving } from "#src/language/engine/query.ts";
import { understand, type Understood } from "#src/language/engine/understand.ts";
import type { Meaning, NumberRange, WordTable } from "#src/language/engine/word-table.ts";
import { t } from "#t";
import { boundsOf, notOf } from "./filter.ts";

export interface WordFilters<Filter> {
  /** The filter read from the words; its `q` is the remaining text. */
  filter: Filter;
  understood: Understood[];
}

interface Reader<Filter> {
  nothing: Filter;
  words(now: number): WordTable;
  /** Adds a meaning to the filter; false if the filter cannot express it. */
  apply(filter: Filter, meaning: Meaning): boolean;
  labelOf(meaning: Meaning, all: Meaning[]): string;
}

/** Reads filters from words. */
export const wordReader =
  <Filter extends { q: string; plain: string[] }>({ nothing, words, apply, labelOf }: Reader<Filter>) =>
  ({ q, plain }: Filter, now: number, forgiving: Forgiving | null = null): WordFilters<Filter> => {
    if (q === "" || isPlain(q, plain)) return { filter: { ...nothing, q }, understood: [] };
    const filter = { ...nothing };
    const applied: { words: string; meaning: Meaning }[] = [];
    const texts: string[] = [];
    for (const part of understand(q, words(now), { plain, forgiving }))
      if (part.kind === "understood" && apply(filter, part.meaning)) applied.push(part);
      else if (part.kind !== "filler") texts.push(part.words);
    const meanings = applied.map(({ meaning }) => meaning);
    const understood = applied.map(({ words, meaning }) => ({
      column: meaning.isNegated ? notOf(meaning.column) : meaning.column,
      value: meaning.value,
      words,
      label: meaning.isNegated ? t.searchChipNot(labelOf(meaning, meanings)) : labelOf(meaning, meanings),
    }));
    return { filter: { ...filter, q: texts.join(" ") }, understood };
  };

const isPlain = (q: string, plain: string[]): boolean =>
  plain.length > 0 && foldTokens(q).every((word) => plain.includes(word));

export const withValue = <T>(list: T[], value: T): T[] => [...new Set([...list, value])];

export function narrowed<Name extends string>(
  name: Name,
  filter: Record<`min${Capitalize<Name>}` | `max${Capitalize<Name>}`, number | null>,
  { min, max }: NumberRange,
): Record<string, number> {
  const [from, to] = boundsOf(name);
  return {
    ...(min !== null && { [from]: Math.max(min, filter[from] ?? min) }),
    ...(max !== null && { [to]: Math.min(max, filter[to] ?? max) }),
  };
}
