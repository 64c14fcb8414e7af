import { AppError } from "#src/core/errors.ts";
import type { Ctx } from "#src/http/env.ts";
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

/** A posted form: its texts and lists as fields, the chosen files, and the key under which it was sent. */
export async function readPostedCar(c: Ctx) {
  const form = await c.req.formData().catch(() => {
    throw new AppError("invalid", "invalidRequest");
  });
  const values: Record<string, string | string[]> = {
    features: form.getAll("features").map(String),
    images: form.getAll("images").map(String),
  };
  for (const [name, value] of form.entries())
    if (typeof value === "string" && !Object.hasOwn(values, name)) values[name] = value;
  const files = form.getAll("photos").filter((value): value is File => value instanceof File);
  const submissionKey = form.get("submissionKey")?.toString();
  return { values: values as Partial<CarFormValues>, files, submissionKey };
}
