import { jordanYear } from "#src/core/jordan-day.ts";
import { cacheKeys, SearchDrawings } from "#src/features/search/search-page.tsx";
import { searchRoutes } from "#src/features/search/search-routes.tsx";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { CarShape, silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { Car as DrawnCar, Ground, Scene } from "#src/ui/drawing-parts.tsx";
import { t } from "#t";
import { activeFilters, titleOf } from "./active-filters.ts";
import { type Car, type CarJson, carJson } from "./car-json.ts";
import { carSearch } from "./car-search.ts";
import type { CarCard } from "./card.ts";
import { MAKES } from "./catalogue.ts";
import { FROM_HOME, heroParams } from "./hero-search-params.ts";
import { withOwnNames } from "./own-names.ts";
import { gridCard } from "./parts/results.tsx";
import { searchCars } from "./queries/search-cars.ts";
import { type CarFilter, LIST_FILTERS } from "./schema.ts";
import Search, { type SearchProps } from "./search.island.tsx";
import { BODY_TYPES } from "./vocabulary.ts";

export const { find: findCars, pages: carSearchPages } = searchRoutes<CarFilter, Car, CarJson, CarCard>({
  kind: "car",
  search: carSearch,
  filterOf: (query) => withOwnNames(carSearch.filterOf(query)),
  list: searchCars,
  json: carJson,
  activeFilters,
  titleOf: (filter, fromWords) => titleOf(combined(filter, fromWords)),
  describe: (title, total) => t.searchDescription(title, total),
  isLandingPage,
  before(c) {
    const given = queryParams(c);
    if (given.has("price")) return c.redirect(href(`/search?${heroParams(given)}`), 302);
    if (given.get(FROM_HOME) === "filters") setFlash(c, "filtersAppliedText");
  },
  page: (props, c) => <SearchPage {...props} makes={MAKES} thisYear={jordanYear(c.var.deps.clock.now())} />,
});

const combined = (given: CarFilter, fromWords: CarFilter): CarFilter => ({
  ...given,
  ...Object.fromEntries(
    LIST_FILTERS.map((name) => [name, [...new Set([...given[name], ...fromWords[name]])]]),
  ),
});

/** Everything, or one or two plain choices such as a make in a city. */
function isLandingPage(filter: CarFilter): boolean {
  const lists = [filter.make, filter.location, filter.fuelType, filter.bodyType];
  const chosen = lists.flat().length;
  const isPlain = filter.sort === "newest" && activeFilters(filter).length === chosen;
  return isPlain && chosen <= 2 && lists.every((values) => values.length <= 1);
}

export const SearchPage = (props: SearchProps) => (
  <div className="wrap pt-4 pb-14 lg:pt-6 lg:pb-18">
    <SearchDrawings>
      <Scene id="none">
        <EmptyBays />
      </Scene>
      {BODY_TYPES.map((body) => (
        <CarShape key={body} id={body} {...silhouetteOf(body)} />
      ))}
    </SearchDrawings>
    <Island name="search" of={Search} when="interaction" props={props} cache={cacheKeys(props, gridCard)} />
  </div>
);

const EmptyBays = () => (
  <>
    <Ground />
    <path d="M52 138V92M120 138V92M188 138V92" stroke="var(--sand-2)" strokeWidth="3" />
    <path
      d="M68 128v-6c0-4 4-6 8-7l6-8h10l7 8c3 0 5 3 5 7v6ZM138 128v-6c0-4 4-6 8-7l6-8h10l7 8c3 0 5 3 5 7v6Z"
      stroke="var(--field)"
      strokeWidth="2"
      strokeDasharray="4 5"
    />
    <circle cx="118" cy="66" r="30" fill="var(--surface)" stroke="var(--action)" strokeWidth="6" />
    <path d="M140 89l18 18" stroke="var(--action)" strokeWidth="9" />
    <path d="M100 58c3-7 9-11 17-11" stroke="var(--tint-strong)" strokeWidth="5" />
    <DrawnCar x={99} y={59} scale={0.225} colour="var(--field)" />
  </>
);
