import { type PlateCard, type PlateJson, toPlateCard } from "#src/features/plates/plate-json.ts";
import { type PlateFilter, plateFilterParams, readPlateFilter } from "#src/features/plates/schema.ts";
import { t } from "#t";
import { searchKind } from "./search-kind.ts";

/** The one pattern that the page is about, or all number plates. */
export function platesTitleOf({ tags: [first, ...others] }: PlateFilter): string {
  return first && others.length === 0 ? t.platesPatternTitle(t.patternLabel(first)) : t.platesTitle();
}

export const plateSearch = searchKind<PlateFilter, PlateJson, PlateCard>({
  path: "/number-plates",
  api: "/api/search/number-plates",
  read: readPlateFilter,
  write: plateFilterParams,
  titleOf: platesTitleOf,
  toCard: toPlateCard,
  counted: ["areaCode", "digitCount", "tags", "location", "verifiedOnly", "price"],
});
