import { jordanYear } from "#src/core/jordan-day.ts";
import { centsOf } from "#src/core/money.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Car, CarJson } from "./car-json.ts";

/** What a card shows. */
export interface CarCard extends Pick<
  Car,
  | "id"
  | "title"
  | "make"
  | "model"
  | "year"
  | "priceCents"
  | "mileageKm"
  | "location"
  | "featured"
  | "verified"
  | "status"
  | "listedAt"
> {
  fuelType: string;
  transmission: string;
  cover: PhotoJson | null;
  photoCount: number;
  /** This year's, and never driven. */
  isNew: boolean;
}

export const toCard = (
  car: Pick<Car, Exclude<keyof CarCard, "cover" | "photoCount" | "isNew"> | "photos">,
  now: number,
): CarCard => ({
  id: car.id,
  title: car.title,
  make: car.make,
  model: car.model,
  year: car.year,
  priceCents: car.priceCents,
  mileageKm: car.mileageKm,
  fuelType: car.fuelType,
  transmission: car.transmission,
  location: car.location,
  featured: car.featured,
  verified: car.verified,
  status: car.status,
  listedAt: car.listedAt,
  cover: car.photos[0] ?? null,
  photoCount: car.photos.length,
  isNew: car.year === jordanYear(now) && car.mileageKm === 0,
});

/** The card of a car as the API answers it. */
export const jsonToCard = (json: CarJson, now: number): CarCard =>
  toCard({ ...json, priceCents: centsOf(json.price), mileageKm: json.mileage }, now);
