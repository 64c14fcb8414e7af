import { jordanYear } from "#src/core/jordan-day.ts";
import { pick } from "#src/core/pick.ts";
import { reductionOf, withCents } from "#src/features/listings/price-history.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Car, CarJson } from "../car-json.ts";
import type { Mark } from "../worth/verdict-text.ts";

const NAMES = ["id", "url", "title", "make", "model", "year", "priceCents", "mileageKm", "fuelType"] as const;
const MORE_NAMES = ["transmission", "location", "featured", "verified", "status", "listedAt", "rev"] as const;
const OF_DEALER = ["reserved", "dealer"] as const;

type Shown = Pick<Car, (typeof NAMES | typeof MORE_NAMES | typeof OF_DEALER)[number]>;

export interface CarCard extends Omit<Shown, "fuelType" | "transmission"> {
  fuelType: string;
  transmission: string;
  cover: PhotoJson | null;
  photoCount: number;
  /** The reduction of the price within the last two weeks, in cents; null without one. */
  reducedCents: number | null;
  mark: Mark | null;
  isNew: boolean;
  isMarked?: boolean;
}

export const toCard = (
  car: Shown & Pick<Car, "photos" | "priceHistory"> & { valuation: Mark | null },
  now: number,
): CarCard => ({
  ...pick(car, ...NAMES, ...MORE_NAMES, ...OF_DEALER),
  cover: car.photos[0] ?? null,
  photoCount: car.photos.length,
  reducedCents: reductionOf(car.priceHistory, now),
  mark: car.valuation && pick(car.valuation, "verdict", "difference"),
  isNew: car.year === jordanYear(now) && car.mileageKm === 0,
});

export const jsonToCard = (json: CarJson, now: number): CarCard =>
  toCard({ ...withCents(json), mileageKm: json.mileage }, now);
