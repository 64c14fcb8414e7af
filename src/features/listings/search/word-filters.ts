import { foldTokens } from "#src/core/fold.ts";
import { LruCache, textBytes } from "#src/core/lru-cache.ts";
import { currentLanguage } from "#src/i18n/language.ts";
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
  name: string;
  nothing: Filter;
  words(now: number): WordTable;
  /** Adds a meaning to the filter; false if the filter cannot express it. */
  apply(filter: Filter, meaning: Meaning): boolean;
  labelOf(meaning: Meaning, all: Meaning[]): string;
}

interface Kept<Filter> {
  table: WordTable;
  forgiving: Forgiving | null;
  read: WordFilters<Filter>;
}

const MAX_KEPT_BYTES = 1_000_000;
const KEPT_BYTES = 2000;

/** Reads filters from words. Keeps the last readings: a search that finds nothing asks for them repeatedly. */
export function wordReader<Filter extends { q: string; plain: string[] }>(reader: Reader<Filter>) {
  const kept = new LruCache<Kept<Filter>>(`words read as ${reader.name}`, MAX_KEPT_BYTES);
  return ({ q, plain }: Filter, now: number, forgiving: Forgiving | null = null): WordFilters<Filter> => {
    if (q === "" || isPlain(q, plain)) return { filter: { ...reader.nothing, q }, understood: [] };
    const table = reader.words(now);
    const key = JSON.stringify([currentLanguage(), forgiving !== null, q, plain]);
    const last = kept.get(key);
    if (last?.table === table && last.forgiving === forgiving) return last.read;
    const read = readWords(reader, table, { q, plain, forgiving });
    kept.put(key, { table, forgiving, read }, KEPT_BYTES + textBytes(key));
    return read;
  };
}

const isPlain = (q: string, plain: string[]): boolean =>
  plain.length > 0 && foldTokens(q).every((word) => plain.includes(word));

interface Given {
  q: string;
  plain: string[];
  forgiving: Forgiving | null;
}

function readWords<Filter extends { q: string; plain: string[] }>(
  { nothing, apply, labelOf }: Reader<Filter>,
  table: WordTable,
  { q, plain, forgiving }: Given,
): WordFilters<Filter> {
  const filter = { ...nothing };
  const applied: { words: string; meaning: Meaning }[] = [];
  const texts: string[] = [];
  for (const part of understand(q, table, { plain, forgiving }))
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
}

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
