import type { ReactNode } from "react";
import { access } from "#src/auth/access.ts";
import { namesOf, pick } from "#src/core/pick.ts";
import type { Cursor } from "#src/catalog/order.ts";
import { listDealerNames } from "#src/features/dealers/queries.ts";
import { type CardDrawing, drawCards } from "#src/features/listings/page/card-cache.tsx";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Listing as AnyListing } from "#src/features/listings/listing-json.ts";
import { kindVersion } from "#src/features/listings/page/page-versions.ts";
import type { KindMatcher } from "#src/features/listings/search/listing-matcher.ts";
import { findAsked } from "#src/features/listings/listings.ts";
import type {
  FoundListings,
  SearchDeps,
  SearchOptions,
} from "#src/features/listings/search/listing-search.ts";
import { type Ctx, type Deps, routes } from "#src/http/env.ts";
import { searchTurn } from "#src/http/search-turns.ts";
import { href } from "#src/i18n/paths.ts";
import { cachedPage } from "#src/shell/cached-page.ts";
import type { PageHead, View } from "#src/shell/page.ts";
import { renderPage, renderView } from "#src/shell/render-page.tsx";
import { t } from "#t";
import type { ActiveFilter, Labeled } from "./active-filters.ts";
import { type Counts, countsOf } from "./counts.ts";
import { FEED_ITEMS, type FeedFormat, FEEDS, writeFeed } from "./feeds.ts";
import { findUnsold, listOffers } from "./offers.ts";
import { savableSearch } from "./savable-search.ts";
import { markedIds, NEW_IDS } from "./new-marks.ts";
import { RESULTS } from "./parts/results.tsx";
import { type Found, type PagedFilter, type SearchKind, toFound } from "./search-kind.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { queryParams } from "#src/http/validate.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Carried } from "./parts/choice-fields.tsx";

export interface SearchPageProps<Card> {
  query: string;
  found: Found<Card>;
  signedIn: boolean;
}

export interface SearchViewProps<Card> extends SearchPageProps<Card> {
  head: PageHead;
  coverId: string | null;
}

export interface SearchRoutes<Filter extends PagedFilter, Listing extends AnyListing, Json, Card, More> {
  kind: ListingKind;
  search: SearchKind<Filter, Json, Card>;
  filterOf?(query: string): Filter;
  openSearches: KindMatcher;
  list(deps: SearchDeps, filter: Filter, options?: SearchOptions): Promise<FoundListings<Listing, Filter>>;
  json(listing: Listing): Json;
  cards: CardDrawing<Listing>;
  activeFilters(filter: Filter, words?: Labeled): ActiveFilter<Filter>[];
  titleOf(filter: Filter, fromWords: Filter): string;
  describe(title: string, total: number): string;
  isLandingPage(filter: Filter): boolean;
  /** The filters whose counts are sent with the page. The browser loads the others when a visitor opens them. */
  countedAtFirst?(filter: Filter): readonly string[];
  before?(c: Ctx): Response | undefined;
  view: View<SearchViewProps<Card> & More>;
  more(deps: Deps): Promise<More>;
  without: readonly string[];
  /** Two filters that find the same as these, and whose values can be compared one by one. */
  comparable?(given: Filter, fromWords: Filter): [Filter, Filter];
  /** Lists of which a listing must have all values. */
  everyOf: readonly string[];
  filters(filter: Filter, counts: Counts, c: Ctx): ReactNode;
}

/** Without results others are counted, eight for 30 characters, one for 200. A long one would take a second. */
const LOOKED_FOR_CHARACTERS = 240;

