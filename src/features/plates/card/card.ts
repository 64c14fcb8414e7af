import { pick } from "#src/core/pick.ts";
import { reductionOf, withCents } from "#src/features/listings/price-history.ts";
import type { NumberPlate, PlateJson } from "../plate-json.ts";

const NAMES = ["id", "url", "areaCode", "plateNumber", "digitCount", "tags", "title", "priceCents"] as const;
const MORE_NAMES = ["location", "description", "featured", "verified", "status", "listedAt", "rev"] as const;
const OF_DEALER = ["reserved", "dealer"] as const;

type Shown = Pick<NumberPlate, (typeof NAMES | typeof MORE_NAMES | typeof OF_DEALER)[number]>;

export interface PlateCard extends Shown {
  photoCount: number;
  reducedCents: number | null;
  isMarked?: boolean;
}

export const toPlateCard = (
  plate: Shown & Pick<NumberPlate, "photos" | "priceHistory">,
  now: number,
): PlateCard => ({
  ...pick(plate, ...NAMES, ...MORE_NAMES, ...OF_DEALER),
  photoCount: plate.photos.length,
  reducedCents: reductionOf(plate.priceHistory, now),
});

export const jsonToPlateCard = (json: PlateJson, now: number): PlateCard =>
  toPlateCard({ ...withCents(json), areaCode: Number(json.areaCode) }, now);
