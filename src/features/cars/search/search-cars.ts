import type { ColumnFilters, NumberFilter } from "#src/catalog/columns.ts";
import { selectionBy } from "#src/features/listings/search/field-columns.ts";
import { listingMatcher } from "#src/features/listings/search/listing-matcher.ts";
import {
  among,
  listingSearch,
  type SearchedKind,
  type SearchDeps,
} from "#src/features/listings/search/listing-search.ts";
import {
  type CAR_COLUMNS,
  CAR_FACETS,
  type CAR_ORDERS,
  carCatalog,
  type CarFacts,
  modelKey,
} from "../car-catalog.ts";
import type { Car } from "../car-json.ts";
import { carFields } from "../fields.ts";
import { findGeneration, type Generation } from "../lexicon/generations.ts";
import { makesOfCountry } from "../catalogue/make-countries.ts";
import { withCanonicalNames } from "./canonical-filter.ts";
import { type CarFilter, FLAG_FILTERS, readCarFilter } from "../schema.ts";
import { bandIn, verdictAt } from "../worth/verdict.ts";
import type { WordFilters } from "#src/features/listings/search/word-filters.ts";
import type { Understood } from "#src/language/engine/understand.ts";
import { understandCars } from "../lexicon/understand-car.ts";
import { countCalled, modelsCalled } from "./models-by-name.ts";
import { carWords } from "../lexicon/car-words.ts";
import { isExactWord } from "#src/language/engine/word-table.ts";
import { carQueries } from "../list-cars.ts";

const byFields = selectionBy(carFields);

export function selectionOf(given: CarFilter): ColumnFilters<typeof CAR_COLUMNS> {
  const filter = withCountry(withCanonicalNames(given));
  const { make, model, "not.model": notModel } = filter;
  const generations = filter.generation.map(findGeneration).filter((known) => known !== undefined);
  const isUnknown = filter.generation.length > 0 && generations.length === 0;
  const selection = byFields(filter);
  const notYears = filter["not.year"].flatMap(yearsIn);
  return {
    ...selection,
    dealer: among(filter.dealer),
    sellerType: among(filter.sellerType),
    ...(notYears.length > 0 && { "not.year": { anyOf: notYears } }),
    ...(generations.length > 0 && { year: yearsOf(generations, selection.year) }),
    ...(model.length + generations.length > 0 && { model: modelsCalled(make, model, generations) }),
    ...(isUnknown && { model: [] }),
    ...(notModel.length > 0 && { "not.model": modelsCalled([], notModel) }),
    ...Object.fromEntries(FLAG_FILTERS.filter((flag) => filter[flag]).map((flag) => [flag, true as const])),
  };
}

export function withCountry(filter: CarFilter): CarFilter {
  if (filter.make.length > 0 || filter.country.length === 0) return filter;
  const makes = filter.country.flatMap(makesOfCountry);
  // No make has the name of a country.
  return { ...filter, make: makes.length > 0 ? makes : filter.country, country: [] };
}

const MOST_YEARS = 200;

function yearsIn(text: string): number[] {
  const [first = 0, last = first] = text.split("-").map(Number);
  const count = Math.min(MOST_YEARS, last - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => first + i);
}

function yearsOf(generations: Generation[], asked?: NumberFilter): NumberFilter | undefined {
  const firsts = generations.map(({ from }) => from).filter((from) => from !== null);
  if (firsts.length < generations.length) return asked;
  const first = Math.min(...firsts);
  const last = Math.max(...generations.map(({ to }) => to ?? Infinity));
  return { ...asked, min: Math.max(first, asked?.min ?? first), max: Math.min(last, asked?.max ?? last) };
}

/** Praise that suits any car. It is a filter only while a car matches it. */
const isPraise = ({ column, value }: Understood): boolean => column === "bodyCondition" && value === "good";

function* otherwise({ understood }: WordFilters<CarFilter>, given: CarFilter, now: number) {
  if (understood.length > 0)
    yield { filter: readCarFilter(new URLSearchParams({ q: given.q })), understood: [] };
  // No car may have the make Ram, but some may have `Ram` as their model.
  const names = understood.filter(({ column }) => column === "make").map(({ words }) => words);
  if (names.length > 0) {
    const named = understandCars({ ...given, plain: [...given.plain, ...names] }, now);
    if (named.understood.length > 0) yield named;
  }
  const praise = understood.filter(isPraise).map(({ words }) => words);
  if (praise.length > 0) {
    const q = praise.reduce((rest, words) => rest.replace(words, " "), given.q);
    const unpraised = { ...understandCars({ ...given, q }, now), leftOut: praise };
    if (unpraised.understood.length > 0) yield unpraised;
  }
}

/** If no car for sale matches the meaning of the words, they are searched as text. */
const searched: SearchedKind<CarFacts, typeof CAR_COLUMNS, keyof typeof CAR_ORDERS, Car, CarFilter> = {
  catalog: carCatalog,
  facets: CAR_FACETS,
  list: carQueries.list,
  facetsOf: ({ model, ...facets }, given) =>
    model ? { ...facets, model: countCalled(model, withCanonicalNames(given).make) } : facets,
  selectionOf,
  understand: understandCars,
  isExact: (word, now) => isExactWord(carWords(now), word),
  inEveryTitle: ["make", "model", "year"],
  valuesOf: ({ column, value, of }) => [
    column === "model" && of ? modelKey(of.value, String(value)) : String(value),
  ],
  otherwise,
};

export const searchCars = listingSearch(searched);

export const openCarSearches = listingMatcher({
  ...searched,
  filterOf: (query) => withCanonicalNames(readCarFilter(new URLSearchParams(query))),
  atPrice(car, priceCents) {
    const band = bandIn(car);
    return { ...car, priceCents, verdict: band && verdictAt(priceCents, band) };
  },
});

/** The same model first, then the same make, then the same body type at a price within a third. */
export async function findSimilarCars(
  { catalogs, clock }: SearchDeps,
  { id, make, model, bodyType, priceCents }: Car,
  limit = 4,
): Promise<string[]> {
  const search = await catalogs.of(carCatalog).searching(clock.now());
  const found = new Set([id]);
  for (const where of [
    { model: [modelKey(make, model)] },
    { make: [make] },
    {
      bodyType: [bodyType],
      price: { min: Math.round(priceCents * 0.67), max: Math.round(priceCents * 1.33) },
    },
  ])
    if (found.size <= limit)
      for (const other of search({ where, sort: "newest", limit: limit + 1 }).ids) found.add(other);
  found.delete(id);
  return [...found].slice(0, limit);
}
