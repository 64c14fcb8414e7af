import { AppError } from "#src/core/errors.ts";
import { listingApi } from "#src/features/listings/page/listing-routes.ts";
import { editPlate, publishPlate } from "./actions.ts";
import { plateInput, platePatch } from "./plate-input.ts";
import { type NumberPlate, plateJson } from "./plate-json.ts";
import { plateQueries } from "./list-plates.ts";
import { searchPlates } from "./search/search-plates.ts";
import { plateFilterParams, readPlateFilter } from "./schema.ts";
import { plateShapes } from "./shapes.ts";

/** The API has its own message for an unknown plate. */
async function fetchPlate(...given: Parameters<typeof plateQueries.get>): Promise<NumberPlate> {
  try {
    return await plateQueries.get(...given);
  } catch (error) {
    if (error instanceof AppError && error.key === "plateNotFound")
      throw new AppError("not-found", "plateFailed");
    throw error;
  }
}

export const platesApi = listingApi({
  kind: "number-plate",
  shapes: plateShapes,
  input: plateInput,
  patch: platePatch,
  readFilter: readPlateFilter,
  filterParams: plateFilterParams,
  search: searchPlates,
  get: fetchPlate,
  json: plateJson,
  publish: publishPlate,
  edit: editPlate,
});
