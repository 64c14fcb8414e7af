import type { FormValues } from "#src/features/listings/field-values.ts";
import type { ListingFormStart } from "#src/features/listings/forms/listing-form-view.ts";
import type { PlateFields } from "../fields.ts";

export type PlateFormValues = FormValues<PlateFields>;
export type PlateFormStart = ListingFormStart<PlateFormValues>;

export interface TypedPlate {
  areaCode: string;
  plateNumber: string;
}
