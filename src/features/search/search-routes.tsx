import { Hono } from "hono";
import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import type { Cursor } from "#src/catalog/order.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { kindVersion } from "#src/features/listings/page-versions.ts";
import type {
  FoundListings,
  SearchDeps,
  SearchOptions,
} from "#src/features/listings/queries/listing-search.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import type { WordsRead } from "#src/words/understand.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { listOffers } from "./offers.ts";
import { type Found, type PagedFilter, type SearchKind, toFound } from "./search-kind.ts";
import { findPageOrRedirect } from "./search-page.tsx";

export interface SearchPageProps<Card> {
  query: string;
  found: Found<Card>;
  signedIn: boolean;
}

interface SearchRoutes<Filter extends PagedFilter & { q: string }, Listing, Json, Card> {
  kind: ListingKind;
  search: SearchKind<Filter, Json, Card>;
  filterOf?(query: string): Filter;
  list(deps: SearchDeps, filter: Filter, options?: SearchOptions): Promise<FoundListings<Listing, Filter>>;
  json(listing: Listing): Json;
  activeFilters(filter: Filter, words?: WordsRead): ActiveFilter<Filter>[];
  titleOf(filter: Filter, fromWords: Filter): string;
  describe(title: string, total: number): string;
  isLandingPage(filter: Filter): boolean;
  before?(c: Ctx): Response | undefined;
  page(props: SearchPageProps<Card>, c: Ctx): ReactNode | Promise<ReactNode>;
}

/** The search page of a kind, and its results with title, counts and, where there are none, filters to drop. */
export function searchRoutes<Filter extends PagedFilter & { q: string }, Listing, Json, Card>(
  routes: SearchRoutes<Filter, Listing, Json, Card>,
) {
  const { kind, search, filterOf = search.filterOf, list, activeFilters } = routes;

  async function find(deps: SearchDeps, filter: Filter, after?: Cursor | null) {
    const { fromWords, ...found } = await list(deps, filter, { counts: true, after });
    const active = found.total > 0 ? [] : activeFilters(filter, found);
    const count = async (other: Filter) => (await list(deps, { ...other, pageSize: 1 })).total;
    const offers = await listOffers(search, filter, active, found, count);
    return {
      ...found,
      items: found.items.map(routes.json),
      title: routes.titleOf(filter, fromWords),
      offers,
    };
  }

  const pages = new Hono<Env>().get(
    search.path,
    access("guest"),
    cachedPage((c) => kindVersion(c, kind)),
    async (c) => {
      const { deps, session } = c.var;
      const answer = routes.before?.(c);
      if (answer) return answer;
      const now = deps.clock.now();
      const filter = filterOf(new URL(c.req.url).search);
      const results = await findPageOrRedirect(c, search, filter, () => find(deps, filter));
      if (results instanceof Response) return results;
      const { title, total } = results;
      const query = search.queryOf(filter);
      const noindex = total === 0 || !routes.isLandingPage(filter);
      const found = toFound(search, results, now);
      return renderPage(
        c,
        { title, description: routes.describe(title, total), noindex, query },
        await routes.page({ query, found, signedIn: session !== null }, c),
      );
    },
  );

  return { find, pages };
}
