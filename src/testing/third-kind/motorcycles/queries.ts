import { foldText } from "#src/core/fold.ts";
import { and, eq } from "drizzle-orm";
import { type CatalogDeclaration, columnsOf } from "#src/catalog/columns.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import { type OwnValues, ownValues, type Values } from "#src/features/listings/field-values.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import { editListing, publishListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { filterParams } from "#src/features/listings/search/filter.ts";
import { inputOf, type KnownState } from "#src/features/listings/input.ts";
import { jsonOf, type Listing } from "#src/features/listings/listing-json.ts";
import { listingColumns } from "#src/features/listings/listings.ts";
import { kindQueries } from "#src/features/listings/kind-queries.ts";
import {
  fieldColumns,
  fieldOrders,
  type SearchedColumn,
  searchedColumns,
  selectionBy,
} from "#src/features/listings/search/field-columns.ts";
import { listingSearch } from "#src/features/listings/search/listing-search.ts";
import {
  isDealer,
  isOfListing,
  type ListingFacts,
  listingFacts,
  listingSource,
  sellerColumns,
} from "#src/features/listings/search/search-source.ts";
import { searchedTexts } from "#src/features/listings/field-values.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { listings, listingTexts } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import { type MotorcycleFields, motorcycleFields } from "./fields.ts";
import { motorcycles } from "./tables.ts";

export interface Motorcycle extends Listing, OwnValues<MotorcycleFields> {}
export const motorcycleJson = jsonOf(motorcycleFields);
export const { input, patch } = inputOf(motorcycleFields);
export const { read: readFilter, write: writeFilter } = filterParams(motorcycleFields, []);
export type MotorcycleFilter = ReturnType<typeof readFilter>;

const isOne = eq(motorcycles.listingId, listings.id);
const select = (read: Reader) =>
  read
    .select({ ...listingColumns(read), own: motorcycles })
    .from(listings)
    .innerJoin(motorcycles, isOne);

export const motorcycleQueries = kindQueries("motorcycle", select);

type Facts = ListingFacts & Pick<OwnValues<MotorcycleFields>, SearchedColumn<MotorcycleFields>>;
const { number } = columnsOf<Facts>();
const COLUMNS = {
  ...fieldColumns<MotorcycleFields, Facts>(motorcycleFields),
  ...sellerColumns<Facts>(),
  listedAt: number((row) => row.listedAt),
};
const ORDERS = fieldOrders(motorcycleFields);
export const catalog: CatalogDeclaration<Facts, typeof COLUMNS, keyof typeof ORDERS> = {
  columns: COLUMNS,
  orders: ORDERS,
  source: (read) =>
    listingSource(read, "motorcycle", motorcycles.listingId, (after) =>
      read
        .select({ ...listingFacts(read), ...searchedColumns(motorcycleFields, motorcycles) })
        .from(listings)
        .innerJoin(motorcycles, isOne)
        .leftJoin(dealers, isDealer)
        .leftJoin(listingTexts, isOfListing(listingTexts.listingId, after)),
    ),
};
const FACETS = ["make", "location"] as const;
export const search = listingSearch({
  catalog,
  facets: FACETS,
  list: motorcycleQueries.list,
  selectionOf: selectionBy(motorcycleFields),
  understand: (filter: MotorcycleFilter) => ({ filter, understood: [] }),
  valuesOf: () => [],
  otherwise: () => [],
});

type Input = Values<MotorcycleFields>;
const described = <Given extends Input>(given: Given) => ({
  ...given,
  text: {
    title: foldText(given.title),
    rest: foldText(searchedTexts(motorcycleFields, { ...given }).join(" ")),
  },
  slug: slugOf(given.title),
});

export const publish = (deps: Deps, seller: { id: string }, given: Input, key: string | null = null) =>
  publishListing(deps, "motorcycle", seller, described(given), key, {
    add: (tx, listingId) =>
      tx.insert(motorcycles).values({ listingId, ...ownValues(motorcycleFields, given) }),
    publishedAs: given.title,
    listFormer: (tx, isFormer) =>
      tx
        .select(pick(listings, "listedAt"))
        .from(listings)
        .where(and(isFormer, eq(listings.title, given.title))),
  });

const MOTORCYCLE = { kind: "motorcycle", fields: motorcycleFields, get: motorcycleQueries.get } as const;

export const edit = (deps: Deps, seller: { id: string }, id: string, change: Partial<Input> & KnownState) =>
  editListing(deps, seller, MOTORCYCLE, id, change, async (tx, sent) => {
    await tx.update(motorcycles).set(ownValues(motorcycleFields, sent)).where(eq(motorcycles.listingId, id));
    return described(sent);
  });
