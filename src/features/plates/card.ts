import { centsOf } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import type { NumberPlate, PlateJson } from "./plate-json.ts";

const NAMES = ["id", "areaCode", "plateNumber", "digitCount", "tags", "title", "priceCents"] as const;
const MORE_NAMES = ["location", "description", "featured", "verified", "status", "listedAt"] as const;

type Shown = Pick<NumberPlate, (typeof NAMES | typeof MORE_NAMES)[number]>;

export interface PlateCard extends Shown {
  photoCount: number;
}

export const toPlateCard = (plate: Shown & Pick<NumberPlate, "photos">): PlateCard => ({
  ...pick(plate, ...NAMES, ...MORE_NAMES),
  photoCount: plate.photos.length,
});

/** The card of a plate as the API answers it. */
export const jsonToPlateCard = (json: PlateJson): PlateCard =>
  toPlateCard({ ...json, areaCode: Number(json.areaCode), priceCents: centsOf(json.price) });
