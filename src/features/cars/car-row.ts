import { dinars } from "#src/core/money.ts";
import { listingJson, type ListingRow } from "#src/features/listings/queries.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { CarJson } from "./car-json.ts";
import type { cars } from "./tables.ts";

export interface CarRow {
  listing: ListingRow;
  car: typeof cars.$inferSelect;
}

const dinarsOrNull = (cents: number | null) => (cents === null ? null : dinars(cents));

/** What the API answers of a car: these keys and no others. */
export function carJson({ listing, car }: CarRow, photos: PhotoJson[], now: number): CarJson {
  return {
    ...listingJson(listing, photos, now),
    make: car.make,
    model: car.model,
    year: car.year,
    mileage: car.mileageKm,
    fuelType: car.fuelType,
    transmission: car.transmission,
    bodyType: car.bodyType,
    engineSize: car.engineSize,
    color: car.color,
    features: car.features,
    customs: car.customs,
    licence: car.licence,
    licensedUntil: car.licensedUntil,
    insurance: car.insurance,
    regionalSpec: car.regionalSpec,
    paint: car.paint,
    bodyCondition: car.bodyCondition,
    inspection: car.inspection,
    inspectionNote: car.inspectionNote,
    payment: car.payment,
    downPayment: dinarsOrNull(car.downPaymentCents),
    monthly: dinarsOrNull(car.monthlyCents),
    months: car.months,
  };
}
