import type { Values } from "#src/features/listings/field-values.ts";
import { inputOf, type KnownState } from "#src/features/listings/input.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { findColor } from "./lexicon/color-names.ts";
import { readEngine } from "./catalogue/engine-text.ts";
import { readVin } from "./catalogue/vin.ts";
import { type CarFields, carFields } from "./fields.ts";

function city(text: string): string | null {
  const place = findPlace(text);
  return place?.kind === "city" ? place.name : null;
}

export const { input: carInput, patch: carPatch } = inputOf(carFields, {
  location: city,
  color: (text) => findColor(text) ?? text,
  engineSize: readEngine,
  vin: readVin,
});

export interface CarInput extends Values<CarFields> {}
export interface CarPatch extends Partial<CarInput>, KnownState {}
