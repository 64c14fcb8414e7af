import type { ListingFormStart, ListingFormView } from "#src/features/listings/parts/listing-form-view.ts";

/** The form's fields as a browser holds them. */
export interface PlateFormValues {
  areaCode: string;
  plateNumber: string;
  title: string;
  price: string;
  location: string;
  description: string;
  images: string[];
}

/** The form of which nothing is filled in. */
export const NO_PLATE: PlateFormValues = {
  areaCode: "",
  plateNumber: "",
  title: "",
  price: "",
  location: "",
  description: "",
  images: [],
};

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
  code: string;
  number: string;
}
