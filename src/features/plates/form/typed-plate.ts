import { joinedDigits } from "#src/core/text.ts";
import { t } from "#t";
import { MAX_DIGITS, patternTags } from "../catalogue/patterns.ts";
import type { FormValues } from "#src/features/listings/field-values.ts";
import type { ListingFormStart } from "#src/features/listings/forms/form-values.ts";
import type { PlateFields } from "../fields.ts";

export type PlateFormValues = FormValues<PlateFields>;
export type PlateFormStart = ListingFormStart<PlateFormValues>;

export interface TypedPlate {
  areaCode: string;
  plateNumber: string;
}

const CODE_DIGITS = 2;

function digitsIn(text: string | undefined, max: number): string {
  const typed = joinedDigits(text ?? "");
  const digits = /^\d+$/.test(typed) ? typed.replace(/^0+/, "") : "";
  return digits.length <= max ? digits : "";
}

export const typedPlate = ({ areaCode, plateNumber }: Partial<PlateFormValues>): TypedPlate => ({
  areaCode: digitsIn(areaCode, CODE_DIGITS),
  plateNumber: digitsIn(plateNumber, MAX_DIGITS),
});

export function suggestedTitle({ areaCode, plateNumber }: TypedPlate): string | null {
  if (!areaCode || !plateNumber) return null;
  const [pattern] = patternTags(areaCode, plateNumber).filter((tag) => tag !== "short");
  return t.plateSuggestedTitle({
    areaCode,
    plateNumber,
    special: pattern ? t.patternLabel(pattern) : t.plateDigits(plateNumber.length),
  });
}
