import type { FormValues } from "#src/features/listings/field-values.ts";
import type { ListingFormStart, ListingFormView } from "#src/features/listings/parts/listing-form-view.ts";
import type { CarFields } from "../fields.ts";

export type CarFormValues = FormValues<CarFields>;

export interface CarFormStart extends ListingFormStart<CarFormValues> {
  /** Every make by its API name. */
  makes: string[];
}

export interface CarFormView extends ListingFormView<CarFormValues> {
  makes: string[];
  /** The chosen make, for its models. */
  make: string;
}
