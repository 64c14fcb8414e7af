import {
  type FieldFilter,
  filterNames,
  filterParams,
  type SearchFilter,
  type SortOf,
  sortsOf,
} from "#src/features/listings/search/filter.ts";
import { t } from "#t";
import { type CarFields, carFields } from "./fields.ts";

/** Search options other than fields. */
export const CAR_FLAGS = {
  photosOnly: () => t.searchPhotosOnly(),
  verifiedOnly: () => t.searchVerifiedOnly(),
  /** Only ads whose price is for cash. */
  cashOnly: () => t.searchCashOnly(),
  reducedOnly: () => t.searchReducedOnly(),
  goodPriceOnly: () => t.searchGoodPriceOnly(),
};
type CarFlag = keyof typeof CAR_FLAGS;

/** Sorts by price compared with similar cars, cheapest first. */
export const BEST_PRICE = "best-price";
export const SORTS = [...sortsOf(carFields), BEST_PRICE] as const;
export const LIST_FILTERS = filterNames(carFields, "many");
export const RANGE_FILTERS = filterNames(carFields, "range", "numbers");
export const FLAG_FILTERS = Object.keys(CAR_FLAGS) as CarFlag[];

/** A car search. Prices are in dinars. */
export interface CarFilter
  extends
    FieldFilter<CarFields>,
    Record<CarFlag, boolean>,
    SearchFilter<SortOf<CarFields> | typeof BEST_PRICE> {
  /** The make's country; read from words, not a parameter. Ignored if the words also name a make. */
  country?: string[];
  /** Names in `GENERATIONS`; read from words, not a parameter. */
  generation?: string[];
  /** Excluded years; read from words, not a parameter. */
  notYear?: number[];
}

export const { read: readCarFilter, write: carFilterParams } = filterParams(carFields, FLAG_FILTERS, SORTS);
