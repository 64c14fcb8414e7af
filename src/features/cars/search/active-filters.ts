import { placeLabel } from "#src/features/places/places.ts";
import {
  type ActiveFilter,
  fieldChips,
  type Labeled,
  wordFilters,
} from "#src/features/search/active-filters.ts";
import { sellerChips } from "#src/features/listings/search/seller-filters.ts";
import { t } from "#t";
import { carFields } from "../fields.ts";
import { CAR_FLAGS, type CarFilter } from "../schema.ts";

const chipsOf = fieldChips(carFields, CAR_FLAGS, {
  country: (country) => t.searchChipCountry(country),
  generation: String,
  ...sellerChips,
});

export const activeFilters = (
  filter: CarFilter,
  words: Labeled = { understood: [], text: filter.q },
): ActiveFilter<CarFilter>[] => [...wordFilters(filter, words), ...chipsOf(filter, words.dealerNames)];

const only = (values: string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

export function titleOf(filter: CarFilter): string {
  const [make, model, city] = [only(filter.make), only(filter.model), only(filter.location)];
  const car = make && [t.makeLabel(make), model && t.modelLabel(make, model)].filter(Boolean).join(" ");
  return t.searchTitle(car || null, city ? placeLabel(city, t.language()) : null);
}
