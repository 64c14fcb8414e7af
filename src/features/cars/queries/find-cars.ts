import type { Cursor } from "#src/catalog/order.ts";
import { listOffers } from "#src/features/search/offers.ts";
import type { Deps } from "#src/http/env.ts";
import { activeFilters, titleOf } from "../active-filters.ts";
import { carJson } from "../car-json.ts";
import { carSearch } from "../car-search.ts";
import { type CarFilter, LIST_FILTERS } from "../schema.ts";
import { searchCars } from "./search-cars.ts";

/** A search for cars with its title and counts; where there are none, with filters to drop. */
export async function findCars(deps: Deps, filter: CarFilter, after?: Cursor | null) {
  const { fromWords, ...found } = await searchCars(deps, filter, { counts: true, after });
  const active = found.total > 0 ? [] : activeFilters(filter, found);
  const count = async (other: CarFilter) => (await searchCars(deps, { ...other, pageSize: 1 })).total;
  const offers = await listOffers(carSearch, filter, active, found, count);
  return { ...found, items: found.items.map(carJson), title: titleOf(combined(filter, fromWords)), offers };
}

/** Two filters' lists joined, as the title names them. */
const combined = (given: CarFilter, fromWords: CarFilter): CarFilter => ({
  ...given,
  ...Object.fromEntries(
    LIST_FILTERS.map((name) => [name, [...new Set([...given[name], ...fromWords[name]])]]),
  ),
});
