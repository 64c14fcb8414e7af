import { jordanYear } from "#src/core/jordan-day.ts";
import type { ListingJson } from "#src/features/listings/listing-json.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type {
  BodyCondition,
  BodyType,
  Customs,
  FuelType,
  Inspection,
  Insurance,
  Licence,
  Paint,
  Payment,
  RegionalSpec,
  Transmission,
} from "./vocabulary.ts";

/** What buyers in Jordan decide by; null where the seller said nothing. Money in dinars. */
export interface CarDetails {
  customs: Customs | null;
  licence: Licence | null;
  /** `YYYY-MM` */
  licensedUntil: string | null;
  insurance: Insurance | null;
  regionalSpec: RegionalSpec | null;
  paint: Paint | null;
  bodyCondition: BodyCondition | null;
  inspection: Inspection | null;
  inspectionNote: string | null;
  payment: Payment | null;
  downPayment: number | null;
  monthly: number | null;
  months: number | null;
}

/** Those of the details that the seller told. */
export type ToldDetails = { [Name in keyof CarDetails]?: NonNullable<CarDetails[Name]> };

/** A car as the API answers it; mileage in kilometres. */
export interface CarJson extends CarDetails, ListingJson {
  make: string;
  model: string;
  year: number;
  mileage: number;
  fuelType: FuelType;
  transmission: Transmission;
  bodyType: BodyType;
  engineSize: string | null;
  color: string;
  features: string[];
}

/** What a card shows. */
export interface CarCard extends Pick<
  CarJson,
  | "id"
  | "title"
  | "make"
  | "model"
  | "year"
  | "price"
  | "mileage"
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

export const toCard = (car: CarJson, now: number): CarCard => ({
  id: car.id,
  title: car.title,
  make: car.make,
  model: car.model,
  year: car.year,
  price: car.price,
  mileage: car.mileage,
  fuelType: car.fuelType,
  transmission: car.transmission,
  location: car.location,
  featured: car.featured,
  verified: car.verified,
  status: car.status,
  listedAt: car.listedAt,
  cover: car.photos[0] ?? null,
  photoCount: car.photos.length,
  isNew: car.year === jordanYear(now) && car.mileage === 0,
});
