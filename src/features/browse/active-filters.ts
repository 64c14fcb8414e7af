import type { CarFilter, LIST_FILTERS } from "#src/features/cars/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { priceLabel } from "./price-label.ts";

export interface ActiveFilter<F> {
  key: string;
  label: string;
  /** The same search without it. */
  without: F;
}

type ListName = (typeof LIST_FILTERS)[number];

const LABELS: [name: ListName, labelOf: (value: string) => string][] = [
  ["make", (value) => t.makeLabel(value)],
  ["model", (value) => value],
  ["location", (value) => placeLabel(value, t.language())],
  ["fuelType", (value) => t.fuelTypeLabel(value)],
  ["transmission", (value) => t.transmissionLabel(value)],
  ["bodyType", (value) => t.bodyTypeLabel(value)],
  ["features", (value) => t.featureLabel(value)],
];

/** Every filter that is set, in the reader's words; a range of prices or years is one. */
export function activeFilters(filter: CarFilter): ActiveFilter<CarFilter>[] {
  const { q, year, minYear, maxYear, maxMileage } = filter;
  const without = (change: Partial<CarFilter>): CarFilter => ({ ...filter, ...change, page: 1 });
  const lists = LABELS.flatMap(([name, labelOf]) =>
    filter[name].map((value) => ({
      key: `${name} ${value}`,
      label: labelOf(value),
      without: without({ [name]: filter[name].filter((other) => other !== value) }),
    })),
  );
  const price = priceLabel(filter);
  const span = t.searchChipYears(minYear, maxYear);
  const years = year.map((value) => ({
    key: `year ${value}`,
    label: String(value),
    without: without({ year: year.filter((other) => other !== value) }),
  }));
  const singles: [set: boolean, key: string, label: string, change: Partial<CarFilter>][] = [
    [price !== null, "price", price ?? "", { minPrice: null, maxPrice: null }],
    [minYear !== null || maxYear !== null, "years", span, { minYear: null, maxYear: null }],
    [maxMileage !== null, "mileage", t.searchChipMileage(t.formatKm(maxMileage ?? 0)), { maxMileage: null }],
  ];
  const text = { key: "q", label: t.searchChipText(q), without: without({ q: "" }) };
  const set = singles.filter(([isSet]) => isSet);
  return [
    ...(q ? [text] : []),
    ...lists,
    ...years,
    ...set.map(([, key, label, change]) => ({ key, label, without: without(change) })),
  ];
}

const only = (values: string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

/** What the page is about: "Toyota Camry cars for sale in Amman". Islands leave the model as it was typed. */
export function titleOf(filter: CarFilter, modelLabel = (_make: string, model: string) => model): string {
  const [make, model, city] = [only(filter.make), only(filter.model), only(filter.location)];
  const car = make && [t.makeLabel(make), model && modelLabel(make, model)].filter(Boolean).join(" ");
  return t.searchTitle(car || null, city ? placeLabel(city, t.language()) : null);
}
