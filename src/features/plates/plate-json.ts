import type { ListingJson } from "#src/features/listings/listing-json.ts";
import type { PatternTag } from "./patterns.ts";

/** A number plate as the API answers it. */
export interface PlateJson extends ListingJson {
  /** "10" */
  areaCode: string;
  /** "12345", without leading zeros. */
  plateNumber: string;
  /** Digits of `plateNumber`. */
  digitCount: number;
  tags: PatternTag[];
  /** Of the area code; null for a code outside the table. */
  city: string | null;
}

/** What a card shows. */
export type PlateCard = Pick<
  PlateJson,
  | "id"
  | "areaCode"
  | "plateNumber"
  | "digitCount"
  | "tags"
  | "title"
  | "price"
  | "location"
  | "description"
  | "featured"
  | "verified"
  | "status"
  | "listedAt"
>;

export const toPlateCard = (plate: PlateJson): PlateCard => ({
  id: plate.id,
  areaCode: plate.areaCode,
  plateNumber: plate.plateNumber,
  digitCount: plate.digitCount,
  tags: plate.tags,
  title: plate.title,
  price: plate.price,
  location: plate.location,
  description: plate.description,
  featured: plate.featured,
  verified: plate.verified,
  status: plate.status,
  listedAt: plate.listedAt,
});
