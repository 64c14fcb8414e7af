import type { CarFilter } from "../schema.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import type { ActiveFilter } from "#src/features/search/active-filters.ts";
import { carSearch } from "../car-search.ts";
import { FilterChips, FilterCount } from "#src/features/search/parts/filter-chips.tsx";
import { PANEL } from "./filter-panel.tsx";

/** The filters that are set; on a phone behind the button of the filter sheet. */
interface ResultsBarProps {
  active: ActiveFilter<CarFilter>[];
  /** What the page is about, in the chips' place while there are none. */
  title: string | undefined;
}

export function ResultsBar({ active, title }: ResultsBarProps) {
  return (
    <div className="results-bar">
      <Button
        icon="sliders-horizontal"
        command="show-modal"
        commandfor={PANEL}
        className="relative flex-none px-3.5! lg:hidden"
      >
        {t.searchFilters()}
        <FilterCount count={active.length} className="bg-ink text-surface" />
      </Button>
      {active.length === 0 ? (
        <p className="hidden min-h-11 text-15 text-ink-soft lg:block lg:leading-11">{title}</p>
      ) : (
        <>
          <span className="h-7 w-px flex-none bg-line lg:hidden" />
          <FilterChips active={active} hrefOf={carSearch.hrefOf} className="flex gap-2 lg:flex-wrap" />
        </>
      )}
    </div>
  );
}
