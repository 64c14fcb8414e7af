import type { CatalogRow, Column } from "#src/catalog/columns.ts";
import { ConditionLists, Conditions } from "#src/catalog/conditions.ts";
import { documentOf, neededTerms } from "#src/catalog/text.ts";
import { takeTurns } from "#src/core/yield.ts";
import type { SearchDeps, SearchedKind, SearchFilter } from "./listing-search.ts";
import { findText } from "./search-source.ts";

export type KindMatcher = () => SearchesMatched;

/** Many structured searches, stored so that it is fast to tell which of them a listing satisfies. */
export interface SearchesMatched {
  add(id: string, query: string): void;
  /** Null if the listing is not for sale. */
  about(deps: SearchDeps, listingId: string): Promise<MatchedListing | null>;
}

interface MatchedListing {
  /** The searches that it satisfies; with an old price, only those that it did not satisfy at that price. */
  listSearches(oldPriceCents: number | null): Promise<string[]>;
}

const CHECKED_AT_ONCE = 1000;

interface MatcherParts<
  Row extends CatalogRow,
  Columns,
  Sort extends string,
  Listing,
  Filter,
> extends SearchedKind<Row, Columns, Sort, Listing, Filter> {
  filterOf(query: string): Filter;
  atPrice?(row: Row, priceCents: number): Row;
}

/** Finds the saved searches whose filter and words a listing satisfies. Other listings do not count. */
export const listingMatcher =
  <
    Row extends CatalogRow & { priceCents: number },
    Columns,
    Sort extends string,
    Listing,
    Filter extends SearchFilter<Sort>,
  >(
    kind: MatcherParts<Row, Columns, Sort, Listing, Filter>,
  ): KindMatcher =>
  () => {
    const { atPrice = (row, priceCents) => ({ ...row, priceCents }) } = kind;
    const conditions = new Conditions(kind.catalog.columns as Record<string, Column<Row>>);
    const searches = new ConditionLists();

    return {
      add(id, query) {
        const filter = kind.filterOf(query);
        searches.add(id, conditions.numbersOf(kind.selectionOf(filter), neededTerms(filter.q)));
      },
      async about(deps, id) {
        const row = await kind.catalog.source(deps.db.read).find?.(id, deps.clock.now());
        if (!row) return null;
        const { title, rest } = await findText(deps.db.read, id);
        const has = documentOf(`${title} ${rest}`);
        return {
          async listSearches(oldPriceCents) {
            const meets = conditions.of({ row, has });
            const met =
              oldPriceCents === null ? null : conditions.of({ row: atPrice(row, oldPriceCents), has });
            const found: string[] = [];
            const pause = takeTurns();
            for (let search = 0; search < searches.size; search++) {
              if (search % CHECKED_AT_ONCE === 0) await pause();
              if (searches.fits(search, meets) && !(met && searches.fits(search, met)))
                found.push(searches.idOf(search));
            }
            return found;
          },
        };
      },
    };
  };
