import { columnsOf, type SortKey } from "#src/catalog/columns.ts";
import type { ListingFacts } from "#src/features/listings/queries/search-source.ts";
import type { cars } from "./tables.ts";

/** What the search knows of a car. */
export type CarFacts = ListingFacts &
  Pick<
    typeof cars.$inferSelect,
    | "make"
    | "model"
    | "year"
    | "mileageKm"
    | "fuelType"
    | "transmission"
    | "bodyType"
    | "color"
    | "features"
    | "payment"
  >;

const { one, many, flag, number } = columnsOf<CarFacts>();

/** A model with its make, since two makes may have one of the same name. */
export const modelKey = (make: string, model: string): string => `${make}\n${model}`;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** In hundredths of a dinar. */
const PRICE_EDGES = [...steps(1, 20, 1), ...steps(25, 50, 5), 75, 100].map(
  (thousands) => thousands * 100_000,
);
const YEAR_EDGES = steps(1980, 2040, 1);
const MILEAGE_EDGES = steps(25_000, 300_000, 25_000);

/** What cars are searched and counted by: one line a column, named as the filter's parameter. */
export const CAR_COLUMNS = {
  make: one((car) => car.make),
  model: one((car) => modelKey(car.make, car.model)),
  location: one((car) => car.location),
  seller: one((car) => car.sellerId),
  fuelType: one((car) => car.fuelType),
  transmission: one((car) => car.transmission),
  bodyType: one((car) => car.bodyType),
  color: one((car) => car.color),
  features: many((car) => car.features),
  payment: one((car) => car.payment),
  photosOnly: flag((car) => car.hasPhotos),
  verifiedOnly: flag((car) => car.verified),
  // The price that is shown is the one in cash.
  cashOnly: flag((car) => car.payment === "cash" || car.payment === "cash-or-instalments"),
  price: number((car) => car.priceCents, PRICE_EDGES),
  year: number((car) => car.year, YEAR_EDGES),
  mileage: number((car) => car.mileageKm, MILEAGE_EDGES),
  listedAt: number((car) => car.listedAt),
};

export const CAR_ORDERS = {
  newest: ["-listedAt"],
  "price-asc": ["price"],
  "price-desc": ["-price"],
  "year-desc": ["-year"],
  "mileage-asc": ["mileage"],
} satisfies Record<string, SortKey<keyof typeof CAR_COLUMNS>[]>;

/** What the search page counts. */
export const CAR_FACETS: (keyof typeof CAR_COLUMNS)[] = [
  "make",
  "model",
  "location",
  "fuelType",
  "transmission",
  "bodyType",
  "color",
  "features",
  "payment",
  "photosOnly",
  "verifiedOnly",
  "cashOnly",
  "price",
  "year",
  "mileage",
];
