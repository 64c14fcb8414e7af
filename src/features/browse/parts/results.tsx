import { pageCount } from "#src/core/pagination.ts";
import type { CarFilter } from "#src/features/cars/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { ErrorDrawing, NoResultsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { t } from "#t";
import { activeFilters } from "../active-filters.ts";
import type { Found } from "../found.ts";
import { searchHref } from "../search-address.ts";
import { ResultsBar } from "./results-bar.tsx";
import { CarGrid, SkeletonGrid } from "./results-grid.tsx";
import { SortSelect } from "./sort-select.tsx";

export const RESULTS = "results";

interface ResultsProps {
  filter: CarFilter;
  /** Null while loading and after a failure. */
  found: Found | null;
  isLoading: boolean;
  isStale: boolean;
  signedIn: boolean;
  /** Another value fills the sort field in anew. */
  edition: number;
  retry?: () => void;
}

export function Results(props: ResultsProps) {
  const { filter, found, isLoading, edition } = props;
  return (
    <section
      aria-labelledby={RESULTS}
      aria-busy={isLoading || props.isStale || undefined}
      className="flex min-w-0 flex-col lg:col-start-2"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 max-lg:py-3">
        <h1
          id={RESULTS}
          tabIndex={-1}
          aria-live="polite"
          className="whitespace-nowrap text-22 outline-none scroll-mt-20 md:text-28 lg:scroll-mt-4"
        >
          {isLoading ? t.loading() : found ? t.searchFound(found.total) : t.searchResults()}
        </h1>
        <SortSelect key={edition} sort={filter.sort} />
      </div>
      <ResultsBar active={activeFilters(filter)} />
      <div className="lg:pt-5">
        <Cars {...props} />
      </div>
    </section>
  );
}

function Cars({ filter, found, isLoading, isStale, signedIn, retry }: ResultsProps) {
  if (isLoading) return <SkeletonGrid />;
  if (!found)
    return (
      <EmptyState
        drawing={<ErrorDrawing />}
        title={t.searchFailed()}
        text={t.searchFailedText()}
        action={
          <Button icon="rotate-ccw" onClick={retry}>
            {t.searchTryAgain()}
          </Button>
        }
      />
    );
  if (found.total === 0)
    return (
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={t.searchNoneTitle()}
        text={t.searchNoneText()}
        action={<ButtonLink href={href("/search")}>{t.searchClearFilters()}</ButtonLink>}
      />
    );
  return (
    <>
      <CarGrid found={found} isStale={isStale} signedIn={signedIn} />
      <Pagination
        className="mt-8 md:mt-10"
        current={filter.page}
        last={pageCount(found.total, filter.pageSize)}
        href={(page) => searchHref({ ...filter, page })}
      />
    </>
  );
}
