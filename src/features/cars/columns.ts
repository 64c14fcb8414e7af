import { columnsOf } from "#src/catalog/columns.ts";
import type { OwnValues } from "#src/features/listings/field-values.ts";
import {
  fieldColumns,
  fieldOrders,
  type SearchedColumn,
} from "#src/features/listings/queries/field-columns.ts";
import type { ListingFacts } from "#src/features/listings/queries/search-source.ts";
import { type CarFields, carFields } from "./fields.ts";
import { FLAG_FILTERS, LIST_FILTERS, RANGE_FILTERS } from "./schema.ts";

export type CarFacts = ListingFacts & Pick<OwnValues<CarFields>, SearchedColumn<CarFields>>;

const { one, flag, number } = columnsOf<CarFacts>();

/** With the make, since two makes may have a model of the same name. */
export const modelKey = (make: string, model: string): string => `${make}\n${model}`;

export const CAR_COLUMNS = {
  ...fieldColumns<CarFields, CarFacts>(carFields),
  model: one((car) => modelKey(car.make, car.model)),
  seller: one((car) => car.sellerId),
  photosOnly: flag((car) => car.hasPhotos),
  verifiedOnly: flag((car) => car.verified),
  cashOnly: flag((car) => car.payment === "cash" || car.payment === "cash-or-instalments"),
  reducedOnly: flag((car) => car.isReduced),
  listedAt: number((car) => car.listedAt),
};

export const CAR_ORDERS = fieldOrders(carFields);

export const CAR_FACETS = [...LIST_FILTERS, ...FLAG_FILTERS, ...RANGE_FILTERS];
