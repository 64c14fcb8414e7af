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
  /** The filter that a query string, with or without its `?`, asks the search page for. */
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

/** Another search where nothing fits, in the reader's words, and how many it finds. */
export interface Offer {
  label: string;
  /** The search's query string. */
  query: string;
  count: number;
}

/** One page of results: how many listings fit in all, and when they were asked for (their ages count from then). */
export interface Found<Card> {
  /** What the search is about, in the reader's words. */
  title: string;
  cards: Card[];
  total: number;
  now: number;
  /** What the typed words say, where they say more than text. */
  words?: WordsRead;
  counts: Counts;
  /** Where there are none. */
  offers: Offer[];
}

/** What a search answers, in whatever words it is asked. */
export interface Results<Json> extends WordsRead {
  title: string;
  items: Json[];
  total: number;
  counts: CountsAnswer;
  offers: Offer[];
}

/** The results as the page shows them. */
export const foundOf = <F extends PagedFilter, Json, Card>(
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

interface Bounded {
  minPrice: number | null;
  maxPrice: number | null;
  minYear?: number | null;
  maxYear?: number | null;
}

const BOUNDS = [
  ["minPrice", "maxPrice"],
  ["minYear", "maxYear"],
] as const;

/** The filter with its bounds the right way round; null where no lower one is above its upper one. */
export function straightened<F extends Bounded>(filter: F): F | null {
  const turned = BOUNDS.filter(([min, max]) => (filter[min] ?? -Infinity) > (filter[max] ?? Infinity));
  if (turned.length === 0) return null;
  const swapped = turned.flatMap(([min, max]) => [
    [min, filter[max]],
    [max, filter[min]],
  ]);
  return { ...filter, ...Object.fromEntries(swapped), page: 1 };
}
