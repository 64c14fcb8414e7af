import * as z from "zod/mini";
import { cleanLine } from "#src/core/text.ts";
import { wholeNumber } from "#src/features/listings/input.ts";
import { t } from "#t";
import { findMake, findModel } from "../lexicon/car-names.ts";
import { maxYear, MIN_YEAR } from "../fields.ts";
import type { ValuedCar } from "./effects.ts";
import { FUEL_TYPES, PAINT, TRANSMISSIONS } from "../vocabulary.ts";

const whole = (invalid: () => string) =>
  z.pipe(
    z.string({ error: invalid }),
    z.transform((text) => wholeNumber(text) ?? Number.NaN),
  );

const words = (most: number, missing: () => string) =>
  z
    .string({ error: missing })
    .check(z.overwrite(cleanLine), z.minLength(1, { error: missing }), z.maxLength(most));

const yearInvalid = () => t.carYearInvalid();
const mileageInvalid = () => t.carMileageInvalid();

/** One of `values`, or undefined for anything else: forms send an empty text for no choice. */
const oneOf = <Value extends string>(values: readonly Value[]) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => values.find((value) => value === text)),
    ),
  );

export const valuedCar = z.pipe(
  z.object({
    make: words(40, () => t.carMakeRequired()),
    model: words(60, () => t.carModelRequired()),
    year: whole(yearInvalid).check(
      z.refine(Number.isInteger, { error: yearInvalid, abort: true }),
      z.gte(MIN_YEAR, { error: () => t.carYearTooOld() }),
      z.refine((year) => year <= maxYear(), { error: () => t.carYearTooNew(maxYear()) }),
    ),
    mileage: z._default(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => text || "0"),
        ),
        whole(mileageInvalid).check(z.refine((km) => km >= 0 && km <= 2_000_000, { error: mileageInvalid })),
      ),
      0,
    ),
    fuelType: oneOf(FUEL_TYPES),
    transmission: oneOf(TRANSMISSIONS),
    paint: oneOf(PAINT),
  }),
  z.transform(({ make: typed, model, year, mileage, ...choices }): ValuedCar => {
    const make = findMake(typed) ?? typed;
    return { make, model: findModel(make, model) ?? model, year, mileageKm: mileage, ...choices };
  }),
);
