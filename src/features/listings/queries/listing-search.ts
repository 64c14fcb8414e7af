import type { CatalogDeclaration, CatalogRow, ColumnFilters } from "#src/catalog/columns.ts";
import type { Cursor } from "#src/catalog/order.ts";
import { matchExactly, matchText, type TextMatch } from "#src/catalog/text.ts";
import type { Page } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import type { Forgiving, WordsRead } from "#src/words/understand.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { cachedCounts, countsInDinars, type SearchCounts } from "./counts.ts";
import { namesForSale } from "./names-for-sale.ts";
import type { WordFilters } from "./word-filters.ts";

export type SearchDeps = Pick<Deps, "db" | "catalogs" | "clock">;

export interface SearchOptions {
  counts?: boolean;
  /** The end of the page before, instead of a page number. */
  after?: Cursor | null;
  /** Find the ids without the listings. */
  idsOnly?: boolean;
}

interface SearchFilter<Sort extends string> {
  q: string;
  sort: Sort | "relevance";
  page: number;
  pageSize: number;
}

interface SearchedKind<Row extends CatalogRow, Columns, Sort extends string, Listing, Filter> {
  catalog: CatalogDeclaration<Row, Columns, Sort>;
  facets: readonly (keyof Columns)[];
  list(read: Reader, ids: string[], now: number): Promise<Listing[]>;
  facetsOf?(facets: SearchCounts["facets"], filter: Filter): SearchCounts["facets"];
  selectionOf(filter: Filter): ColumnFilters<Columns>;
  understand(filter: Filter, now: number, forgiving: Forgiving | null): WordFilters<Filter>;
  /** A typo is forgiven only if one of these values is for sale. */
  valuesOf(meaning: Meaning): string[];
  /** Another reading of the words if nothing fits the first one; null if there is none. */
  otherwise(words: WordFilters<Filter>, filter: Filter): WordFilters<Filter> | null;
}

export interface FoundListings<Listing, Filter> extends Page<Listing>, WordsRead {
  fromWords: Filter;
  counts: SearchCounts;
  next: Cursor | null;
  /** Only with `idsOnly`. */
  ids?: string[];
}

/** Searches the listings for sale that fit both the filter and its words. */
export function listingSearch<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
>({ catalog, facets, list, selectionOf, ...kind }: SearchedKind<Row, Columns, Sort, Listing, Filter>) {
  type Words = WordFilters<Filter> & { match: TextMatch | null };

  /** Forgives typos if no listing has the words that were not understood. */
  async function readWords({ db, catalogs, clock }: SearchDeps, given: Filter): Promise<Words> {
    const now = clock.now();
    const words = kind.understand(given, now, null);
    const match = await matchExactly(db.read, words.filter.q);
    if (!match || match.docIds.length > 0) return { ...words, match };
    const names = await namesForSale(catalogs.of(catalog), facets, now);
    const forgiven = kind.understand(given, now, (meaning) =>
      kind.valuesOf(meaning).some((value) => names[meaning.column]?.has(value) ?? true),
    );
    const best = forgiven.understood.length > words.understood.length ? forgiven : words;
    return { ...best, match: await matchText(db.read, best.filter.q) };
  }

  async function countOfWords({ catalogs, clock }: SearchDeps, { filter, match }: Words): Promise<number> {
    const search = await catalogs.of(catalog).searching(clock.now());
    return search({ where: selectionOf(filter), match, sort: "relevance", limit: 0 }).total;
  }

  async function find(
    { db, catalogs, clock }: SearchDeps,
    given: Filter,
    { filter, understood, match }: Words,
    { counts: isCounted, after, idsOnly }: SearchOptions,
  ): Promise<FoundListings<Listing, Filter>> {
    const now = clock.now();
    const { sort, page, pageSize } = given;
    const searched = catalogs.of(catalog);
    const search = await searched.searching(now);
    const cache = cachedCounts(searched);
    const key = JSON.stringify([unpaged(given), unpaged(filter)]);
    const cached = isCounted ? cache.get(key) : NO_COUNTS;
    const hits = search({
      where: selectionOf(given),
      within: selectionOf(filter),
      match,
      sort,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      after,
      counts: cached ? undefined : facets,
    });
    const countsOf = () => {
      const counts = countsInDinars(hits);
      return kind.facetsOf ? { ...counts, facets: kind.facetsOf(counts.facets, given) } : counts;
    };
    return {
      ...(idsOnly ? { items: [], ids: hits.ids } : { items: await list(db.read, hits.ids, now) }),
      total: hits.total,
      page,
      pageSize,
      next: hits.next,
      counts: cached ?? cache.put(key, countsOf()),
      understood,
      text: filter.q,
      fromWords: filter,
    };
  }

  return async (deps: SearchDeps, given: Filter, options: SearchOptions = {}) => {
    const words = await readWords(deps, given);
    const found = await find(deps, given, words, options);
    const other = found.total > 0 ? null : kind.otherwise(words, given);
    // Counted without the chosen filters, so that every choice gets the same reading of the words.
    if (!other || (await countOfWords(deps, words)) > 0) return found;
    const otherWords = { ...other, match: await matchText(deps.db.read, other.filter.q) };
    return (await countOfWords(deps, otherWords)) > 0 ? find(deps, given, otherWords, options) : found;
  };
}

const NO_COUNTS: SearchCounts = { facets: {}, histograms: {}, without: {} };

const unpaged = (filter: object) => ({ ...filter, sort: "", page: 0, pageSize: 0 });

export const among = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
