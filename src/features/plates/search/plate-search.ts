import { jsonToPlateCard, type PlateCard } from "../card/card.ts";
import type { PlateJson } from "../plate-json.ts";
import { PLATE_COUNTED, type PlateFilter, plateFilterParams, readPlateFilter } from "../schema.ts";
import { searchKind } from "#src/features/search/search-kind.ts";
import type { SuggestionSource } from "#src/features/search/parts/search-suggestions.late.tsx";
import { t } from "#t";

export const plateSuggestions: SuggestionSource = { kind: "number-plate", count: (n) => t.platesCount(n) };

export const plateSearch = searchKind<PlateFilter, PlateJson, PlateCard>({
  path: "/number-plates",
  api: "/api/search/number-plates",
  read: readPlateFilter,
  write: plateFilterParams,
  toCard: jsonToPlateCard,
  counted: PLATE_COUNTED,
});
