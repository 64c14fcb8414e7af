import { foldText } from "#src/core/fold.ts";
import type { IndexText } from "#src/features/listings/actions.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { aliasesOf } from "./catalogue.ts";
import type { CarInput } from "./car-input.ts";
import { SPEC_WORDS } from "./search-words.ts";

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
> &
  Partial<Record<keyof typeof SPEC_WORDS | "engineSize", string | null>>;

/** The words by which a car is found: its own, and what it is in both languages with every spelling. */
export function carText(car: Described): IndexText {
  const { en, ar } = messagesOf;
  const inBoth = [en, ar].flatMap((words) => [
    words.fuelTypeLabel(car.fuelType),
    words.transmissionLabel(car.transmission),
    words.bodyTypeLabel(car.bodyType),
    words.colorLabel(car.color),
    ...car.features.map((feature) => words.featureLabel(feature)),
  ]);
  const place = [car.location, placeLabel(car.location, "ar")];
  return {
    title: foldText(`${car.title} ${car.year} ${aliasesOf(car.make, car.model)}`),
    rest: foldText([...place, ...inBoth, ...specsOf(car), car.engineSize ?? "", car.description].join(" ")),
  };
}

const SPECS = Object.keys(SPEC_WORDS) as (keyof typeof SPEC_WORDS)[];

function specsOf(car: Described): string[] {
  return SPECS.flatMap((spec) => {
    const words: Partial<Record<string, string>> = SPEC_WORDS[spec];
    return words[car[spec] ?? ""] ?? [];
  });
}
