import { z } from "zod/mini";
import { toLatinDigits } from "#src/core/text.ts";
import { isPrimitive, knownState, listingInput, paragraphs, readBy } from "#src/features/listings/input.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { t } from "#t";
import { MAX_PLATE_DESCRIPTION, MAX_PLATE_PHOTOS } from "./limits.ts";

/** The number that is written there and nothing else, without leading zeros. */
const digitsOf = (maxDigits: number) => (value: unknown) => {
  const text = isPrimitive(value) ? toLatinDigits(String(value)).trim() : "";
  return /^\d+$/.test(text) && text.length <= maxDigits ? Number(text) || null : null;
};

const fields = {
  ...listingInput(
    (value) => (typeof value === "string" ? (findPlace(value)?.name ?? null) : null),
    MAX_PLATE_PHOTOS,
  ),
  areaCode: readBy(
    () => t.plateCodeRequired(),
    () => t.plateCodeInvalid(),
    digitsOf(2),
  ),
  plateNumber: z.pipe(
    readBy(
      () => t.plateNumberRequired(),
      () => t.plateNumberInvalid(),
      digitsOf(5),
    ),
    z.transform(String),
  ),
  description: paragraphs(() => t.invalidValue(), MAX_PLATE_DESCRIPTION),
};

/**
 * What a seller sends for a number plate; numbers may be text in either script. Comes out clean: `price` in hundredths
 * of a dinar, the place by its English name, the number's digits as text. Anything else that was sent is dropped.
 */
export const plateInput = z.object({
  ...fields,
  images: z._default(fields.images, () => []),
  description: z._default(fields.description, ""),
});
export type PlateInput = z.output<typeof plateInput>;

/** A change: only what was sent is changed. */
export const platePatch = z.partial(z.object({ ...fields, ...knownState }));
export type PlatePatch = z.output<typeof platePatch>;
