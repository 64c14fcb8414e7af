import { pick } from "#src/core/pick.ts";
import { PAGE_SIZE } from "#src/core/query-params.ts";
import type { SearchFilter } from "#src/features/listings/search/filter.ts";
import { href } from "#src/i18n/paths.ts";
import type { WordsRead } from "#src/language/engine/understand.ts";
import type { Labeled } from "./active-filters.ts";
import { type Counts, type CountsAnswer, countsOf } from "./counts.ts";
import type { SearchAnswer } from "./shapes.ts";

export interface PagedFilter extends SearchFilter<string> {
  dealer?: string[];
  minPrice: number | null;
  maxPrice: number | null;
  minYear?: number | null;
  maxYear?: number | null;
}

interface SearchParts<F extends PagedFilter, Json, Card> {
  path: string;
  api: string;
  read: (params: URLSearchParams) => F;
  write: (filter: F) => URLSearchParams;
  toCard: (json: Json, now: number) => Card;
  counted: readonly string[];
}

export type SearchKind<F extends PagedFilter, Json, Card> = ReturnType<typeof searchKind<F, Json, Card>>;

export function searchKind<F extends PagedFilter, Json, Card>(parts: SearchParts<F, Json, Card>) {
  const queryOf = (filter: F) => parts.write(filter).toString();
  const hrefAt = (path: string, filter: F) => {
    const query = queryOf(filter);
    return href(query ? `${path}?${query}` : path);
  };
  return {
    ...parts,
    queryOf,
    hrefAt,
    filterOf: (query: string) => ({ ...parts.read(new URLSearchParams(query)), pageSize: PAGE_SIZE }),
    hrefOf: (filter: F) => hrefAt(parts.path, filter),
    filtersHrefOf: (filter: F) => hrefAt(`${parts.path}/filters`, { ...filter, page: 1 }),
  };
}

export interface Results<Json> extends SearchAnswer, WordsRead {
  items: Json[];
  counts: CountsAnswer;
}

export interface Found<Card> extends Omit<SearchAnswer, "dealerNames"> {
  /** HTML on the server; null in the browser for the cards in the page. */
  cards: Card[] | string | null;
  now: number;
  words?: Labeled;
  counts: Counts;
}

export const toFound = <Card>(
  counted: readonly string[],
  { understood, text, counts, ...answer }: Omit<Results<unknown>, "items">,
  cards: Card[] | string,
  now: number,
): Found<Card> => ({
  ...pick(answer, "title", "total", "leftOut", "rare", "unsold", "offers", "numbered"),
  cards,
  now,
  words: { understood, text, dealerNames: answer.dealerNames },
  counts: countsOf(counted, counts),
});

/** Omits the cards, which the browser has as HTML. */
export const withoutCards = <Card, P extends { found: Found<Card> }>(props: P): P =>
  props.found.total === 0 ? props : { ...props, found: { ...props.found, cards: null } };

const BOUNDS = [
  ["minPrice", "maxPrice"],
  ["minYear", "maxYear"],
] as const;

/** Swaps reversed bounds; null if no minimum is above its maximum. */
export function withSwappedBounds<F extends Omit<PagedFilter, keyof SearchFilter<string>>>(filter: F) {
  const reversed = BOUNDS.filter(([min, max]) => (filter[min] ?? -Infinity) > (filter[max] ?? Infinity));
  if (reversed.length === 0) return null;
  const swapped = reversed.flatMap(([min, max]) => [
    [min, filter[max]],
    [max, filter[min]],
  ]);
  return { ...filter, ...Object.fromEntries(swapped), page: 1 };
}
