import type { FormValues } from "#src/features/listings/fields.ts";
import type { ListingFormStart, ListingFormView } from "#src/features/listings/parts/listing-form-view.ts";
import type { PlateFields } from "../fields.ts";

export type PlateFormValues = FormValues<PlateFields>;

export type PlateFormStart = ListingFormStart<PlateFormValues>;

/** What the form's parts show, and how their fields are wired. */
export interface PlateFormView extends ListingFormView<PlateFormValues> {
  /** As far as code and number are typed. */
  plate: TypedPlate;
  /** The title that the plate suggests, where another is typed. */
  suggestion: string | null;
  onSuggest(): void;
}

/** A plate while it is typed: what is missing or wrong is blank. */
export interface TypedPlate {
  areaCode: string;
  plateNumber: string;
}
