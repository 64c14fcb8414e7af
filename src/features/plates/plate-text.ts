import { foldText } from "#src/core/fold.ts";
import type { IndexText } from "#src/features/listings/actions/own-listings.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { PlateInput } from "./plate-input.ts";

type Described = Pick<PlateInput, "title" | "description" | "areaCode" | "plateNumber" | "location">;

/** The words by which a plate is found. */
export const plateText = (plate: Described): IndexText => ({
  title: foldText(`${plate.title} ${plate.areaCode} ${plate.plateNumber}`),
  rest: foldText(`${plate.location} ${placeLabel(plate.location, "ar")} ${plate.description}`),
});

/** A plate's name, by which it may be for sale only once. */
export const soleItemOf = ({ areaCode, plateNumber }: Pick<PlateInput, "areaCode" | "plateNumber">): string =>
  `${areaCode}-${plateNumber}`;
