import {
  type FieldFilter,
  filterNames,
  filterParams,
  type SearchFilter,
  type SortOf,
  sortsOf,
} from "#src/features/listings/filter.ts";
import { CAR_FLAGS, type CarFields, type CarFlag, carFields } from "./fields.ts";

type Sort = SortOf<CarFields>;

export const SORTS = sortsOf(carFields);
export const LIST_FILTERS = filterNames(carFields, "many");
export const RANGE_FILTERS = filterNames(carFields, "range", "numbers");
export const FLAG_FILTERS = Object.keys(CAR_FLAGS) as CarFlag[];

/** Prices in dinars. */
export interface CarFilter extends FieldFilter<CarFields>, Record<CarFlag, boolean>, SearchFilter<Sort> {}

export const { read: readCarFilter, write: carFilterParams } = filterParams(carFields, FLAG_FILTERS);
