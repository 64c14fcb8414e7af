import { eq } from "drizzle-orm";
import type { CatalogDeclaration, ColumnFilters } from "#src/catalog/columns.ts";
import { matchText, type TextMatch } from "#src/catalog/text.ts";
import type { Forgiving, WordsRead } from "#src/words/understand.ts";
import type { Reader } from "#src/db/open.ts";
import type { SearchCounts } from "#src/features/listings/queries/counts.ts";
import {
  countListings,
  findListings,
  type FoundListings,
  type SearchDeps,
  type SearchOptions,
} from "#src/features/listings/queries/found-listings.ts";
import { namesForSale } from "#src/features/listings/queries/names-for-sale.ts";
import { findByWords, readWords } from "#src/features/listings/queries/read-words.ts";
import { searchedColumns, selectionBy } from "#src/features/listings/queries/field-columns.ts";
import { hasTexts, listingFacts, listingSource } from "#src/features/listings/queries/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import type { Car } from "../car-json.ts";
import { CAR_COLUMNS, CAR_FACETS, CAR_ORDERS, type CarFacts, modelKey } from "../columns.ts";
import { withOwnNames } from "../own-names.ts";
import { carQueries } from "./list-cars.ts";
import { carFields } from "../fields.ts";
import { type CarFilter, FLAG_FILTERS, LIST_FILTERS, readCarFilter } from "../schema.ts";
import { cars } from "../tables.ts";
import { understandCars, type UnderstoodCars } from "../understand-car.ts";
import { countCalled, modelsCalled } from "./called-models.ts";

const selectFacts = (read: Reader) =>
  read
    .select({ ...listingFacts(read), ...searchedColumns(carFields, cars) })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(listingTexts, hasTexts);

/** The cars for sale, in memory. */
export const carCatalog: CatalogDeclaration<CarFacts, typeof CAR_COLUMNS, keyof typeof CAR_ORDERS> = {
  columns: CAR_COLUMNS,
  orders: CAR_ORDERS,
  source: (read) => listingSource(read, "car", cars.listingId, () => selectFacts(read)),
};

/** What a search for cars finds; `combined` is what is chosen and what the words ask for in one. */
export interface FoundCars extends FoundListings<Car>, WordsRead {
  combined: CarFilter;
}

/**
 * A page of the cars for sale that fit both the filter and what its words say, and how many fit in all. Where the words
 * alone find nothing and the same as plain text does, they are text.
 */
export async function searchCars(
  deps: SearchDeps,
  given: CarFilter,
  options: SearchOptions = {},
): Promise<FoundCars> {
  const { read } = deps.db;
  const now = deps.clock.now();
  const understand = (forgiving: Forgiving | null) => understandCars(given, now, forgiving);
  const words = await readWords(read, understand, () => carsForSale(deps));
  const asText = async () => ({
    filter: readCarFilter(new URLSearchParams({ q: given.q })),
    understood: [],
    match: await matchText(read, given.q),
  });
  return findByWords({
    words,
    otherwise: words.understood.length > 0 ? asText : null,
    find: (words) => carsThatFit(deps, given, words, options),
    count: ({ filter, match }) => countListings(deps, carCatalog, selectionOf(filter), match),
  });
}

/** Whether there is a car for sale of what a name means. */
async function carsForSale({ catalogs, clock }: SearchDeps): Promise<Forgiving> {
  const names = await namesForSale(catalogs.of(carCatalog), CAR_FACETS, clock.now());
  return ({ column, value, of }) => {
    const name = column === "model" && of ? modelKey(of.value, String(value)) : String(value);
    return names[column]?.has(name) ?? true;
  };
}

async function carsThatFit(
  deps: SearchDeps,
  given: CarFilter,
  { filter, understood, match }: UnderstoodCars & { match: TextMatch | null },
  options: SearchOptions,
): Promise<FoundCars> {
  const facetsOf = ({ model, ...facets }: SearchCounts["facets"]): SearchCounts["facets"] =>
    model ? { ...facets, model: countCalled(model, withOwnNames(given).make) } : facets;
  const kind = { catalog: carCatalog, facets: CAR_FACETS, list: carQueries.list, facetsOf };
  const asked = {
    where: selectionOf(given),
    within: selectionOf(filter),
    match,
    filter: given,
    fromWords: filter,
  };
  const found = await findListings(deps, kind, asked, options);
  return { ...found, understood, text: filter.q, combined: combined(given, filter) };
}

/** Two filters' lists joined, as the title names them. */
const combined = (given: CarFilter, fromWords: CarFilter): CarFilter => ({
  ...given,
  ...Object.fromEntries(
    LIST_FILTERS.map((name) => [name, [...new Set([...given[name], ...fromWords[name]])]]),
  ),
});

const byFields = selectionBy(carFields);

/** What the catalog is asked for; the filter's words have been read already. */
export function selectionOf(given: CarFilter): ColumnFilters<typeof CAR_COLUMNS> {
  const filter = withOwnNames(given);
  const { make, model } = filter;
  return {
    ...byFields(filter),
    ...(model.length > 0 && { model: modelsCalled(make, model) }),
    ...Object.fromEntries(FLAG_FILTERS.filter((flag) => filter[flag]).map((flag) => [flag, true as const])),
  };
}
