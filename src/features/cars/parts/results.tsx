import { type CarFilter, SORTS } from "../schema.ts";
import type { CarCard } from "../card.ts";
import { href } from "#src/i18n/paths.ts";
import { Drawn } from "#src/ui/drawn.tsx";
import { t } from "#t";
import { activeFilters } from "../active-filters.ts";
import { carSearch } from "../car-search.ts";
import { RESULTS, ResultsHeading } from "#src/features/search/parts/results-heading.tsx";
import type { Search } from "#src/features/search/use-search.ts";
import { FORM } from "./filter-panel.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { ResultsBody, SCENE } from "#src/features/search/parts/results-body.tsx";
import { CarGrid, SkeletonGrid } from "./results-grid.tsx";
import { SortSelect } from "#src/features/search/parts/sort-select.tsx";

interface ResultsProps {
  search: Search<CarFilter, CarCard>;
  signedIn: boolean;
}

export function Results({ search, signedIn }: ResultsProps) {
  const { filter, found, title, isLoading, isStale, edition } = search;
  return (
    <section
      aria-labelledby={RESULTS}
      aria-busy={isLoading || isStale || undefined}
      className="flex min-h-screen min-w-0 flex-col lg:col-start-2"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 max-lg:py-3">
        <ResultsHeading as="h1" className="whitespace-nowrap text-22 scroll-mt-20 md:text-28 lg:scroll-mt-4">
          {isLoading ? t.loading() : found ? t.searchFound(found.total) : t.searchResults()}
        </ResultsHeading>
        <div className={found?.total === 0 ? "invisible" : "min-w-0"}>
          <SortSelect
            key={edition}
            form={FORM}
            sort={filter.sort}
            q={filter.q}
            sorts={SORTS}
            labelOf={t.searchSortLabel}
          />
        </div>
      </div>
      <ResultsBar active={activeFilters(filter, found?.words)} title={title} />
      <div className="lg:pt-3">
        <ResultsBody
          {...search}
          hrefOf={carSearch.hrefOf}
          skeletons={<SkeletonGrid />}
          noneDrawing={<Drawn id="none" {...SCENE} />}
          all={href("/search")}
          texts={{
            failed: t.searchFailed(),
            noneTitle: t.searchNoneTitle(),
            noneText: t.searchNoneText(),
            clear: t.searchClearFilters(),
            countOf: t.suggestionCars,
          }}
        >
          {(cars) => <CarGrid found={cars} isStale={isStale} signedIn={signedIn} />}
        </ResultsBody>
      </div>
    </section>
  );
}
