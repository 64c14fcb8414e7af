import type { OwnJson, OwnValues } from "#src/features/listings/field-values.ts";
import { jsonOf, type Listing, type ListingJson } from "#src/features/listings/listing-json.ts";
import { cityOfCode } from "./codes.ts";
import { type PlateFields, plateFields } from "./fields.ts";
import type { PatternTag } from "./patterns.ts";

interface Worth {
  digitCount: number;
  tags: PatternTag[];
}

/** A number plate: the price in hundredths of a dinar. */
export interface NumberPlate extends Listing, OwnValues<PlateFields>, Worth {}

/** A number plate as the API answers it: code and number as text without leading zeros. */
export interface PlateJson extends ListingJson, OwnJson<PlateFields>, Worth {
  /** Of the area code; null for a code outside the table. */
  city: string | null;
}

const sold = jsonOf(plateFields);

export const plateJson = (plate: NumberPlate): PlateJson => ({
  ...sold(plate),
  digitCount: plate.digitCount,
  tags: plate.tags,
  city: cityOfCode(plate.areaCode),
});
