import type { Cursor } from "#src/catalog/order.ts";
import { searchCars } from "#src/features/cars/queries/search-cars.ts";
import type { CarFilter } from "#src/features/cars/schema.ts";
import { searchPlates } from "#src/features/plates/queries/search-plates.ts";
import type { PlateFilter } from "#src/features/plates/schema.ts";
import type { Deps } from "#src/http/env.ts";
import { activeFilters, titleOf } from "#src/features/cars/active-filters.ts";
import { activePlateFilters, platesTitleOf } from "#src/features/plates/active-filters.ts";
import { carJson } from "#src/features/cars/car-json.ts";
import { carSearch } from "#src/features/cars/car-search.ts";
import { listOffers } from "./offers.ts";
import { plateJson } from "#src/features/plates/plate-json.ts";
import { plateSearch } from "#src/features/plates/plate-search.ts";

/** A search for cars with everything that its page shows: its title, counts, and where there are none which filter to drop. */
export async function findCars(deps: Deps, filter: CarFilter, after?: Cursor | null) {
  const found = await searchCars(deps, filter, { counts: true, after });
  const active = found.total > 0 ? [] : activeFilters(filter, found);
  const count = async (other: CarFilter) => (await searchCars(deps, { ...other, pageSize: 1 })).total;
  const offers = await listOffers(carSearch, filter, active, found, count);
  return { ...found, items: found.items.map(carJson), title: titleOf(found.combined), offers };
}

/** The same of number plates. */
export async function findPlates(deps: Deps, filter: PlateFilter, after?: Cursor | null) {
  const found = await searchPlates(deps, filter, { counts: true, after });
  const active = found.total > 0 ? [] : activePlateFilters(filter, found);
  const count = async (other: PlateFilter) => (await searchPlates(deps, { ...other, pageSize: 1 })).total;
  const offers = await listOffers(plateSearch, filter, active, found, count);
  return { ...found, items: found.items.map(plateJson), title: platesTitleOf(filter), offers };
}
