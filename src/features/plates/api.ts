import { listingApi } from "#src/features/listings/listing-routes.ts";
import { editPlate, publishPlate } from "./actions.ts";
import { plateInput, platePatch } from "./plate-input.ts";
import { plateJson } from "./plate-json.ts";
import { plateQueries } from "./queries/list-plates.ts";
import { searchPlates } from "./queries/search-plates.ts";
import { plateFilterParams, readPlateFilter } from "./schema.ts";

export const platesApi = listingApi({
  kind: "number-plate",
  input: plateInput,
  patch: platePatch,
  readFilter: readPlateFilter,
  filterParams: plateFilterParams,
  search: searchPlates,
  get: plateQueries.get,
  json: plateJson,
  publish: publishPlate,
  edit: editPlate,
});
