import { findPlace } from "#src/features/places/place-names.ts";
import { findMake } from "./catalogue.ts";
import { findColor } from "./color-names.ts";
import type { CarFilter } from "./schema.ts";

const named = (texts: string[], find: (text: string) => string | null | undefined): string[] => [
  ...new Set(texts.map((text) => find(text) ?? text)),
];

/** Replaces other spellings of makes, places and colours by their listed names. */
export const withOwnNames = (filter: CarFilter): CarFilter => ({
  ...filter,
  make: named(filter.make, findMake),
  location: named(filter.location, (text) => findPlace(text)?.name),
  color: named(filter.color, findColor),
});
