import { jsonToPlateCard, type PlateCard } from "../card/card.ts";
import type { PlateJson } from "../plate-json.ts";
import { PLATE_COUNTED, type PlateFilter, plateFilterParams, readPlateFilter } from "../schema.ts";
import { searchKind } from "#src/features/search/search-kind.ts";

export const plateSearch = searchKind<PlateFilter, PlateJson, PlateCard>({
  path: "/number-plates",
  api: "/api/search/number-plates",
  read: readPlateFilter,
  write: plateFilterParams,
  toCard: jsonToPlateCard,
  counted: PLATE_COUNTED,
});
