import { z } from "zod/mini";
import { cleanLine, toLatinDigits } from "#src/core/text.ts";
import { jordanYear } from "#src/core/jordan-day.ts";
import {
  cents,
  invalid,
  isPrimitive,
  knownState,
  line,
  list,
  listingInput,
  oneOf,
  optionally,
  paragraphs,
  readBy,
  wholeNumber,
} from "#src/features/listings/input.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { t } from "#t";
import { findColor } from "./color-names.ts";
import {
  BODY_CONDITIONS,
  BODY_TYPES,
  CUSTOMS,
  FEATURES,
  FUEL_TYPES,
  INSPECTIONS,
  INSURANCE,
  LICENCE,
  PAINT,
  PAYMENTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from "./vocabulary.ts";
import { MAX_CAR_PHOTOS } from "./limits.ts";

export const MIN_DESCRIPTION = 20;
const MAX_DESCRIPTION = 5000;
export const MIN_YEAR = 1990;
const MAX_MILEAGE_KM = 2_000_000;
const MAX_MONTHS = 120;

/** Next year's models are sold before the year begins. */
export const maxYear = (): number => jordanYear(Date.now()) + 1;

const numberFrom = (min: number, max: number) => (value: unknown) => {
  const number = wholeNumber(value);
  return number !== null && number >= min && number <= max ? number : null;
};

function city(value: unknown): string | null {
  const place = typeof value === "string" ? findPlace(value) : null;
  return place?.kind === "city" ? place.name : null;
}

function month(value: unknown): string | null {
  const text = typeof value === "string" ? toLatinDigits(value.trim()) : "";
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

const { title, price, location, images } = listingInput(city, MAX_CAR_PHOTOS);

const required = {
  title,
  make: line(() => t.carMakeRequired(), 40),
  model: line(() => t.carModelRequired(), 60),
  year: z.pipe(
    readBy(
      () => t.carYearRequired(),
      () => t.carYearInvalid(),
      wholeNumber,
    ),
    z.number().check(
      z.gte(MIN_YEAR, { error: () => t.carYearTooOld() }),
      z.refine((year) => year <= maxYear(), { error: () => t.carYearTooNew(maxYear()) }),
    ),
  ),
  price,
  mileage: z.pipe(
    readBy(
      () => t.carMileageRequired(),
      () => t.carMileageInvalid(),
      wholeNumber,
    ),
    z
      .number()
      .check(
        z.gte(0, { error: () => t.carMileageNegative() }),
        z.lte(MAX_MILEAGE_KM, { error: () => t.carMileageInvalid() }),
      ),
  ),
  fuelType: readBy(() => t.carFuelTypeRequired(), invalid, oneOf(FUEL_TYPES)),
  transmission: readBy(() => t.carTransmissionRequired(), invalid, oneOf(TRANSMISSIONS)),
  bodyType: readBy(() => t.carBodyTypeRequired(), invalid, oneOf(BODY_TYPES)),
  color: z.pipe(
    line(() => t.carColorRequired(), 40),
    z.transform((text) => findColor(text) ?? text),
  ),
  location,
  description: paragraphs(() => t.carDescriptionTooShort(), MAX_DESCRIPTION, MIN_DESCRIPTION),
};

const lists = {
  features: list(oneOf(FEATURES), FEATURES.length * 4, invalid),
  images,
};

const details = {
  engineSize: optionally(invalid, (value) =>
    isPrimitive(value) && String(value).length <= 30 ? cleanLine(String(value)) : null,
  ),
  customs: optionally(invalid, oneOf(CUSTOMS)),
  licence: optionally(invalid, oneOf(LICENCE)),
  licensedUntil: optionally(() => t.carMonthInvalid(), month),
  insurance: optionally(invalid, oneOf(INSURANCE)),
  regionalSpec: optionally(invalid, oneOf(REGIONAL_SPECS)),
  paint: optionally(invalid, oneOf(PAINT)),
  bodyCondition: optionally(invalid, oneOf(BODY_CONDITIONS)),
  inspection: optionally(invalid, oneOf(INSPECTIONS)),
  inspectionNote: optionally(
    () => t.listingTextTooLong(200),
    (value) => (typeof value === "string" && value.length <= 200 ? cleanLine(value) : null),
  ),
  payment: optionally(invalid, oneOf(PAYMENTS)),
  downPayment: optionally(() => t.listingPriceInvalid(), cents),
  monthly: optionally(() => t.listingPriceInvalid(), cents),
  months: optionally(invalid, numberFrom(1, MAX_MONTHS)),
};

/**
 * What a seller sends for a car; numbers may be text in either script. Comes out clean: `price`, `downPayment` and
 * `monthly` in hundredths of a dinar, place and colour by their English names. Anything else that was sent is dropped.
 */
export const carInput = z.object({
  ...required,
  features: z._default(lists.features, () => []),
  images: z._default(lists.images, () => []),
  engineSize: z._default(details.engineSize, null),
  customs: z._default(details.customs, null),
  licence: z._default(details.licence, null),
  licensedUntil: z._default(details.licensedUntil, null),
  insurance: z._default(details.insurance, null),
  regionalSpec: z._default(details.regionalSpec, null),
  paint: z._default(details.paint, null),
  bodyCondition: z._default(details.bodyCondition, null),
  inspection: z._default(details.inspection, null),
  inspectionNote: z._default(details.inspectionNote, null),
  payment: z._default(details.payment, null),
  downPayment: z._default(details.downPayment, null),
  monthly: z._default(details.monthly, null),
  months: z._default(details.months, null),
});
export type CarInput = z.output<typeof carInput>;

/** A change: only what was sent is changed, and null takes a detail back. */
export const carPatch = z.partial(z.object({ ...required, ...lists, ...details, ...knownState }));
export type CarPatch = z.output<typeof carPatch>;
