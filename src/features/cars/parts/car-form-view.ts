import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PhotoJson } from "#src/features/photos/schema.ts";

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

/** The form as the server gives it: empty, an existing car, or what was refused after a try without scripts. */
export interface CarFormStart {
  /** Null for a new car. */
  carId: string | null;
  /** Sent along, so that pressing twice publishes once. */
  submissionKey: string;
  values: Partial<CarFormValues>;
  photos: PhotoJson[];
  errors: Partial<Record<string, string>>;
  message?: string;
}

/** What the form's parts show, and how their fields are wired. */
export interface CarFormView {
  values: Partial<CarFormValues>;
  errors: Partial<Record<string, string>>;
  /** The chosen make, for its models. */
  make: string;
  field(name: CarField): UseFormRegisterReturn;
  onSubmit: ComponentProps<"form">["onSubmit"];
}
