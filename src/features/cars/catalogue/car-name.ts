import { slugOf } from "#src/features/listings/slug.ts";
import { t } from "#t";
import type { Car } from "../car-json.ts";
import { OTHER } from "./catalogue.ts";

/** "Toyota Camry 2019"; the ad's title if its make or model is not in the lists. */
export function carName({ make, model, year, title }: Car): string {
  if (make === OTHER || model === OTHER) return title;
  return `${t.makeLabel(make)} ${t.modelLabel(make, model)} ${year}`;
}

export const carSlug = ({ make, model, year }: Pick<Car, "make" | "model" | "year">): string =>
  slugOf(make, model, year);
