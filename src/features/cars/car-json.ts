import type { OwnJson, OwnValues } from "#src/features/listings/field-values.ts";
import { jsonOf, type Listing, type ListingJson } from "#src/features/listings/listing-json.ts";
import { type Valuation, type ValuationJson, valuationJson } from "./valuation/verdict.ts";
import { type CarFields, carFields } from "./fields.ts";

/** A car: money in hundredths of a dinar, null where the seller left it out. */
export interface Car extends Listing, OwnValues<CarFields> {
  /** Null where too little is known, and for cars that are not for sale. */
  valuation: Valuation | null;
}

/** A car as the API answers it: money in dinars, mileage in kilometres. */
export interface CarJson extends ListingJson, OwnJson<CarFields> {
  valuation: ValuationJson | null;
}

const sold = jsonOf(carFields);

export const carJson = (car: Car): CarJson => ({
  ...sold(car),
  valuation: car.valuation && valuationJson(car.valuation),
});
