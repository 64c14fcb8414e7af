import { findPlace } from "#src/features/places/place-names.ts";
import { notOf } from "#src/features/listings/search/filter.ts";
import { findMake } from "../lexicon/car-names.ts";
import { findColor } from "../lexicon/color-names.ts";
import type { CarFilter } from "../schema.ts";

const named = (texts: string[], find: (text: string) => string | null | undefined): string[] =>
  texts.length === 0 ? texts : [...new Set(texts.map((text) => find(text) ?? text))];

const FINDERS = {
  make: findMake,
  location: (text: string) => findPlace(text)?.name,
  color: findColor,
};
type Name = keyof typeof FINDERS;

export const withCanonicalNames = (filter: CarFilter): CarFilter => ({
  ...filter,
  ...Object.fromEntries(
    Object.entries(FINDERS).flatMap(([name, find]) =>
      [name as Name, notOf(name as Name)].map((parameter) => [parameter, named(filter[parameter], find)]),
    ),
  ),
});
