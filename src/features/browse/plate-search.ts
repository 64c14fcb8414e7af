import { type PlateCard, type PlateJson, toPlateCard } from "#src/features/plates/plate-json.ts";
import { type PlateFilter, plateFilterParams, readPlateFilter } from "#src/features/plates/schema.ts";
import { searchKind } from "./search-kind.ts";

export const plateSearch = searchKind<PlateFilter, PlateJson, PlateCard>({
  path: "/number-plates",
  api: "/api/search/number-plates",
  read: readPlateFilter,
  write: plateFilterParams,
  toCard: toPlateCard,
  counted: ["areaCode", "digitCount", "tags", "location", "verifiedOnly", "price"],
});
