import { centsOf } from "#src/core/money.ts";
import type { NumberPlate, PlateJson } from "./plate-json.ts";

/** What a card shows. */
export type PlateCard = Pick<
  NumberPlate,
  | "id"
  | "areaCode"
  | "plateNumber"
  | "digitCount"
  | "tags"
  | "title"
  | "priceCents"
  | "location"
  | "description"
  | "featured"
  | "verified"
  | "status"
  | "listedAt"
>;

export const toPlateCard = (plate: PlateCard): PlateCard => ({
  id: plate.id,
  areaCode: plate.areaCode,
  plateNumber: plate.plateNumber,
  digitCount: plate.digitCount,
  tags: plate.tags,
  title: plate.title,
  priceCents: plate.priceCents,
  location: plate.location,
  description: plate.description,
  featured: plate.featured,
  verified: plate.verified,
  status: plate.status,
  listedAt: plate.listedAt,
});

/** The card of a plate as the API answers it. */
export const jsonToPlateCard = (json: PlateJson): PlateCard =>
  toPlateCard({ ...json, areaCode: Number(json.areaCode), priceCents: centsOf(json.price) });
