import { namesOf } from "#src/core/pick.ts";
import { sellerChips } from "#src/features/listings/search/seller-filters.ts";
import { priceLabel } from "#src/features/listings/page/price-label.ts";
import { type ActiveFilter, type Labeled, wordFilters } from "#src/features/search/active-filters.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { codeLabel, excludedLabel, PART_LABELS } from "../catalogue/part-labels.ts";
import { NOT_NAMES, PLATE_FLAG_NAMES, PLATE_FLAGS, type PlateFilter } from "../schema.ts";

export function platesTitleOf({ tags: [first, ...others] }: PlateFilter): string {
  return first && others.length === 0 ? t.platesPatternTitle(t.patternLabel(first)) : t.platesTitle();
}

export function activePlateFilters(
  filter: PlateFilter,
  words: Labeled = { understood: [], text: filter.q },
): ActiveFilter<PlateFilter>[] {
  const chip = (column: string, label: string, change: Partial<PlateFilter>) => ({
    key: `${column} ${label}`,
    column,
    isTyped: false,
    label,
    without: { ...filter, ...change, page: 1 },
  });
  const text = (name: keyof typeof PART_LABELS | "location", labelOf: (text: string) => string) =>
    filter[name] ? [chip(name, labelOf(filter[name]), { [name]: "" })] : [];
  const list = <T>(name: string, values: T[], labelOf: (value: T) => string) =>
    values.map((value) => chip(name, labelOf(value), { [name]: values.filter((other) => other !== value) }));
  const price = priceLabel(filter);
  return [
    ...wordFilters(filter, words),
    ...text("pattern", PART_LABELS.pattern),
    ...list("tags", filter.tags, t.patternLabel),
    ...list("digitCount", filter.digitCount, t.plateDigits),
    ...list("areaCode", filter.areaCode, codeLabel),
    ...(["startsWith", "endsWith", "includes", "onlyDigits"] as const).flatMap((name) =>
      text(name, PART_LABELS[name]),
    ),
    ...(price ? [chip("price", price, { minPrice: null, maxPrice: null })] : []),
    ...PLATE_FLAG_NAMES.filter((name) => filter[name]).map((name) =>
      chip(name, PLATE_FLAGS[name](), { [name]: false }),
    ),
    ...namesOf(sellerChips).flatMap((name) =>
      list(name, filter[name], (value) => sellerChips[name](value, words.dealerNames)),
    ),
    ...text("location", t.searchChipText),
    ...NOT_NAMES.flatMap((name) =>
      list<string | number>(name, filter[name], (value) => labelNot(name, value)),
    ),
  ];
}

function labelNot(name: (typeof NOT_NAMES)[number], value: string | number): string {
  const label = {
    "not.areaCode": () => codeLabel(Number(value)),
    "not.digitCount": () => t.plateDigits(Number(value)),
    "not.tags": () => t.patternLabel(String(value)),
    "not.location": () => placeLabel(String(value), t.language()),
    "not.pattern": () => excludedLabel(String(value)),
  }[name];
  return t.searchChipNot(label());
}
