import { findPlace } from "#src/features/places/place-names.ts";
import { type Not, notOf } from "#src/features/listings/search/filter.ts";
import { findMake } from "../lexicon/car-names.ts";
import { findColor } from "../lexicon/color-names.ts";
import type { CarFilter } from "../schema.ts";

type Find = (text: string) => string | null | undefined;
const FINDERS = { make: findMake, location: (text: string) => findPlace(text)?.name, color: findColor };
type Name = keyof typeof FINDERS;
const FINDER_BY_PARAMETER = Object.entries(FINDERS).flatMap(([name, find]): [Name | Not<Name>, Find][] => [
  [name as Name, find],
  [notOf(name as Name), find],
]);

export function withCanonicalNames(filter: CarFilter): CarFilter {
  const canonical = { ...filter };
  for (const [name, find] of FINDER_BY_PARAMETER)
    if (filter[name].length > 0)
      canonical[name] = [...new Set(filter[name].map((text) => find(text) ?? text))];
  return canonical;
}
