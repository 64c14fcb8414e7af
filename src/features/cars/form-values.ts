import type { CarFormValues } from "./parts/car-form-view.ts";
import type { CarJson } from "./car-json.ts";

const textOf = (value: string | number | null) => (value === null ? "" : String(value));

/** A car as the form's fields hold it. */
export const formValuesOf = (car: CarJson): CarFormValues => ({
  title: car.title,
  make: car.make,
  model: car.model,
  year: textOf(car.year),
  price: textOf(car.price),
  mileage: textOf(car.mileage),
  fuelType: car.fuelType,
  transmission: car.transmission,
  bodyType: car.bodyType,
  engineSize: textOf(car.engineSize),
  color: car.color,
  location: car.location,
  description: car.description,
  features: car.features,
  images: car.images,
  customs: textOf(car.customs),
  licence: textOf(car.licence),
  licensedUntil: textOf(car.licensedUntil),
  insurance: textOf(car.insurance),
  regionalSpec: textOf(car.regionalSpec),
  paint: textOf(car.paint),
  bodyCondition: textOf(car.bodyCondition),
  inspection: textOf(car.inspection),
  inspectionNote: textOf(car.inspectionNote),
  payment: textOf(car.payment),
  downPayment: textOf(car.downPayment),
  monthly: textOf(car.monthly),
  months: textOf(car.months),
});
