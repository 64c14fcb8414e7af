import type { PlateCard } from "../card/card.ts";
import { NOT_NAMES, PLATE_SORTS } from "../schema.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { activePlateFilters } from "./active-filters.ts";
import type { SearchPageProps } from "#src/features/search/search-routes.tsx";
import { PlateFilters } from "./plate-filters.tsx";
import { PlateHero } from "./plate-hero.tsx";
import { PlateResults } from "./plate-results.tsx";
import { Carried } from "#src/features/search/parts/choice-fields.tsx";
import { SearchFrame } from "#src/features/search/parts/search-frame.tsx";
import { showLabel, useSearch } from "#src/features/search/use-search.ts";
import { SortBar } from "#src/features/search/parts/sort-bar.tsx";
import { plateSearch } from "./plate-search.ts";

const FORM = "plates-form";

export default function Plates({ signedIn, ...first }: SearchPageProps<PlateCard>) {
  const search = useSearch(plateSearch, first);
  const { form, filter, edition, found, counts } = search;
  const active = activePlateFilters(filter, found?.words);
  return (
    <SearchFrame kind={plateSearch} search={search}>
      <form ref={form} id={FORM} role="search" action={href("/number-plates")} autoComplete="off">
        <PlateHero
          key={edition}
          filter={filter}
          form={FORM}
          show={showLabel(search, t.platesShow)}
          failed={search.isFailed && t.platesFailed()}
          counts={counts}
        />
        {(["plain", "dealer", ...NOT_NAMES] as const).map((name) => (
          <Carried key={name} name={name} values={filter[name].map(String)} />
        ))}
        <div className="wrap flow-root pt-4 md:pt-6">
          {/* The button for filters moves below it if large text leaves no room beside it. */}
          <SortBar
            name="number-plate"
            kind={plateSearch}
            search={search}
            form={FORM}
            sorts={PLATE_SORTS}
            labelOf={t.platesSortLabel}
            className="sort-bar [float:right] rtl:[float:left]"
          />
          <PlateFilters filter={filter} count={active.length} edition={edition} counts={counts} />
        </div>
      </form>
      <div className="wrap">
        <PlateResults search={search} active={active} signedIn={signedIn} />
      </div>
    </SearchFrame>
  );
}
