import { foldText } from "#src/core/fold.ts";
import type { IndexText } from "#src/features/listings/life-cycle/own-listings.ts";
import { searchedTexts } from "#src/features/listings/field-values.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { aliasesOf } from "./lexicon/car-names.ts";
import type { CarInput } from "./car-input.ts";
import { carFields } from "./fields.ts";
import { nicknamesOf } from "./lexicon/generations.ts";

type Described = { [Name in keyof CarInput]?: unknown } & Pick<
  CarInput,
  "title" | "description" | "location" | "make" | "model" | "year"
>;

/** The text for the search index: the seller's words, and every fact in both languages and all spellings. */
export function carIndexText(car: Described): IndexText {
  const names = [aliasesOf(car.make, car.model), ...nicknamesOf(car.make, car.model, car.year)];
  const place = [car.location, placeLabel(car.location, "ar")];
  const texts = [...place, ...searchedTexts(carFields, car), car.description];
  return {
    title: foldText(`${car.title} ${car.year} ${names.join(" ")}`),
    rest: foldText(texts.join(" ")),
  };
}
