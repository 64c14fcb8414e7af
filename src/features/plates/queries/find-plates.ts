import type { Cursor } from "#src/catalog/order.ts";
import { listOffers } from "#src/features/search/offers.ts";
import type { Deps } from "#src/http/env.ts";
import { activePlateFilters, platesTitleOf } from "../active-filters.ts";
import { plateJson } from "../plate-json.ts";
import { plateSearch } from "../plate-search.ts";
import type { PlateFilter } from "../schema.ts";
import { searchPlates } from "./search-plates.ts";

/** A search for number plates with its title and counts; where there are none, with filters to drop. */
export async function findPlates(deps: Deps, filter: PlateFilter, after?: Cursor | null) {
  const { fromWords: _, ...found } = await searchPlates(deps, filter, { counts: true, after });
  const active = found.total > 0 ? [] : activePlateFilters(filter, found);
  const count = async (other: PlateFilter) => (await searchPlates(deps, { ...other, pageSize: 1 })).total;
  const offers = await listOffers(plateSearch, filter, active, found, count);
  return { ...found, items: found.items.map(plateJson), title: platesTitleOf(filter), offers };
}
