import { jordanYear } from "#src/core/jordan-day.ts";
import { centsOf } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Car, CarJson } from "./car-json.ts";

const NAMES = ["id", "title", "make", "model", "year", "priceCents", "mileageKm", "fuelType"] as const;
const MORE_NAMES = ["transmission", "location", "featured", "verified", "status", "listedAt"] as const;

type Shown = Pick<Car, (typeof NAMES | typeof MORE_NAMES)[number]>;

export interface CarCard extends Omit<Shown, "fuelType" | "transmission"> {
  fuelType: string;
  transmission: string;
  cover: PhotoJson | null;
  photoCount: number;
  /** This year's, and never driven. */
  isNew: boolean;
}

export const toCard = (car: Shown & Pick<Car, "photos">, now: number): CarCard => ({
  ...pick(car, ...NAMES, ...MORE_NAMES),
  cover: car.photos[0] ?? null,
  photoCount: car.photos.length,
  isNew: car.year === jordanYear(now) && car.mileageKm === 0,
});

/** The card of a car as the API answers it. */
export const jsonToCard = (json: CarJson, now: number): CarCard =>
  toCard({ ...json, priceCents: centsOf(json.price), mileageKm: json.mileage }, now);
