import { SkeletonCard } from "#src/features/listings/page/card-parts.tsx";
import { ResultsBody, SCENE, RESULTS, ResultsHeading } from "#src/features/search/parts/results.tsx";
import { FilterChips, FilterCount } from "#src/features/search/parts/filter-chips.tsx";
import { SortBar } from "#src/features/search/parts/sort-bar.tsx";
import type { Search } from "#src/features/search/use-search.ts";
import { ART } from "#src/ui/art.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Drawn } from "#src/ui/drawn.tsx";
import { t } from "#t";
import { activeFilters } from "../active-filters.ts";
import { carSearch } from "../car-search.ts";
import type { CarCard as Card } from "../../card/card.ts";
import { type CarFilter, SORTS } from "../../schema.ts";
import { FORM, PANEL } from "./filter-panel.tsx";
import { CarCard, foundAt } from "../../card/car-card.tsx";

export function Results({ search, signedIn }: { search: Search<CarFilter, Card>; signedIn: boolean }) {
  const { filter, found, isLoading, isStale } = search;
  const active = activeFilters(filter, found?.words);
  const isFiltered = active.length > 0;
  const order = (
    <SortBar
      name="car"
      kind={carSearch}
      search={search}
      form={FORM}
      sorts={SORTS}
      labelOf={t.searchSortLabel}
      isEmpty={found?.total === 0}
      className="sort-bar ms-auto"
    />
  );
  return (
    <section
      aria-labelledby={RESULTS}
      aria-busy={isLoading || isStale || undefined}
      className={classNames(
        "flex min-h-screen min-w-0 flex-col lg:col-start-2",
        !isFiltered && "content-start lg:flex-row lg:flex-wrap",
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 max-lg:min-h-17 max-lg:py-3">
        <ResultsHeading
          as="h1"
          search={search}
          countOf={t.searchFound}
          unknown={t.searchResults()}
          className="whitespace-nowrap text-22 scroll-mt-20 md:text-28 lg:scroll-mt-4"
        />
        {isFiltered && order}
      </div>
      {/* Without chips, phones show sort and save next to the filters, and desktops next to the heading. */}
      <div className={classNames("results-bar", !isFiltered && "flex-wrap lg:contents")}>
        <Button
          icon="sliders-horizontal"
          command="show-modal"
          commandfor={PANEL}
          className="relative flex-none px-3.5! lg:hidden"
        >
          {t.searchFilters()}
          <FilterCount count={active.length} className="bg-ink text-surface" />
        </Button>
        {isFiltered ? (
          <>
            <span className="h-7 w-px flex-none bg-line lg:hidden" />
            <FilterChips active={active} hrefOf={carSearch.hrefOf} className="flex gap-2 lg:flex-wrap" />
          </>
        ) : (
          <>
            {order}
            <p className="hidden w-full pt-2 text-15 text-ink-soft lg:block lg:leading-11">{search.title}</p>
          </>
        )}
      </div>
      <div className="w-full lg:pt-3">
        <ResultsBody
          kind={carSearch}
          search={search}
          grid="card-grid"
          Skeleton={SkeletonCard}
          noneDrawing={<Drawn from={ART["no-cars"]} id="scene" {...SCENE} />}
          texts={{
            failed: t.searchFailed(),
            noneTitle: t.searchNoneTitle(),
            noneText: t.searchNoneText(),
            clear: t.searchClearFilters(),
            countOf: t.suggestionCars,
          }}
        >
          {(car, at, now) => <CarCard key={car.id} {...{ car, now, signedIn }} {...foundAt(at)} />}
        </ResultsBody>
      </div>
    </section>
  );
}
