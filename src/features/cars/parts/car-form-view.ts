import type { ListingFormStart, ListingFormView } from "#src/features/listings/parts/listing-form-view.ts";

/** The form's fields as a browser holds them: texts, and lists for the boxes. */
export interface CarFormValues {
  title: string;
  make: string;
  model: string;
  year: string;
  price: string;
  mileage: string;
  fuelType: string;
  transmission: string;
  bodyType: string;
  engineSize: string;
  color: string;
  location: string;
  description: string;
  features: string[];
  images: string[];
  customs: string;
  licence: string;
  licensedUntil: string;
  insurance: string;
  regionalSpec: string;
  paint: string;
  bodyCondition: string;
  inspection: string;
  inspectionNote: string;
  payment: string;
  downPayment: string;
  monthly: string;
  months: string;
}

export type CarField = keyof CarFormValues;

/** The form of which nothing is filled in. */
export const NO_CAR: CarFormValues = {
  title: "",
  make: "",
  model: "",
  year: "",
  price: "",
  mileage: "",
  fuelType: "",
  transmission: "",
  bodyType: "",
  engineSize: "",
  color: "",
  location: "",
  description: "",
  features: [],
  images: [],
  customs: "",
  licence: "",
  licensedUntil: "",
  insurance: "",
  regionalSpec: "",
  paint: "",
  bodyCondition: "",
  inspection: "",
  inspectionNote: "",
  payment: "",
  downPayment: "",
  monthly: "",
  months: "",
};

export interface CarFormStart extends ListingFormStart<CarFormValues> {
  /** Every make by its API name. */
  makes: string[];
}

/** What the form's parts show, and how their fields are wired. */
export interface CarFormView extends ListingFormView<CarFormValues> {
  makes: string[];
  /** The chosen make, for its models. */
  make: string;
}
