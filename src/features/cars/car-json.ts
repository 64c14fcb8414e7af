import type { OwnJson, OwnValues } from "#src/features/listings/field-values.ts";
import { jsonOf, type Listing } from "#src/features/listings/listing-json.ts";
import type { ListingJson } from "#src/features/listings/listing-shapes.ts";
import type { ValuationJson } from "./shapes.ts";
import { type Valuation, valuationJson } from "./worth/verdict.ts";
import { type CarFields, carFields } from "./fields.ts";

export interface Car extends Listing, OwnValues<CarFields> {
  /** Null if too few cars compare, and for cars that are not for sale. */
  valuation: Valuation | null;
}

export interface CarJson extends ListingJson, OwnJson<CarFields> {
  valuation: ValuationJson | null;
}

const sold = jsonOf(carFields);

export const carJson = (car: Car): CarJson => ({
  ...sold(car),
  valuation: car.valuation && valuationJson(car.valuation),
});
