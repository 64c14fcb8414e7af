import type { CatalogDeclaration, CatalogRow, ColumnFilters } from "#src/catalog/columns.ts";
import type { Cursor } from "#src/catalog/order.ts";
import { documentsWith, matchExactly, titledExactly } from "#src/catalog/text.ts";
import type { Page } from "#src/core/pagination.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import type { Forgiving } from "#src/language/engine/query.ts";
import type { WordsRead } from "#src/language/engine/understand.ts";
import type { Meaning } from "#src/language/engine/word-table.ts";
import { numberedFirst } from "./numbered-first.ts";
import { textsIn } from "./search-source.ts";
import { isRanked, type ReadWords, searchWords } from "./search-words.ts";
import type { WordFilters } from "./word-filters.ts";
import type { Hits } from "#src/catalog/search.ts";
import { dinars } from "#src/core/money.ts";

export type SearchCounts = Pick<Hits, "facets" | "histograms" | "without">;

function countsInDinars({ facets, histograms, without }: Hits): SearchCounts {
  const { price } = histograms;
  if (!price) return { facets, histograms, without };
  const dinarsOrNull = (cents: number | null) => (cents === null ? null : dinars(cents));
  const bars = price.map(({ from, to, count }) => ({
    from: dinarsOrNull(from),
    to: dinarsOrNull(to),
    count,
  }));
  return { facets, histograms: { ...histograms, price: bars }, without };
}

export type SearchDeps = Pick<Deps, "db" | "catalogs" | "clock">;

export interface SearchOptions {
  counts?: readonly string[] | "all";
  /** The end of the previous page, instead of a page number. */
  after?: Cursor | null;
  idsOnly?: boolean;
  /** A listing's id; the result says whether it is found, on any page. */
  asksFor?: string;
  /** Ids of listings to put first if they are found, also those of another page. */
  first?: readonly string[];
}

export interface SearchFilter<Sort extends string> {
  q: string;
  plain: string[];
  sort: Sort | "relevance";
  strict: boolean;
  page: number;
  pageSize: number;
}

export interface SearchedKind<Row extends CatalogRow, Columns, Sort extends string, Listing, Filter> {
  catalog: CatalogDeclaration<Row, Columns, Sort>;
  facets: readonly (keyof Columns)[];
  list(read: Reader, ids: string[], now: number): Promise<Listing[]>;
  facetsOf?(facets: SearchCounts["facets"], filter: Filter): SearchCounts["facets"];
  selectionOf(filter: Filter): ColumnFilters<Columns>;
  understand(filter: Filter, now: number, forgiving: Forgiving | null): WordFilters<Filter>;
  /** Whether a word is never a typo of another one, such as `فيراري` (Ferrari). */
  isExact?(word: string, now: number): boolean;
  /**
   * Columns that every title contains, most important first, such as make, model and year. If all words are for other
   * columns, listings with these words in their title come first. If a word is for one of these columns, a listing whose
   * title contains the words as typed is found even if its facts differ, except for the first column.
   */
  inEveryTitle?: readonly (keyof Columns)[];
  /** The values of a meaning; a typo is forgiven only if one of them is for sale. */
  valuesOf(meaning: Meaning): string[];
  /** Other ways to read the words, for when nothing matches the first one; most likely first. */
  otherwise(words: WordFilters<Filter>, filter: Filter, now: number): Iterable<OtherWords<Filter>>;
}

interface OtherWords<Filter> extends WordFilters<Filter> {
  /** The words that this reading leaves out; none if the visitor wants every word. */
  leftOut?: string[];
}

export interface FoundListings<Listing, Filter> extends Page<Listing>, WordsRead {
  /** Words that were not required, because no or few listings have them together with what was understood. */
  leftOut: string[];
  /** The words among `leftOut` that a few listings have. Sorted by relevance, these listings come first. */
  rare: string[];
  fromWords: Filter;
  /** The likeliest correction of the remaining text, if no listing has it as typed. */
  corrected?: string | undefined;
  counts: SearchCounts;
  next: Cursor | null;
  ids?: string[];
  isAmong?: boolean;
}

export function listingSearch<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing extends { id: string },
  Filter extends SearchFilter<Sort>,
