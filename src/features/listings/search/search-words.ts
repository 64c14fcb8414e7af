import type { CatalogRow } from "#src/catalog/columns.ts";
import { countingWith, documentsWith, matchExactly, matchText } from "#src/catalog/text.ts";
import type { TextMatch } from "#src/catalog/text-index.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import type { SearchDeps, SearchedKind, SearchFilter } from "./listing-search.ts";
import { textsIn } from "./search-source.ts";
import type { WordFilters } from "./word-filters.ts";
import type { Catalog } from "#src/catalog/catalog.ts";

export interface ReadWords<Filter> extends WordFilters<Filter> {
  match: TextMatch | null;
  leftOut?: string[];
  rare?: string[];
  withRare?: TextMatch | null;
  /** What else was understood by forgiving typos, for when this finds nothing either. */
  forgiven?: ReadWords<Filter>;
}

/** A word counts as misspelled if its correction finds at least this many times as many. */
const MISSPELLED = 10;
const MAX_SOFT_WORDS = 8;
/** A short number belongs to the next word: `7 seater`. */
const SOFT_WORDS = /(?<!\S)\p{Nd}{1,2}\s+\S+|\S+/gu;

export const isRanked = ({ sort }: { sort: string }): boolean => sort === "relevance";

export function searchWords<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
>(kind: SearchedKind<Row, Columns, Sort, Listing, Filter>) {
  type Words = ReadWords<Filter>;

  /** Forgives typos if no listing has the words that were not understood, or far fewer than with corrections. */
  async function readWords(deps: SearchDeps, given: Filter): Promise<Words> {
    const { catalogs, clock } = deps;
    const now = clock.now();
    const words = kind.understand(given, now, null);
    const match = await matchExactly(textsIn(catalogs), words.filter.q, isRanked(given));
    if (!match) return { ...words, match };
    const names = await namesForSale(catalogs.of(kind.catalog), kind.facets, now);
    const isForSale = (meaning: Meaning) =>
      typeof meaning.value !== "string" ||
      kind.valuesOf(meaning).some((value) => names[meaning.column]?.has(value) ?? true);
    const forgiven = kind.understand(given, now, isForSale);
    const isMore =
      forgiven.understood.length > words.understood.length ||
      forgiven.filter.q.length < words.filter.q.length;
    if (match.docIds.length > 0) {
      if (!isMore) return { ...words, match };
      const [exact, other] = [{ ...words, match }, await withMatch(deps, given, forgiven)];
      const isMisspelled = (await countOf(deps, other)) >= MISSPELLED * (await countOf(deps, exact));
      return isMisspelled ? other : exact;
    }
    const other = isMore ? await withMatch(deps, given, forgiven) : null;
    if (other && (await countOf(deps, other)) > 0) return other;
    return { ...(await withMatch(deps, given, words)), ...(other && { forgiven: other }) };
  }

  const withMatch = async ({ catalogs, clock }: SearchDeps, given: Filter, words: WordFilters<Filter>) => ({
    ...words,
    match: await matchText(textsIn(catalogs), words.filter.q, {
      isExact: (word) => kind.isExact?.(word, clock.now()) ?? false,
      isRanked: isRanked(given),
    }),
  });

  /** Leaves out words that too few listings have. Null if there are none, or if that does not help. */
  async function soften(deps: SearchDeps, given: Filter, words: Words): Promise<Words | null> {
    const { understood, filter, forgiven } = words;
    if (filter.q === "" || (understood.length > 0 && (await areUsual(deps, words)))) return null;
    return (forgiven && (await softened(deps, given, forgiven))) ?? softened(deps, given, words);
  }

  async function softened(deps: SearchDeps, given: Filter, words: Words): Promise<Words | null> {
    if (words.understood.length === 0) return null;
    const typed = (words.filter.q.match(SOFT_WORDS) ?? []).slice(0, MAX_SOFT_WORDS);
    if (typed.length === 0) return null;
    const { catalogs, clock } = deps;
    const texts = textsIn(catalogs);
    const among = await catalogs.of(kind.catalog).docIds(kind.selectionOf(words.filter), clock.now());
    const count = await countingWith(texts, among);
    const isUsual = (some: string[]) => {
      const found = count(some, "text");
      return found >= PAGE_SIZE || (found > 0 && count([some.join(" ")], "title") > 0);
    };
    const [kept, rare]: [string[], string[]] = [[], []];
    for (const word of typed)
      if (isUsual([...kept, word])) kept.push(word);
      else if (count([...kept, ...rare, word], "text") > 0) rare.push(word);
    const q = kept.join(" ");
    const match = await matchExactly(texts, q, isRanked(given));
    const soft = { ...words, filter: { ...words.filter, q }, match };
    if (kept.length === 0 && (await countOf(deps, soft)) === 0) return null;
    const leftOut = typed.filter((word) => !kept.includes(word));
    const docIds = rare.length > 0 ? await documentsWith(texts, [...kept, ...rare], "text") : null;
    return { ...soft, leftOut, rare, withRare: docIds && { docIds } };
  }

  /** Whether a page of listings match what was understood and have the words, or one has them in its title. */
  async function areUsual(deps: SearchDeps, words: Words): Promise<boolean> {
    const total = await countOf(deps, words);
    if (total === 0 || total >= PAGE_SIZE) return total > 0;
    const docIds = await documentsWith(textsIn(deps.catalogs), [words.filter.q], "title");
    return docIds.length > 0 && (await countOf(deps, { ...words, match: { docIds } })) > 0;
  }

  async function countOf({ catalogs, clock }: SearchDeps, { filter, match }: Words): Promise<number> {
    const search = await catalogs.of(kind.catalog).searching(clock.now());
    return search({ where: kind.selectionOf(filter), match, sort: "relevance", limit: 0 }).total;
  }

  return { readWords, soften, countOf };
}

type NamesForSale = Partial<Record<string, ReadonlySet<string>>>;

/** Counted once: at 100,000 listings a search with words of no field took 4.9 ms without it, 3.8 with it. */
const known = new WeakMap<object, { version: number; key: string; names: NamesForSale }>();

/** The values for sale by column; the same object until the catalog changes. */
export async function namesForSale<Row extends CatalogRow, Columns, Sort extends string>(
  catalog: Catalog<Row, Columns, Sort>,
  counts: readonly (keyof Columns)[],
  now: number,
): Promise<NamesForSale> {
  const search = await catalog.searching(now);
  const last = known.get(catalog);
  const key = counts.join();
  if (last?.version === catalog.version && last.key === key) return last.names;
  const { facets } = search({ where: {}, sort: "relevance", limit: 0, counts });
  const names = Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [name, new Set(facet.map(({ value }) => value))]),
  );
  known.set(catalog, { version: catalog.version, key, names });
  return names;
}
