import { z } from "zod/mini";
import { toLatinDigits } from "#src/core/digits.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import { findPlace } from "#src/features/places/places.ts";
import { t } from "#t";
import {
  BODY_CONDITIONS,
  BODY_TYPES,
  CUSTOMS,
  FEATURES,
  FUEL_TYPES,
  findColor,
  INSPECTIONS,
  INSURANCE,
  LICENCE,
  PAINT,
  PAYMENTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from "./vocabulary.ts";

export const MIN_TITLE = 5;
export const MAX_TITLE = 120;
export const MIN_DESCRIPTION = 20;
export const MAX_DESCRIPTION = 5000;
export const MIN_YEAR = 1990;
export const MAX_CAR_PHOTOS = 20;
const MAX_MILEAGE_KM = 2_000_000;
const MAX_MONTHS = 120;

/** Next year's models are sold before the year begins. */
export const maxYear = (): number => new Date().getFullYear() + 1;

const blank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A value read from whatever was sent; `read` answers null for what it refuses. */
const readBy = <T>(required: () => string, refused: () => string, read: (value: unknown) => T | null) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const result = blank(value) ? null : read(value);
      if (result === null)
        context.issues.push({ code: "custom", input: value, message: blank(value) ? required() : refused() });
      return result as T;
    }),
  );

/** The same where nothing may be said: null for a blank. */
const optionally = <T>(refused: () => string, read: (value: unknown) => T | null) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T | null => {
      if (blank(value)) return null;
      const result = read(value);
      if (result === null) context.issues.push({ code: "custom", input: value, message: refused() });
      return result;
    }),
  );

const line = (required: () => string, max: number) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: required }),
      z.maxLength(max, { error: () => t.carTooLong(max) }),
    );

const isPrimitive = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

function wholeNumber(value: unknown): number | null {
  if (!isPrimitive(value)) return null;
  const text = toLatinDigits(String(value)).replaceAll(/[,٬،\s]/g, "");
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

const numberFrom = (min: number, max: number) => (value: unknown) => {
  const number = wholeNumber(value);
  return number !== null && number >= min && number <= max ? number : null;
};

const cents = (value: unknown) => (isPrimitive(value) ? parsePriceCents(value) || null : null);
const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown) =>
    values.find((known) => known === value) ?? null;

function city(value: unknown): string | null {
  const place = typeof value === "string" ? findPlace(value) : null;
  return place?.kind === "city" ? place.name : null;
}

function month(value: unknown): string | null {
  const text = typeof value === "string" ? toLatinDigits(value.trim()) : "";
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** One value or many, each kept once; a lone value counts as a list of one, as forms send it. */
const list = <T>(read: (value: unknown) => T | null, max: number, tooMany: () => string) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T[] => {
      // A form library says false for boxes of which none is ticked.
      const none = blank(value) || value === false;
      const values = Array.isArray(value) ? (value as unknown[]) : none ? [] : [value];
      if (values.length > max) context.issues.push({ code: "custom", input: value, message: tooMany() });
      const entries = values.slice(0, max).map((entry, i) => {
        const result = read(entry);
        if (result === null)
          context.issues.push({ code: "custom", input: entry, path: [i], message: t.invalidValue() });
        return result;
      });
      return [...new Set(entries.filter((entry) => entry !== null))];
    }),
  );

const invalid = () => t.invalidValue();

const required = {
  title: z
    .string({ error: () => t.carTitleTooShort() })
    .check(
      z.overwrite(cleanLine),
      z.minLength(MIN_TITLE, { error: () => t.carTitleTooShort() }),
      z.maxLength(MAX_TITLE, { error: () => t.carTooLong(MAX_TITLE) }),
    ),
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
  price: readBy(
    () => t.carPriceRequired(),
    () => t.carPriceInvalid(),
    cents,
  ),
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
  location: readBy(() => t.carLocationRequired(), invalid, city),
  description: z
    .string({ error: () => t.carDescriptionTooShort() })
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(MIN_DESCRIPTION, { error: () => t.carDescriptionTooShort() }),
      z.maxLength(MAX_DESCRIPTION, { error: () => t.carTooLong(MAX_DESCRIPTION) }),
    ),
};

const lists = {
  features: list(oneOf(FEATURES), FEATURES.length * 4, invalid),
  images: list(
    (value) => (typeof value === "string" && value.trim() ? value.trim() : null),
    MAX_CAR_PHOTOS,
    () => t.carTooManyPhotos(MAX_CAR_PHOTOS),
  ),
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
    () => t.carTooLong(200),
    (value) => (typeof value === "string" && value.length <= 200 ? cleanLine(value) : null),
  ),
  payment: optionally(invalid, oneOf(PAYMENTS)),
  downPayment: optionally(() => t.carPriceInvalid(), cents),
  monthly: optionally(() => t.carPriceInvalid(), cents),
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
export const carPatch = z.partial(z.object({ ...required, ...lists, ...details }));
export type CarPatch = z.output<typeof carPatch>;
