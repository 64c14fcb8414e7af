import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { t } from "#t";
import type { ActiveFilter } from "../active-filters.ts";
import { searchHref } from "../search-address.ts";
import { PANEL } from "./filter-panel.tsx";

/** The filters that are set, each a link that takes it away; on a phone behind the button of the filter sheet. */
export function ResultsBar({ active }: { active: ActiveFilter[] }) {
  return (
    <div className="flex items-center gap-2 border-line max-lg:sticky max-lg:top-0 max-lg:z-5 max-lg:order-first max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:[scrollbar-width:none] md:max-lg:-mx-5 md:max-lg:px-5">
      <Button
        icon="sliders-horizontal"
        command="show-modal"
        commandfor={PANEL}
        className="flex-none px-3.5! lg:hidden"
      >
        {t.searchFilters()}
        {active.length > 0 && (
          <span className="num grid h-5.5 min-w-5.5 place-items-center rounded-full bg-action-ink px-1 text-13 font-bold text-action">
            {active.length}
          </span>
        )}
      </Button>
      {active.length > 0 && (
        <>
          <span className="h-7 w-px flex-none bg-line lg:hidden" />
          <ul aria-label={t.searchActiveFilters()} className="flex gap-2 lg:flex-wrap lg:pt-3">
            {active.map(({ key, label, without }) => (
              <li key={key} className="flex-none">
                <Chip removable href={searchHref(without)} className="max-w-60">
                  <bdi className="truncate">{label}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
