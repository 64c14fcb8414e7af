import type { OwnJson, OwnValues } from "#src/features/listings/field-values.ts";
import { jsonOf, type Listing, type ListingJson } from "#src/features/listings/listing-json.ts";
import { cityOfCode } from "./catalogue/codes.ts";
import { type PlateFields, plateFields } from "./fields.ts";
import type { PatternTag } from "./catalogue/patterns.ts";

interface Worth {
  digitCount: number;
  tags: PatternTag[];
}

/** A number plate; the price is in hundredths of a dinar. */
export interface NumberPlate extends Listing, OwnValues<PlateFields>, Worth {}

/** A number plate as the API returns it: code and number are text without leading zeros. */
export interface PlateJson extends ListingJson, OwnJson<PlateFields>, Worth {
  /** The area code's city; null for other codes. */
  city: string | null;
}

const sold = jsonOf(plateFields);

export const plateJson = (plate: NumberPlate): PlateJson => ({
  ...sold(plate),
  digitCount: plate.digitCount,
  tags: plate.tags,
  city: cityOfCode(plate.areaCode),
});
