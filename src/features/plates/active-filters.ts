import type { WordsRead } from "#src/words/understand.ts";
import { cityOfCode } from "./codes.ts";
import type { PlateFilter } from "./schema.ts";
import { t } from "#t";
import { type ActiveFilter, wordFilters } from "#src/features/search/active-filters.ts";
import { cleanPattern } from "./pattern-text.ts";
import { priceLabel } from "#src/features/listings/parts/price-label.ts";

const codeLabel = (code: number): string => {
  const city = cityOfCode(code);
  return t.plateCodeOf(String(code), city && t.plateCityLabel(city));
};

/** The one pattern that the page is about, or all number plates. */
export function platesTitleOf({ tags: [first, ...others] }: PlateFilter): string {
  return first && others.length === 0 ? t.platesPatternTitle(t.patternLabel(first)) : t.platesTitle();
}

/** Every filter of plates that is set, in the reader's words. */
export function activePlateFilters(
  filter: PlateFilter,
  words: WordsRead = { understood: [], text: filter.q },
): ActiveFilter<PlateFilter>[] {
  const { pattern, startsWith, endsWith, includes, location, areaCode, digitCount, tags } = filter;
  const set = (column: string, label: string, change: Partial<PlateFilter>) => ({
    key: `${column} ${label}`,
    column,
    isTyped: false,
    label,
    without: { ...filter, ...change, page: 1 },
  });
  const price = priceLabel(filter);
  return [
    ...wordFilters(filter, words),
    ...(pattern ? [set("pattern", t.platesChipPattern(cleanPattern(pattern)), { pattern: "" })] : []),
    ...tags.map((tag) => set("tags", t.patternLabel(tag), { tags: tags.filter((other) => other !== tag) })),
    ...digitCount.map((count) =>
      set("digitCount", t.plateDigits(count), {
        digitCount: digitCount.filter((other) => other !== count),
      }),
    ),
    ...areaCode.map((code) =>
      set("areaCode", codeLabel(code), { areaCode: areaCode.filter((other) => other !== code) }),
    ),
    ...(startsWith ? [set("startsWith", t.platesChipStarts(startsWith), { startsWith: "" })] : []),
    ...(endsWith ? [set("endsWith", t.platesChipEnds(endsWith), { endsWith: "" })] : []),
    ...(includes ? [set("includes", t.platesChipContains(includes), { includes: "" })] : []),
    ...(price ? [set("price", price, { minPrice: null, maxPrice: null })] : []),
    ...(filter.verifiedOnly ? [set("verifiedOnly", t.searchVerifiedOnly(), { verifiedOnly: false })] : []),
    ...(location ? [set("location", t.searchChipText(location), { location: "" })] : []),
  ];
}
