import { jordanYear } from "#src/core/jordan-day.ts";
import type { ActiveFilter } from "#src/features/search/active-filters.ts";
import { searchRoutes } from "#src/features/search/search-routes.tsx";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { t } from "#t";
import { activeFilters, titleOf } from "./active-filters.ts";
import { type Car, type CarJson, carJson } from "../car-json.ts";
import { carSearch } from "./car-search.ts";
import { type CarCard as Card, toCard } from "../card/card.ts";
import { MAKES } from "../catalogue/catalogue.ts";
import { FROM_HOME, heroParams } from "./hero-search-params.ts";
import { withCanonicalNames } from "./canonical-filter.ts";
import { CarCard, foundAt, foundCarLook } from "../card/car-card.tsx";
import { FilterFields } from "./parts/filter-fields.tsx";
import { countedAtFirst, MoreFields } from "./parts/more-fields.tsx";
import { listMakesForSale } from "./count-cars.ts";
import { carQueries } from "../list-cars.ts";
import { openCarSearches, searchCars, withCountry } from "./search-cars.ts";
import { carFields } from "../fields.ts";
import { type CarFilter, LIST_FILTERS } from "../schema.ts";
import type { SearchProps } from "./search.island.tsx";
import { carSearchView } from "./search.view.tsx";

export const {
  find: findCars,
  pages: carSearchPages,
  savable: savableCarSearch,
} = searchRoutes<CarFilter, Car, CarJson, Card, Pick<SearchProps, "makes" | "thisYear">>({
  kind: "car",
  search: carSearch,
  filterOf: (query) => withCanonicalNames(carSearch.filterOf(query)),
  list: searchCars,
  openSearches: openCarSearches,
  json: carJson,
  cards: {
    list: carQueries.list,
    draw: (car, at, { now, signedIn, isMarked }) => (
      <CarCard car={{ ...toCard(car, now), isMarked }} {...{ now, signedIn }} {...foundAt(at)} />
    ),
    lookAt: foundCarLook,
  },
  activeFilters: (filter, words) =>
    activeFilters(filter, words).map((chip) => ({ ...chip, label: labelIn(filter, chip) })),
  titleOf: (filter, fromWords) => titleOf(combined(filter, fromWords)),
  describe: (title, total) => t.searchDescription(title, total),
  isLandingPage,
  countedAtFirst,
  before(c) {
    const given = queryParams(c);
    if (given.has("price")) return c.redirect(href(`/search?${heroParams(given)}`), 302);
    if (given.get(FROM_HOME) === "filters") setFlash(c, "filtersAppliedText");
  },
  without: ["q", "sort"],
  comparable: (given, fromWords) =>
    given.country.length + fromWords.country.length > 0 && given.make.length + fromWords.make.length > 0
      ? [withCountry(given), withCountry(fromWords)]
      : [given, fromWords],
  everyOf: LIST_FILTERS.filter((name) => carFields[name].kind === "choices"),
  filters: (filter, counts, c) => (
    <>
      <FilterFields
        {...{ filter, counts }}
        makes={MAKES}
        thisYear={jordanYear(c.var.deps.clock.now())}
        isWhole
      />
      <MoreFields {...{ filter, counts }} />
    </>
  ),
  view: carSearchView,
  more: async (deps) => ({
    makes: await listMakesForSale(deps),
    thisYear: jordanYear(deps.clock.now()),
  }),
});

/** Models in the reader's language, if only one make is chosen. Not in the browser: all names take 8 kB. */
function labelIn({ make: [make, ...others] }: CarFilter, { column, label }: ActiveFilter<CarFilter>): string {
  return column === "model" && make && others.length === 0 ? t.modelLabel(make, label) : label;
}

const combined = (given: CarFilter, fromWords: CarFilter): CarFilter => ({
  ...given,
  ...Object.fromEntries(
    LIST_FILTERS.map((name) => [name, [...new Set([...given[name], ...fromWords[name]])]]),
  ),
});

/** Whether search engines may index it: no filter, or one or two plain choices such as a make in a city. */
function isLandingPage(filter: CarFilter): boolean {
  const lists = [filter.make, filter.location, filter.fuelType, filter.bodyType];
  const chosen = lists.flat().length;
  const isPlain = !filter.unread && filter.sort === "newest" && activeFilters(filter).length === chosen;
  return isPlain && chosen <= 2 && lists.every((values) => values.length <= 1);
}
