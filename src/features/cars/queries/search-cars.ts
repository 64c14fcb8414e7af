import { eq } from "drizzle-orm";
import type { CatalogDeclaration, ColumnFilters } from "#src/catalog/columns.ts";
import type { Reader } from "#src/db/open.ts";
import { searchedColumns, selectionBy } from "#src/features/listings/queries/field-columns.ts";
import { listingSearch } from "#src/features/listings/queries/listing-search.ts";
import { hasTexts, listingFacts, listingSource } from "#src/features/listings/queries/search-source.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import { CAR_COLUMNS, CAR_FACETS, CAR_ORDERS, type CarFacts, modelKey } from "../columns.ts";
import { carFields } from "../fields.ts";
import { withOwnNames } from "../own-names.ts";
import { type CarFilter, FLAG_FILTERS, readCarFilter } from "../schema.ts";
import { cars } from "../tables.ts";
import { understandCars } from "../understand-car.ts";
import { countCalled, modelsCalled } from "./called-models.ts";
import { carQueries } from "./list-cars.ts";

const selectFacts = (read: Reader) =>
  read
    .select({ ...listingFacts(read), ...searchedColumns(carFields, cars) })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(listingTexts, hasTexts);

export const carCatalog: CatalogDeclaration<CarFacts, typeof CAR_COLUMNS, keyof typeof CAR_ORDERS> = {
  columns: CAR_COLUMNS,
  orders: CAR_ORDERS,
  source: (read) => listingSource(read, "car", cars.listingId, () => selectFacts(read)),
};

const byFields = selectionBy(carFields);

/** Without the words of the filter, which are read before. */
export function selectionOf(given: CarFilter): ColumnFilters<typeof CAR_COLUMNS> {
  const filter = withOwnNames(given);
  const { make, model } = filter;
  return {
    ...byFields(filter),
    ...(model.length > 0 && { model: modelsCalled(make, model) }),
    ...Object.fromEntries(FLAG_FILTERS.filter((flag) => filter[flag]).map((flag) => [flag, true as const])),
  };
}

/** If nothing is for sale that fits the meaning of the words, they are searched as text. */
export const searchCars = listingSearch({
  catalog: carCatalog,
  facets: CAR_FACETS,
  list: carQueries.list,
  facetsOf: ({ model, ...facets }, given) =>
    model ? { ...facets, model: countCalled(model, withOwnNames(given).make) } : facets,
  selectionOf,
  understand: understandCars,
  valuesOf: ({ column, value, of }) => [
    column === "model" && of ? modelKey(of.value, String(value)) : String(value),
  ],
  otherwise: ({ understood }, { q }) =>
    understood.length > 0 ? { filter: readCarFilter(new URLSearchParams({ q })), understood: [] } : null,
});
