import { type CarCard, type CarJson, toCard } from "#src/features/cars/car-json.ts";
import {
  type CarFilter,
  carFilterParams,
  FLAG_FILTERS,
  LIST_FILTERS,
  readCarFilter,
} from "#src/features/cars/schema.ts";
import { searchKind } from "./search-kind.ts";

export const carSearch = searchKind<CarFilter, CarJson, CarCard>({
  path: "/search",
  api: "/api/search/cars",
  read: readCarFilter,
  write: carFilterParams,
  toCard,
  counted: [...LIST_FILTERS, ...FLAG_FILTERS, "price", "year"],
});
