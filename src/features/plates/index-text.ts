import { foldText } from "#src/core/fold.ts";
import type { IndexText } from "#src/features/listings/life-cycle/own-listings.ts";
import { slugOf } from "#src/features/listings/slug.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { PlateInput } from "./plate-input.ts";

type Described = Pick<PlateInput, "title" | "description" | "areaCode" | "plateNumber" | "location">;

export const plateIndexText = (plate: Described): IndexText => ({
  title: foldText(`${plate.title} ${plate.areaCode} ${plate.plateNumber}`),
  rest: foldText(`${plate.location} ${placeLabel(plate.location, "ar")} ${plate.description}`),
});

export const plateSlug = ({ areaCode, plateNumber }: Pick<PlateInput, "areaCode" | "plateNumber">): string =>
  slugOf(areaCode, plateNumber);
