import { foldText } from "#src/core/fold.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { aliasesOf } from "./catalogue.ts";
import type { CarInput } from "./car-input.ts";

type Described = Pick<
  CarInput,
  | "title"
  | "description"
  | "make"
  | "model"
  | "year"
  | "location"
  | "fuelType"
  | "transmission"
  | "bodyType"
  | "color"
  | "features"
>;

/** The folded words by which a car is found: its own, and what it is in both languages with every spelling. */
export function carText(car: Described): string {
  const { en, ar } = messagesOf;
  const inBoth = [en, ar].flatMap((words) => [
    words.fuelTypeLabel(car.fuelType),
    words.transmissionLabel(car.transmission),
    words.bodyTypeLabel(car.bodyType),
    words.colorLabel(car.color),
    ...car.features.map((feature) => words.featureLabel(feature)),
  ]);
  const place = [car.location, placeLabel(car.location, "ar")];
  const parts = [car.title, aliasesOf(car.make, car.model), car.year, ...place, ...inBoth, car.description];
  return foldText(parts.join(" "));
}