>(kind: SearchedKind<Row, Columns, Sort, Listing, Filter>) {
  const { catalog, facets, list, selectionOf } = kind;
  const { readWords, soften, countOf } = searchWords(kind);
  type Words = ReadWords<Filter>;

  const byTitle = titleSearch(kind, countOf);

  async function find(
    deps: SearchDeps,
    given: Filter,
    words: Words,
    { counts, after, idsOnly, asksFor, first }: SearchOptions,
  ): Promise<FoundListings<Listing, Filter>> {
    const { db, catalogs, clock } = deps;
    const { filter, understood, match, leftOut = [], rare = [] } = words;
    const now = clock.now();
    const { sort, page, pageSize } = given;
    const titled = await byTitle(deps, given, words);
    const search = await catalogs.of(catalog).searching(now);
    const hits = search({
      where: selectionOf(given),
      within: selectionOf(filter),
      match,
      ...titled,
      sort,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      after,
      asksFor,
      first,
      counts: counts && facets.filter((name) => counts === "all" || counts.includes(String(name))),
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
      ...(asksFor !== undefined && { isAmong: hits.isAmong ?? false }),
      counts: counts ? countsOf() : NO_COUNTS,
      understood,
      text: filter.q,
      leftOut,
      rare,
      fromWords: filter,
      corrected: match?.corrected,
    };
  }

  async function findByWords(deps: SearchDeps, given: Filter, options: SearchOptions) {
    const words = await readWords(deps, given);
    const found = await find(deps, given, words, options);
    // No word is left out if the visitor requires all of them or wants some as plain text.
    const isStrict = given.strict || given.plain.length > 0;
    // Counted without the chosen filters, so that the words are read the same with any choice.
    if (found.total === 0 && (await countOf(deps, words)) === 0)
      for (const other of kind.otherwise(words, given, deps.clock.now())) {
        const match = await matchExactly(textsIn(deps.catalogs), other.filter.q, isRanked(given));
        const isAllowed = !isStrict || !other.leftOut;
        const read = { ...other, match };
        if (isAllowed && (await countOf(deps, read)) > 0) return find(deps, given, read, options);
      }
    const soft = isStrict ? null : await soften(deps, given, words);
    return soft ? find(deps, given, soft, options) : found;
  }

  return numberedFirst<Listing, Filter>({
    byWords: findByWords,
    byDoc: (deps, given, docId, options) => {
      const nothing = kind.understand({ ...given, q: "" }, deps.clock.now(), null);
      return find(deps, given, { ...nothing, match: { docIds: Uint32Array.of(docId) } }, options);
    },
  });
}

/** Finds listings whose title has the words as typed. */
function titleSearch<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
>(
  { catalog, inEveryTitle = [], selectionOf }: SearchedKind<Row, Columns, Sort, Listing, Filter>,
  countOf: (deps: SearchDeps, words: ReadWords<Filter>) => Promise<number>,
) {
  const names = inEveryTitle as readonly string[];

  /** Listings titled as typed. None if more than a page are for sale: others are then equally relevant. */
  async function titledAsTyped({ catalogs, clock }: SearchDeps, { q }: Filter): Promise<Uint32Array> {
    const docIds = names.length > 0 ? await titledExactly(textsIn(catalogs), q, MAX_TITLED) : NONE;
    if (docIds.length <= PAGE_SIZE) return docIds;
    const search = await catalogs.of(catalog).searching(clock.now());
    return search({ where: {}, match: { docIds }, sort: "relevance", limit: 0 }).total > PAGE_SIZE
      ? NONE
      : docIds;
  }

  /** The listings to find by title whatever their facts, and those to put first if the results exceed a page. */
  return async function byTitle(deps: SearchDeps, given: Filter, words: ReadWords<Filter>) {
    const isRelevant = names.length > 0 && given.q !== "" && given.sort === "relevance";
    const isOfName = words.understood.some(({ column }) => names.includes(column));
    if (!isRelevant && !isOfName) return {};
    const asTyped = await titledAsTyped(deps, given);
    const isNamed = isOfName && asTyped.length > 0;
    if (!isRelevant && !isNamed) return {};
    const total = await countOf(deps, words);
    const [first = ""] = names;
    const within = { [first]: (selectionOf(words.filter) as Record<string, unknown>)[first] };
    const besides = isNamed && total > 0 ? { docIds: asTyped, within } : undefined;
    if (!isRelevant || total + asTyped.length <= given.pageSize) return { besides };
    const isPlain =
      words.understood.every(({ column }) => names.includes(column)) &&
      words.understood.map(({ words }) => words).join(" ") === given.q;
    const withWords =
      isPlain || words.understood.length === 0
        ? []
        : await documentsWith(textsIn(deps.catalogs), [given.q], "title");
    const preferred = Uint32Array.from([...withWords, ...asTyped, ...(words.withRare?.docIds ?? [])]);
    return { besides, ...(preferred.length > 0 && { preferred }) };
  };
}

/** Checks only this many of the newest listings with the title, including sold ones. */
const MAX_TITLED = 250;
const NONE = new Uint32Array();
const NO_COUNTS: SearchCounts = { facets: {}, histograms: {}, without: {} };

export const among = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
