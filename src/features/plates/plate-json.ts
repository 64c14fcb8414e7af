import type { OwnJson, OwnValues } from "#src/features/listings/field-values.ts";
import { jsonOf, type Listing } from "#src/features/listings/listing-json.ts";
import type { ListingJson } from "#src/features/listings/listing-shapes.ts";
import { cityOfCode } from "./catalogue/codes.ts";
import { type PlateFields, plateFields } from "./fields.ts";
import type { PatternTag } from "./catalogue/patterns.ts";

interface Worth {
  digitCount: number;
  tags: PatternTag[];
}

export interface NumberPlate extends Listing, OwnValues<PlateFields>, Worth {}

export interface PlateJson extends ListingJson, OwnJson<PlateFields>, Worth {
  city: string | null;
}

const sold = jsonOf(plateFields);

export const plateJson = (plate: NumberPlate): PlateJson => ({
  ...sold(plate),
  digitCount: plate.digitCount,
  tags: plate.tags,
  city: cityOfCode(plate.areaCode),
});
