import { listingOf, type ListingRow } from "#src/features/listings/queries/listings.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { Car } from "./car-json.ts";
import type { cars } from "./tables.ts";

export interface CarRow {
  listing: ListingRow;
  car: typeof cars.$inferSelect;
}

/** A car of its rows. */
export const carOf = ({ listing, car }: CarRow, photos: PhotoJson[], now: number): Car => ({
  ...listingOf(listing, photos, now),
  ...car,
});
