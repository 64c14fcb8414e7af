import type { CarCard } from "../card/card.ts";
import { carSuggestions } from "./car-suggestions.ts";
import { t } from "#t";
import { carSearch } from "./car-search.ts";
import { useAllCounts } from "./use-all-counts.ts";
import type { SearchPageProps } from "#src/features/search/search-routes.tsx";
import { FilterFields } from "./parts/filter-fields.tsx";
import { FilterPanel, FORM } from "./parts/filter-panel.tsx";
import { hasMore, MoreFields } from "./parts/more-fields.tsx";
import { Results } from "./parts/results.tsx";
import { LaterFields } from "#src/features/search/parts/later-fields.tsx";
import { SearchBox } from "#src/features/search/parts/search-box.tsx";
import { SearchFrame } from "#src/features/search/parts/search-frame.tsx";
import { showLabel, useSearch } from "#src/features/search/use-search.ts";

export interface SearchProps extends SearchPageProps<CarCard> {
  makes: string[];
  thisYear: number;
}

export default function CarSearch({ signedIn, makes, thisYear, ...first }: SearchProps) {
  const search = useSearch(carSearch, first);
  const { filter, edition, counts } = search;
  const countAll = useAllCounts(search);
  const isMoreSet = hasMore(filter);
  return (
    <SearchFrame kind={carSearch} search={search}>
      <SearchBox
        key={edition}
        source={carSuggestions}
        form={FORM}
        q={filter.q}
        label={t.searchText()}
        placeholder={t.searchTextExample()}
      />
      <div className="mt-3 lg:mt-6 lg:grid lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-8">
        <FilterPanel
          form={search.form}
          show={showLabel(search, t.searchShow)}
          failed={search.isFailed && t.searchFailed()}
        >
          <FilterFields key={edition} {...{ filter, makes, thisYear, counts }} onModelFocus={countAll} />
          <LaterFields
            summary={
              <summary className="link rounded-field px-4 lg:px-5">
                {t.searchMore()}
                <i className="i-lucide-chevron-down fold-arrow" />
              </summary>
            }
            isSet={isMoreSet}
            isOpen={isMoreSet}
            all={carSearch.filtersHrefOf(filter)}
            className="link px-4 lg:px-5"
            onOpen={countAll}
          >
            <MoreFields key={edition} filter={filter} counts={counts} />
          </LaterFields>
        </FilterPanel>
        <Results search={search} signedIn={signedIn} />
      </div>
    </SearchFrame>
  );
}
