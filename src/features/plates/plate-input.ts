import type { Values } from "#src/features/listings/field-values.ts";
import { inputOf, type KnownState } from "#src/features/listings/input.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { type PlateFields, plateFields } from "./fields.ts";

export const { input: plateInput, patch: platePatch } = inputOf(plateFields, {
  location: (text) => findPlace(text)?.name ?? null,
});

export interface PlateInput extends Values<PlateFields> {}
export interface PlatePatch extends Partial<PlateInput>, KnownState {}
