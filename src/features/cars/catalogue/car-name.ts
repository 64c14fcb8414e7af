import { slugOf } from "#src/features/listings/slug.ts";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { OTHER } from "./catalogue.ts";

/** "Toyota Camry" */
export const modelName = ({ make, model }: Pick<Car, "make" | "model">): string =>
  `${t.makeLabel(make)} ${t.modelLabel(make, model)}`;

/** "Toyota Camry 2019"; the ad's title if its make or model is not in the lists. */
export function carName(car: Car): string {
  if (car.make === OTHER || car.model === OTHER) return car.title;
  return `${modelName(car)} ${car.year}`;
}

export const carSlug = ({ make, model, year }: Pick<Car, "make" | "model" | "year">): string =>
  slugOf(make, model, year);
