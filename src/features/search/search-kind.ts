import { PAGE_SIZE } from "#src/core/query-params.ts";
import { href } from "#src/i18n/paths.ts";

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
