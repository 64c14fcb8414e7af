import { type Clause, Clauses } from "#src/catalog/clauses.ts";
import type { CatalogRow, Column } from "#src/catalog/columns.ts";
import { Conditions } from "#src/catalog/conditions.ts";
import { documentOf, forgivenTerms, isListingId, neededTerms } from "#src/catalog/text.ts";
import { takeTurns } from "#src/core/yield.ts";
import { askedNumber } from "./typed-number.ts";
import type {
  FoundListings,
  SearchDeps,
  SearchedKind,
  SearchFilter,
  SearchOptions,
} from "./listing-search.ts";
import { readingsOf } from "./readings.ts";
import { findText } from "./search-source.ts";
import { SettledWords } from "./settled-words.ts";
import type { WordFilters } from "./word-filters.ts";

/** Creates an empty list of searches; relative terms in them refer to this time. */
export type KindMatcher = (now: number) => SearchesMatched;

/** Many searches, stored so that it is fast to tell which of them find a listing. */
export interface SearchesMatched {
  add(id: string, query: string): void;
  /** Null if the listing is not for sale. */
  about(deps: SearchDeps, listingId: string): Promise<MatchedListing | null>;
}

export interface MatchedListing {
  /**
   * The searches that find it, and those that may, depending on other listings for sale. With an old price, only the
   * searches that did not find it at that price.
   */
  listSearches(oldPriceCents: number | null): Promise<Record<"found" | "maybe", string[]>>;
  /** Whether this search finds the listing on its page. */
  isShownBy(query: string): Promise<boolean>;
}

const ASKED_AT_ONCE = 1000;

interface MatcherParts<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter,
> extends SearchedKind<Row, Columns, Sort, Listing, Filter> {
  filterOf(query: string): Filter;
  /** The listing's row with another price. */
  atPrice?(row: Row, priceCents: number): Row;
}

type Search<Listing, Filter> = (
  deps: SearchDeps,
  filter: Filter,
  options: SearchOptions,
) => Promise<FoundListings<Listing, Filter>>;

/** Finds the saved searches of a kind that find a listing, by checking the listing instead of running each search. */
export function listingMatcher<
  Row extends CatalogRow & { priceCents: number },
  Columns,
  Sort extends string,
  Listing,
  Filter extends SearchFilter<Sort>,
>(kind: MatcherParts<Row, Columns, Sort, Listing, Filter>, search: Search<Listing, Filter>): KindMatcher {
  const columns = kind.catalog.columns as Record<string, Column<Row>>;
  const { atPrice = (row, priceCents) => ({ ...row, priceCents }) } = kind;

  return (now) => {
    const conditions = new Conditions(columns);
    const clauses = new Clauses();
    const settled = new SettledWords(kind, now, conditions.numbersOf);

    function clausesOf(query: string): Clause[] {
      const given = kind.filterOf(query);
      const where = conditions.numbersOf(kind.selectionOf(given), []);
      const fitting = (filter: Filter, terms: string[]) => [
        ...new Set([...where, ...conditions.numbersOf(kind.selectionOf(filter), terms)]),
      ];
      if (!given.q) return [{ conditions: where, isSure: true }];
      if (isForOne(given.q)) return [{ conditions: where, isSure: false }];
      const { exact, forgiven, others } = readingsOf(kind, given, now);
      const isSure = forgiven.length === 0;
      const asTyped = ({ filter }: WordFilters<Filter>) => fitting(filter, neededTerms(filter.q));
      // Misspelled words are corrected. Words that no listing for sale has are left out, if others are understood.
      const asNeeded = ({ filter, understood }: WordFilters<Filter>) =>
        fitting(filter, understood.length > 0 ? [] : forgivenTerms(filter.q));
      return [
        ...others.map((words) => ({ conditions: asTyped(words), isSure: false })),
        ...forgiven.map((words) => ({ conditions: asNeeded(words), isSure: false })),
        ...(isSure && exact.filter.q ? [{ conditions: asTyped(exact), isSure }] : []),
        { conditions: asNeeded(exact), isSure: isSure && !exact.filter.q },
      ];
    }

    async function about(deps: SearchDeps, id: string): Promise<MatchedListing | null> {
      const current = deps.clock.now();
      const row = await kind.catalog.source(deps.db.read).find?.(id, current);
      if (!row) return null;
      const { title, rest } = await findText(deps.db.read, id);
      const has = documentOf(`${title} ${rest}`);
      const fits = conditions.of({ row, has });
      settled.lookAt(fits);

      async function listSearches(oldPriceCents: number | null) {
        const found: string[] = [];
        const maybe: string[] = [];
        const old = oldPriceCents === null ? null : { row: atPrice(row as Row, oldPriceCents), has };
        const fitted = old && conditions.of(old);
        const nextTurn = takeTurns();
        for (let each = 0; each < clauses.size; each++) {
          const answer = clauses.ask(each, fits);
          if (answer !== "not" && !(fitted && clauses.fitsLast(each, fitted)))
            (answer === "found" ? found : maybe).push(clauses.idOf(each));
          if (each % ASKED_AT_ONCE === 0) await nextTurn();
        }
        return { found, maybe };
      }

      async function isShownBy(query: string): Promise<boolean> {
        const known = await settled.finds(deps, query, fits);
        if (known !== null) return known;
        const filter = { ...kind.filterOf(query), sort: "newest" as Sort, page: 1, pageSize: 1 };
        const found = await search(deps, filter, { asksFor: id, idsOnly: true });
        if (!isForOne(filter.q)) await settled.settle(deps, query, filter, found);
        return found.isAmong ?? false;
      }

      await deps.catalogs.of(kind.catalog).follow(current);
      return { listSearches, isShownBy };
    }

    return {
      add(id, query) {
        clauses.add(id, clausesOf(query));
      },
      about,
    };
  };
}

/** Whether the words may be a listing's number or id. */
const isForOne = (q: string): boolean => isListingId(q) || askedNumber(q) !== null;
