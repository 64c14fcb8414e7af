import { eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { cars } from "#src/features/cars/tables.ts";
import { type ListingRow, listPhotosOf } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plates } from "#src/features/plates/tables.ts";

export type Facts = Record<string, string | number | null>;

interface FactRow {
  listing: ListingRow;
  car: typeof cars.$inferSelect | null;
  plate: typeof plates.$inferSelect | null;
}

/** What a listing says, field by field, to compare it with what it said before. */
export const factsOf = ({ listing, car, plate }: FactRow, photos: { id: string }[]): Facts => ({
  title: listing.title,
  price: listing.priceCents / 100,
  location: listing.location,
  description: listing.description,
  photos: photos.map(({ id }) => id.slice(0, 8)).join(" "),
  ...(car && {
    make: car.make,
    model: car.model,
    year: car.year,
    mileageKm: car.mileageKm,
    fuelType: car.fuelType,
    transmission: car.transmission,
    bodyType: car.bodyType,
    color: car.color,
    engineSize: car.engineSize,
    features: car.features.join(", "),
  }),
  ...(plate && { plate: `${plate.areaCode}-${plate.plateNumber}` }),
});

/** The facts of one listing. */
export async function getFacts(read: Reader, id: string): Promise<Facts> {
  const [row] = await read
    .select({ listing: listings, car: cars, plate: plates })
    .from(listings)
    .leftJoin(cars, eq(cars.listingId, listings.id))
    .leftJoin(plates, eq(plates.listingId, listings.id))
    .where(eq(listings.id, id));
  return row ? factsOf(row, (await listPhotosOf(read, [id])).get(id) ?? []) : {};
}

/** The names of the facts that differ; none where there is nothing to compare with. */
export const changedFacts = (before: Facts | null, now: Facts): string[] =>
  before === null ? [] : Object.keys(now).filter((name) => (before[name] ?? null) !== (now[name] ?? null));
