import { type CarCard, jsonToCard } from "../card/card.ts";
import type { CarJson } from "../car-json.ts";
import { type CarFilter, carFilterParams, FLAG_FILTERS, LIST_FILTERS, readCarFilter } from "../schema.ts";
import { searchKind } from "#src/features/search/search-kind.ts";

export const carSearch = searchKind<CarFilter, CarJson, CarCard>({
  path: "/search",
  api: "/api/search/cars",
  read: readCarFilter,
  write: carFilterParams,
  toCard: jsonToCard,
  counted: [...LIST_FILTERS, "sellerType", ...FLAG_FILTERS, "price", "year"],
});
