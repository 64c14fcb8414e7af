import { isNotNull } from "drizzle-orm";
import { index, integer, json, table, text } from "#src/db/columns.ts";
import type { Columns } from "#src/features/listings/field-values.ts";
import { ofListing } from "#src/features/listings/tables.ts";
import type { CarFields } from "./fields.ts";
import type { Verdict } from "./worth/verdict.ts";
import type * as vocabulary from "./vocabulary.ts";

export const cars = table(
  "cars",
  {
    listingId: ofListing().primaryKey(),
    make: text().notNull(),
    model: text().notNull(),
    year: integer().notNull(),
    mileageKm: integer().notNull(),
    fuelType: text<vocabulary.FuelType>().notNull(),
    transmission: text<vocabulary.Transmission>().notNull(),
    bodyType: text<vocabulary.BodyType>().notNull(),
    engineSize: text(),
    color: text().notNull(),
    features: json<string[]>().notNull(),
    hybridType: text<vocabulary.HybridType>(),
    customs: text<vocabulary.Customs>(),
    licence: text<vocabulary.Licence>(),
    /** `YYYY-MM` */
    licensedUntil: text(),
    insurance: text<vocabulary.Insurance>(),
    regionalSpec: text<vocabulary.RegionalSpec>(),
    paint: text<vocabulary.Paint>(),
    bodyCondition: text<vocabulary.BodyCondition>(),
    inspection: text<vocabulary.Inspection>(),
    inspectionNote: text(),
    payment: text<vocabulary.Payment>(),
    downPaymentCents: integer(),
    monthlyCents: integer(),
    months: integer(),
    vin: text(),
  } satisfies Columns<CarFields>,
  (t) => [
    index("cars_make_model").on(t.make, t.model, t.year, t.listingId),
    index("cars_vin").on(t.vin).where(isNotNull(t.vin)),
  ],
);

/** The fair prices of cars; null if too few cars compare. */
export const carValuations = table(
  "car_valuations",
  {
    listingId: ofListing().primaryKey(),
    /** Stored, so that a price near a limit keeps its verdict. */
    verdict: text<Verdict>(),
    lowCents: integer(),
    highCents: integer(),
    comparables: integer(),
    /** The valuation's last change, numbered by the same counter as the listings' `rev`. */
    rev: integer().notNull(),
  },
  (t) => [index("car_valuations_rev").on(t.rev)],
);
