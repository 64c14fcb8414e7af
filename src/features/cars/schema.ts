import { namesOf } from "#src/core/pick.ts";
import {
  type FieldFilter,
  filterNames,
  filterParams,
  type SearchFilter,
  type SortOf,
  sortsOf,
} from "#src/features/listings/search/filter.ts";
import { SELLER_LISTS } from "#src/features/listings/search/seller-filters.ts";
import { t } from "#t";
import { type CarFields, carFields } from "./fields.ts";

export const CAR_FLAGS = {
  photosOnly: () => t.searchPhotosOnly(),
  verifiedOnly: () => t.searchVerifiedOnly(),
  cashOnly: () => t.searchCashOnly(),
  reducedOnly: () => t.searchReducedOnly(),
  goodPriceOnly: () => t.searchGoodPriceOnly(),
};
type CarFlag = keyof typeof CAR_FLAGS;

/** Filters that have no field, because they are read from words. */
const OTHER_LISTS = {
  /** The make's country. Ignored beside a make. */
  country: String,
  generation: String,
  ...SELLER_LISTS,
  "not.year": (text: string) => /^\d{4}(-\d{4})?$/.exec(text)?.[0] ?? null,
};
type OtherList = keyof typeof OTHER_LISTS;
export const OTHER_FILTERS = namesOf(OTHER_LISTS);

/** Sorts by price compared with similar cars, cheapest first. */
export const BEST_PRICE = "best-price";
export const SORTS = [...sortsOf(carFields), BEST_PRICE] as const;
export const LIST_FILTERS = filterNames(carFields, "many");
export const RANGE_FILTERS = filterNames(carFields, "range", "numbers");
export const FLAG_FILTERS = namesOf(CAR_FLAGS);

/** A car search. Prices are in dinars. */
export interface CarFilter
  extends
    FieldFilter<CarFields>,
    Record<CarFlag, boolean>,
    Record<OtherList, string[]>,
    SearchFilter<SortOf<CarFields> | typeof BEST_PRICE> {}

export const { read: readCarFilter, write: carFilterParams } = filterParams(
  carFields,
  FLAG_FILTERS,
  OTHER_LISTS,
  SORTS,
);
