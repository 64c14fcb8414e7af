import { PAGE_SIZE } from "#src/core/query-params.ts";
import { href } from "#src/i18n/paths.ts";
import type { WordsRead } from "#src/words/understand.ts";
import { type Counts, type CountsAnswer, countsOf } from "./counts.ts";

/** What every search's filter has besides its own fields. */
export interface PagedFilter {
  page: number;
  pageSize: number;
  minPrice: number | null;
  maxPrice: number | null;
  minYear?: number | null;
  maxYear?: number | null;
}

interface SearchParts<F extends PagedFilter, Json, Card> {
  /** The search page's address, without language. */
  path: string;
  /** Where the browser asks for results. */
  api: string;
  read: (params: URLSearchParams) => F;
  write: (filter: F) => URLSearchParams;
  toCard: (json: Json, now: number) => Card;
  /** The filters of which the page shows counts, as the API names them. */
  counted: readonly string[];
}

/** One kind of listing's search: its addresses, its filter and its cards. */
export interface SearchKind<F extends PagedFilter, Json, Card> extends SearchParts<F, Json, Card> {
  /** Reads a query string, with or without its `?`, as the search page does. */
  filterOf: (query: string) => F;
  /** The one query string of a filter, without `?`. */
  queryOf: (filter: F) => string;
  /** The search page's address for a filter, in the reader's language. */
  hrefOf: (filter: F) => string;
}

export function searchKind<F extends PagedFilter, Json, Card>(
  parts: SearchParts<F, Json, Card>,
): SearchKind<F, Json, Card> {
  const queryOf = (filter: F) => parts.write(filter).toString();
  return {
    ...parts,
    queryOf,
    filterOf: (query) => ({ ...parts.read(new URLSearchParams(query)), pageSize: PAGE_SIZE }),
    hrefOf: (filter) => {
      const query = queryOf(filter);
      return href(query ? `${parts.path}?${query}` : parts.path);
    },
  };
}

/** A search to try instead of one that finds nothing. */
export interface Offer {
  label: string;
  query: string;
  count: number;
}

interface SearchAnswer {
  title: string;
  total: number;
  /** Empty unless nothing was found. */
  offers: Offer[];
}

/** What a search answers, on the server and as JSON. */
export interface Results<Json> extends SearchAnswer, WordsRead {
  items: Json[];
  counts: CountsAnswer;
}

/** One page of results as the search page shows it; `now` is when it was searched. */
export interface Found<Card> extends SearchAnswer {
  cards: Card[];
  now: number;
  words?: WordsRead;
  counts: Counts;
}

export const toFound = <F extends PagedFilter, Json, Card>(
  { toCard, counted }: SearchKind<F, Json, Card>,
  { title, items, total, understood, text, counts, offers }: Results<Json>,
  now: number,
): Found<Card> => ({
  title,
  cards: items.map((item) => toCard(item, now)),
  total,
  now,
  words: { understood, text },
  counts: countsOf(counted, counts),
  offers,
});

const BOUNDS = [
  ["minPrice", "maxPrice"],
  ["minYear", "maxYear"],
] as const;

/** The filter with reversed bounds swapped; null where no minimum is above its maximum. */
export function withSwappedBounds<F extends Omit<PagedFilter, "page" | "pageSize">>(filter: F): F | null {
  const reversed = BOUNDS.filter(([min, max]) => (filter[min] ?? -Infinity) > (filter[max] ?? Infinity));
  if (reversed.length === 0) return null;
  const swapped = reversed.flatMap(([min, max]) => [
    [min, filter[max]],
    [max, filter[min]],
  ]);
  return { ...filter, ...Object.fromEntries(swapped), page: 1 };
}
