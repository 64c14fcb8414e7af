import type { WordsRead } from "#src/words/understand.ts";
import { FILTER_LABELS, mileageLabel } from "./parts/filter-labels.ts";
import { type CarFilter, LIST_FILTERS } from "./schema.ts";
import { priceLabel } from "#src/features/listings/parts/price-label.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { type ActiveFilter, wordFilters } from "#src/features/search/word-filters.ts";

/** Every filter that is set, in the reader's words; a range of prices or years is one. */
export function activeFilters(
  filter: CarFilter,
  words: WordsRead = { understood: [], text: filter.q },
): ActiveFilter<CarFilter>[] {
  const { year, minYear, maxYear, minMileage, maxMileage } = filter;
  const without = (change: Partial<CarFilter>): CarFilter => ({ ...filter, ...change, page: 1 });
  const lists = LIST_FILTERS.flatMap((name) =>
    filter[name].map((value) => ({
      key: `${name} ${value}`,
      column: name,
      isTyped: false,
      label: FILTER_LABELS[name](value),
      without: without({ [name]: filter[name].filter((other) => other !== value) }),
    })),
  );
  const price = priceLabel(filter);
  const span = t.searchChipYears(minYear, maxYear);
  const years = year.map((value) => ({
    key: `year ${value}`,
    column: "year",
    isTyped: false,
    label: String(value),
    without: without({ year: year.filter((other) => other !== value) }),
  }));
  const singles: [set: boolean, key: string, label: string, change: Partial<CarFilter>][] = [
    [price !== null, "price", price ?? "", { minPrice: null, maxPrice: null }],
    [minYear !== null || maxYear !== null, "year", span, { minYear: null, maxYear: null }],
    [
      minMileage !== null || maxMileage !== null,
      "mileage",
      mileageLabel(minMileage, maxMileage),
      { minMileage: null, maxMileage: null },
    ],
    [filter.photosOnly, "photosOnly", t.searchPhotosOnly(), { photosOnly: false }],
    [filter.verifiedOnly, "verifiedOnly", t.searchVerifiedOnly(), { verifiedOnly: false }],
    [filter.cashOnly, "cashOnly", t.searchCashOnly(), { cashOnly: false }],
  ];
  const set = singles.filter(([isSet]) => isSet);
  return [
    ...wordFilters(filter, words),
    ...lists,
    ...years,
    ...set.map(([, key, label, change]) => ({
      key,
      column: key,
      isTyped: false,
      label,
      without: without(change),
    })),
  ];
}

const only = (values: string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

/** What the page is about: "Toyota Camry cars for sale in Amman". */
export function titleOf(filter: CarFilter): string {
  const [make, model, city] = [only(filter.make), only(filter.model), only(filter.location)];
  const car = make && [t.makeLabel(make), model && t.modelLabel(make, model)].filter(Boolean).join(" ");
  return t.searchTitle(car || null, city ? placeLabel(city, t.language()) : null);
}
