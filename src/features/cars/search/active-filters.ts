import type { WordsRead } from "#src/words/understand.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { type ActiveFilter, fieldChips, wordFilters } from "#src/features/search/active-filters.ts";
import { t } from "#t";
import { carFields } from "../fields.ts";
import { yearsText } from "../catalogue/years-text.ts";
import { CAR_FLAGS, type CarFilter, OTHER_FILTERS, yearsIn } from "../schema.ts";

const chipsOf = fieldChips(carFields, CAR_FLAGS);

export const activeFilters = (
  filter: CarFilter,
  words: WordsRead = { understood: [], text: filter.q },
): ActiveFilter<CarFilter>[] => [
  ...wordFilters(filter, words),
  ...chipsOf(filter),
  ...OTHER_FILTERS.flatMap((name) =>
    filter[name].map((value) => ({
      key: `${name} ${value}`,
      column: name,
      isTyped: false,
      label: LABELS[name](value),
      without: { ...filter, [name]: filter[name].filter((other) => other !== value), page: 1 },
    })),
  ),
];

/** `Land Rover L322`, `BMW 7 Series`. */
const GENERATION = /^(.*?) (\S+|\d Series)$/;

const LABELS: Record<(typeof OTHER_FILTERS)[number], (value: string) => string> = {
  country: (country) => t.searchChipCountry(country),
  generation: (name) => {
    const [, make = "", code = name] = GENERATION.exec(name) ?? [];
    return `${t.makeLabel(make)} ${code}`.trim();
  },
  "not.year": (text) => {
    const years = yearsIn(text);
    return t.searchChipNot(years ? yearsText(years.min, years.max) : text);
  },
};

const only = (values: string[]): string | undefined => (values.length === 1 ? values[0] : undefined);

export function titleOf(filter: CarFilter): string {
  const [make, model, city] = [only(filter.make), only(filter.model), only(filter.location)];
  const car = make && [t.makeLabel(make), model && t.modelLabel(make, model)].filter(Boolean).join(" ");
  return t.searchTitle(car || null, city ? placeLabel(city, t.language()) : null);
}
