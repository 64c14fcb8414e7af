import {
  type FieldFilter,
  filterNames,
  filterParams,
  type SearchFilter,
  type SortOf,
  sortsOf,
} from "#src/features/listings/filter.ts";
import { t } from "#t";
import { type CarFields, carFields } from "./fields.ts";

/** What a search can ask for besides fields. */
export const CAR_FLAGS = {
  photosOnly: () => t.searchPhotosOnly(),
  verifiedOnly: () => t.searchVerifiedOnly(),
  /** The price that is shown is the one in cash. */
  cashOnly: () => t.searchCashOnly(),
  reducedOnly: () => t.searchReducedOnly(),
  goodPriceOnly: () => t.searchGoodPriceOnly(),
};
type CarFlag = keyof typeof CAR_FLAGS;

/** The lowest compared with what similar cars ask. */
export const BEST_PRICE = "best-price";
export const SORTS = [...sortsOf(carFields), BEST_PRICE] as const;
export const LIST_FILTERS = filterNames(carFields, "many");
export const RANGE_FILTERS = filterNames(carFields, "range", "numbers");
export const FLAG_FILTERS = Object.keys(CAR_FLAGS) as CarFlag[];

/** Prices in dinars. */
export interface CarFilter
  extends
    FieldFilter<CarFields>,
    Record<CarFlag, boolean>,
    SearchFilter<SortOf<CarFields> | typeof BEST_PRICE> {
  /** Where the make is from; read from words, not a parameter. Where the words name a make as well, that counts instead. */
  country?: string[];
  /** Names of `GENERATIONS`; read from words, not a parameter. */
  generation?: string[];
  /** Years that are not wanted; as `generation`. */
  notYear?: number[];
}

export const { read: readCarFilter, write: carFilterParams } = filterParams(carFields, FLAG_FILTERS, SORTS);