export function searchRoutes<Filter extends PagedFilter, Listing extends AnyListing, Json, Card, More>(
  own: SearchRoutes<Filter, Listing, Json, Card, More>,
) {
  const { kind, search, filterOf = search.filterOf, list, activeFilters } = own;

  async function findListings(deps: SearchDeps, filter: Filter, options: SearchOptions) {
    let left = LOOKED_FOR_CHARACTERS / Math.max(30, filter.q.length);
    const { fromWords, ...found } = await list(deps, filter, options);
    const dealerNames = await listDealerNames(deps.db.read, filter.dealer ?? []);
    const active = found.total > 0 ? [] : activeFilters(filter, { ...found, dealerNames });
    // Each search is counted once, although it may be an offer and also tell whether a make is for sale at all.
    const totals = new Map<string, number>();
    async function totalOf(given: Filter): Promise<number> {
      const other = { ...given, sort: "newest", page: 1, pageSize: 1 };
      const address = search.queryOf(other);
      const total = totals.get(address) ?? (await list(deps, other, { idsOnly: true })).total;
      totals.set(address, total);
      return total;
    }
    const count = async (other: Filter) => (left-- >= 1 ? await totalOf(other) : null);
    const asked = { kind: search, filter, active, words: found };
    const offers = await listOffers(asked, count);
    const unsold = await findUnsold(asked, totalOf);
    const numbered = await findAsked(deps.db.read, filter.q);
    const isShown = (found.ids ?? found.items.map(({ id }) => id)).includes(numbered?.id ?? "");
    const title = own.titleOf(filter, fromWords);
    return {
      ...found,
      title,
      dealerNames,
      offers,
      unsold,
      numbered: numbered && !isShown ? pick(numbered, "label", "url") : null,
    };
  }

  async function find(deps: SearchDeps, filter: Filter, after?: Cursor | null) {
    const { isAmong: _, ...found } = await findListings(deps, filter, { counts: "all", after });
    return { ...found, items: found.items.map(own.json) };
  }

  const feedHref = (format: FeedFormat, filter: Filter) =>
    search.hrefAt(`${search.path}.${format}`, { ...filter, page: 1 });

  const pages = routes().get(
    search.path,
    access("guest"),
    searchTurn,
    cachedPage((c) => kindVersion(c, kind)),
    async (c) => {
      const { deps, session } = c.var;
      const answer = own.before?.(c);
      if (answer) return answer;
      const now = deps.clock.now();
      const filter = filterOf(new URL(c.req.url).search);
      const marked = markedIds(c);
      const first = filter.page === 1 ? [...marked] : [];
      const counts = own.countedAtFirst?.(filter) ?? search.counted;
      const results = await findPageOrRedirect(c, search, filter, () =>
        findListings(deps, filter, { counts, idsOnly: true, first }),
      );
      if (results instanceof Response) return results;
      const { title, total, numbered } = results;
      if (total === 0 && numbered) return c.redirect(href(numbered.url), 302);
      const query = search.queryOf(filter);
      const noindex = total === 0 || !own.isLandingPage(filter);
      const skipTo = { href: `#${RESULTS}`, label: t.searchSkipToResults() };
      const cards = await drawCards(c, kind, own.cards, results.ids ?? [], (id) => marked.has(id));
      const found = toFound<Card>(counts, results, cards.map(({ html }) => html).join(""), now);
      return renderView(c, own.view, {
        head: {
          title,
          description: own.describe(title, total),
          noindex,
          query,
          skipTo,
          feeds: namesOf(FEEDS).map((format) => ({ type: FEEDS[format], href: feedHref(format, filter) })),
        },
        coverId: cards[0]?.coverId ?? null,
        query,
        found,
        signedIn: session !== null,
        ...(await own.more(deps)),
      });
    },
  );
  pages.get(`${search.path}/filters`, access("guest"), searchTurn, async (c) => {
    const filter = filterOf(new URL(c.req.url).search);
    const found = await list(c.var.deps, { ...filter, page: 1, pageSize: 1 }, { counts: search.counted });
    return renderPage(
      c,
      { title: t.searchAllFilters(), noindex: true },
      <AllFilters
        path={search.path}
        carried={[...search.write(filter)].filter(([name]) => own.without.includes(name))}
      >
        {own.filters(filter, countsOf(search.counted, found.counts), c)}
      </AllFilters>,
    );
  });

  for (const format of namesOf(FEEDS))
    pages.get(
      `${search.path}.${format}`,
      access("guest"),
      searchTurn,
      cachedPage((c) => kindVersion(c, kind)),
      async (c) => {
        const given = filterOf(new URL(c.req.url).search);
        const filter = { ...given, sort: "newest", page: 1, pageSize: FEED_ITEMS };
        const { items, fromWords } = await list(c.var.deps, filter);
        return writeFeed(c, format, {
          kind,
          title: own.titleOf(filter, fromWords),
          home: search.hrefOf({ ...given, page: 1 }),
          self: feedHref(format, given),
          listings: items,
        });
      },
    );

  return { find, pages, savable: savableSearch<Filter, Listing>({ ...own, filterOf }) };
}

async function findPageOrRedirect<F extends PagedFilter, Json, Card, P extends Page<unknown>>(
  c: Ctx,
  { queryOf, hrefOf }: SearchKind<F, Json, Card>,
  filter: F,
  search: (filter: F) => Promise<P>,
): Promise<P | Response> {
  // Forms also send empty fields.
  const params = queryParams(c);
  params.delete(NEW_IDS);
  const isOther = queryOf(filter) !== params.toString();
  if (isOther && filter.page === 1) return c.redirect(hrefOf(filter), 302);
  const page = await search(filter);
  const shown = Math.min(filter.page, pageCount(page.total, filter.pageSize));
  return isOther || shown < filter.page ? c.redirect(hrefOf({ ...filter, page: shown }), 302) : page;
}

interface AllFiltersProps {
  path: string;
  carried: [name: string, value: string][];
  children: ReactNode;
}

const AllFilters = ({ path, carried, children }: AllFiltersProps) => (
  <div className="wrap max-w-180! pt-5 pb-14 lg:pb-18">
    <h1 className="mb-3 text-26 md:text-28">{t.searchAllFilters()}</h1>
    <form role="search" action={href(path)} autoComplete="off" className="panel">
      {children}
      {carried.map(([name, value]) => (
        <Carried key={`${name} ${value}`} name={name} values={[value]} />
      ))}
      <div className="dialog-foot">
        <Button type="submit" size={52} className="flex-1">
          {t.searchShowResults()}
        </Button>
        <ButtonLink href={href(path)} variant="quiet" size={52}>
          {t.searchClearAll()}
        </ButtonLink>
      </div>
    </form>
  </div>
);
