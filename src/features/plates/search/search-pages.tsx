import { searchRoutes } from "#src/features/search/search-routes.tsx";
import type { Deps } from "#src/http/env.ts";
import { t } from "#t";
import { activePlateFilters, platesTitleOf } from "./active-filters.ts";
import { type PlateCard as Card, toPlateCard } from "../card/card.ts";
import { type PatternCollection, platesView } from "./plates.view.tsx";
import { PlateCard } from "../card/plate-card.tsx";
import { PlateFields } from "./plate-filters.tsx";
import type { PatternTag } from "../catalogue/patterns.ts";
import { type NumberPlate, type PlateJson, plateJson } from "../plate-json.ts";
import { plateSearch } from "./plate-search.ts";
import { plateQueries } from "../list-plates.ts";
import { openPlateSearches, searchPlates } from "./search-plates.ts";
import { NOT_NAMES, type PlateFilter } from "../schema.ts";

export const {
  find: findPlates,
  pages: plateSearchPages,
  savable: savablePlateSearch,
} = searchRoutes<PlateFilter, NumberPlate, PlateJson, Card, { collections: PatternCollection[] }>({
  kind: "number-plate",
  search: plateSearch,
  list: searchPlates,
  openSearches: openPlateSearches,
  json: plateJson,
  cards: {
    list: plateQueries.list,
    draw: (plate, _, { now, signedIn, isMarked }) => (
      <PlateCard plate={{ ...toPlateCard(plate, now), isMarked }} now={now} signedIn={signedIn} />
    ),
    lookAt: () => "found",
  },
  activeFilters: activePlateFilters,
  titleOf: platesTitleOf,
  describe: (title, total) => t.platesDescription(title, total),
  isLandingPage,
  without: ["q", "pattern", "location", "plain", "sort", ...NOT_NAMES],
  everyOf: ["tags"],
  filters: (filter, counts) => (
    <div className="grid gap-5 p-4 md:p-6">
      <PlateFields {...{ filter, counts }} isWhole />
    </div>
  ),
  view: platesView,
  more: async (deps) => ({ collections: await listCollections(deps) }),
});

function isLandingPage(filter: PlateFilter): boolean {
  const active = activePlateFilters(filter);
  return (
    !filter.unread && filter.sort === "newest" && active.length === filter.tags.length && active.length <= 1
  );
}

const COLLECTIONS: PatternTag[] = ["sequence-up", "round", "short", "birth-year"];

async function listCollections(deps: Deps): Promise<PatternCollection[]> {
  const found = await Promise.all(
    COLLECTIONS.map(async (tag) => {
      const filter: PlateFilter = {
        ...plateSearch.filterOf(""),
        tags: [tag],
        sort: "price-desc",
        pageSize: 1,
      };
      const { items, total } = await searchPlates(deps, filter);
      return items.map(({ areaCode, plateNumber }) => ({ tag, total, areaCode, plateNumber }));
    }),
  );
  return found.flat();
}
