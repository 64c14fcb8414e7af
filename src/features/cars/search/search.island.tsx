import type { CarCard } from "../card/card.ts";
import { carSuggestions } from "./car-suggestions.ts";
import { t } from "#t";
import { carSearch } from "./car-search.ts";
import type { SearchPageProps } from "#src/features/search/search-routes.tsx";
import { FilterFields } from "./parts/filter-fields.tsx";
import { FilterPanel, FORM } from "./parts/filter-panel.tsx";
import { hasMore, MoreFields } from "./parts/more-fields.tsx";
import { Results } from "./parts/results.tsx";
import { LaterFields } from "#src/features/search/parts/later-fields.tsx";
import { SearchBox } from "#src/features/search/parts/search-box.tsx";
import { SearchFrame } from "#src/features/search/parts/search-frame.tsx";
import { showLabel, useSearch, fetchResults, type Search } from "#src/features/search/use-search.ts";
import { useState } from "react";
import { queryClient } from "#src/client/query-client.ts";
import { useQuery } from "#src/client/use-query.ts";
import type { Found } from "#src/features/search/search-kind.ts";
import type { CarFilter } from "../schema.ts";

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

/** Returns a function that loads the counts which the page was sent without, now and after Back; after a failure, again. */
function useAllCounts({ query, found, isStale }: Search<CarFilter, CarCard>): () => void {
  const [isWanted, setWanted] = useState(false);
  const { isError, refetch } = useQuery({
    queryKey: [carSearch.api, query, "counts"],
    queryFn: async ({ signal }) => {
      const { counts } = await fetchResults(carSearch, `${query}&pageSize=1`, signal);
      const key = [carSearch.api, query];
      queryClient().setQueryData<Found<CarCard>>(key, (known) => known && { ...known, counts });
      return null;
    },
    // Models are counted only if everything is.
    enabled: isWanted && !isStale && found !== null && !found.counts.of.model,
  });
  return () => {
    setWanted(true);
    if (isError) void refetch();
  };
}
