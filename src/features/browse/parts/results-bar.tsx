import type { CarFilter } from "#src/features/cars/schema.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import type { ActiveFilter } from "../active-filters.ts";
import { carSearch } from "../car-search.ts";
import { FilterChips, FilterCount } from "./filter-chips.tsx";
import { PANEL } from "./filter-panel.tsx";

/** The filters that are set; on a phone behind the button of the filter sheet. */
export function ResultsBar({ active }: { active: ActiveFilter<CarFilter>[] }) {
  return (
    <div className="flex items-center gap-2 border-line max-lg:sticky max-lg:top-0 max-lg:z-5 max-lg:order-first max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:[scrollbar-width:none] md:max-lg:-mx-5 md:max-lg:px-5">
      <Button
        icon="sliders-horizontal"
        command="show-modal"
        commandfor={PANEL}
        className="flex-none px-3.5! lg:hidden"
      >
        {t.searchFilters()}
        <FilterCount count={active.length} className="bg-action-ink text-action" />
      </Button>
      {active.length > 0 && (
        <>
          <span className="h-7 w-px flex-none bg-line lg:hidden" />
          <FilterChips
            active={active}
            hrefOf={carSearch.hrefOf}
            className="flex gap-2 lg:flex-wrap lg:pt-3"
          />
        </>
      )}
    </div>
  );
}
