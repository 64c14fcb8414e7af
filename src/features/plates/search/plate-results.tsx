import type { PlateCard as Card } from "../card/card.ts";
import { PlateCard } from "../card/plate-card.tsx";
import type { PlateFilter } from "../schema.ts";
import { href } from "#src/i18n/paths.ts";
import { PlateGlyph } from "../card/plate.tsx";
import { Skeleton } from "#src/features/listings/page/card-parts.tsx";
import { t } from "#t";
import type { ActiveFilter } from "#src/features/search/active-filters.ts";
import { plateSearch } from "./plate-search.ts";
import { RESULTS, ResultsHeading, ResultsBody } from "#src/features/search/parts/results.tsx";
import type { Search } from "#src/features/search/use-search.ts";
import { FilterChips } from "#src/features/search/parts/filter-chips.tsx";

interface PlateResultsProps {
  search: Search<PlateFilter, Card>;
  active: ActiveFilter<PlateFilter>[];
  signedIn: boolean;
}

export function PlateResults({ search, active, signedIn }: PlateResultsProps) {
  const { isLoading, isStale } = search;
  return (
    <section
      aria-labelledby={RESULTS}
      aria-busy={isLoading || isStale || undefined}
      className="min-h-screen min-w-0"
    >
      <div className="mt-4 mb-3 md:mt-6 md:mb-4">
        <ResultsHeading
          as="h2"
          search={search}
          countOf={t.platesFound}
          unknown={t.platesResults()}
          className="text-20 leading-11 font-semibold scroll-mt-4 md:text-22"
        />
        <div className="flex min-h-11 items-center gap-4">
          {active.length === 0 ? (
            <p className="text-15 text-ink-soft">{t.searchAllPlates()}</p>
          ) : (
            <>
              <FilterChips
                active={active}
                hrefOf={plateSearch.hrefOf}
                className="flex min-w-0 flex-1 gap-2 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap"
              />
              <a href={href("/number-plates")} className="link flex-none">
                {t.searchClearAll()}
              </a>
            </>
          )}
        </div>
      </div>
      <ResultsBody
        kind={plateSearch}
        search={search}
        grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-4 md:gap-6"
        Skeleton={SkeletonCard}
        noneDrawing={<NoPlatesDrawing />}
        texts={{
          failed: t.platesFailed(),
          noneTitle: t.platesNoneTitle(),
          noneText: t.platesNoneText(),
          clear: t.platesClearAll(),
          countOf: t.platesCount,
        }}
      >
        {(plate, _, now) => <PlateCard key={plate.id} plate={plate} now={now} signedIn={signedIn} />}
      </ResultsBody>
    </section>
  );
}

const SkeletonCard = () => (
  <div className="card overflow-hidden" data-skeleton="">
    <div className="plate-panel plate-photo">
      <Skeleton className="aspect-[520/110] w-full rounded-[2.1%/10%]!" />
    </div>
    <div className="grid gap-3 px-4 pt-3.5 pb-5 lg:px-5">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  </div>
);

const NoPlatesDrawing = () => (
  <div className="plate-panel w-72 max-w-full rounded-panel px-6 py-10">
    <svg viewBox="0 0 520 110" className="plate" color="#B9AE9C" aria-hidden="true">
      {[185, 267, 349].map((x) => (
        <PlateGlyph key={x} character="?" x={x} y={16} width={47} height={78} />
      ))}
    </svg>
  </div>
);
