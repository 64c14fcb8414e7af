import { makeLabel, modelLabel, modelsOf, OTHER } from "#src/features/cars/catalogue/catalogue.ts";
import type { cars } from "#src/features/cars/tables.ts";
import { FEATURES } from "#src/features/cars/vocabulary.ts";
import { AREA_CODES, cityOfCode } from "#src/features/plates/catalogue/codes.ts";
import { MAX_CODE, patternTags } from "#src/features/plates/catalogue/patterns.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import type { Chances } from "./chance.ts";
import * as shares from "./seed-shares.ts";

const LATEST_YEAR = 2026;

type Car = Omit<typeof cars.$inferInsert, "listingId">;

export function carOf(by: Chances) {
  const make = by.pickWeighted(shares.MAKES);
  const model = by.frequentFirst([...modelsOf(make), OTHER]);
  const year = Math.min(LATEST_YEAR, Number(by.pickWeighted(shares.YEARS)) + Math.floor(by.next() * 5));
  const car: Car = {
    make,
    model,
    year,
    mileageKm: Math.round(by.around((LATEST_YEAR - year + 1) * shares.MEDIAN_MILEAGE_A_YEAR, 0.4)),
    fuelType: by.pickWeighted(shares.FUELS),
    transmission: by.pickWeighted(shares.GEARBOXES),
    bodyType: by.pickWeighted(shares.BODIES),
    color: by.pickWeighted(shares.COLOURS),
    features: FEATURES.filter(() => by.chance(0.3)),
    payment: by.pickWeighted(shares.PAYMENTS),
    customs: by.pickWeighted(shares.CUSTOMS),
    licence: by.pickWeighted(shares.LICENCES),
    insurance: by.pickWeighted(shares.INSURANCES),
    paint: by.pickWeighted(shares.PAINTS),
  };
  const [makeAr, modelAr] = [makeLabel(make, "ar"), modelLabel(make, model, "ar")];
  const title = by.pick([
    `${makeAr} ${modelAr} ${year}`,
    `${makeAr} ${modelAr} موديل ${year} ${by.pick(shares.CAR_PHRASES)}`,
    `${modelAr} ${year} للبيع`,
    `${make} ${model} ${year}`,
    `${makeAr} ${model} للبيع`,
  ]);
  const listing = {
    title,
    description: phrases3(by, shares.CAR_PHRASES),
    location: by.pickWeighted(shares.CITIES),
    price: by.around(shares.medianPrice(year), 0.45),
    soleItem: null,
  };
  return { car, listing };
}

export function plateOf(by: Chances) {
  const digitCount = Number(by.pickWeighted(shares.DIGITS));
  const areaCode = by.chance(0.9) ? by.pick(AREA_CODES) : 1 + Math.floor(by.next() * MAX_CODE);
  const least = 10 ** (digitCount - 1);
  const plateNumber = String(least + Math.floor(by.next() * 9 * least));
  const tags = patternTags(areaCode, plateNumber);
  const worth = (shares.PLATE_PRICES[digitCount] ?? 0) * 1.8 ** tags.length;
  const listing = {
    title: `رقم ${areaCode}-${plateNumber}`,
    description: phrases3(by, shares.PLATE_PHRASES),
    location: findPlace(cityOfCode(areaCode) ?? by.pickWeighted(shares.CITIES))?.name ?? "Amman",
    price: by.around(worth, 0.5),
    soleItem: `${areaCode}-${plateNumber}`,
  };
  return { plate: { areaCode, plateNumber, digitCount, tags }, listing };
}

const phrases3 = (by: Chances, phrases: string[]): string =>
  `${by.pick(phrases)}، ${by.pick(phrases)}، ${by.pick(phrases)}.`;
