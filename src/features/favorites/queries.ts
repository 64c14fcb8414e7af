import { desc, eq } from "drizzle-orm";
import type { Saved } from "./saved-here.ts";
import type { Reader } from "#src/db/open.ts";
import type { Car } from "#src/features/cars/car-json.ts";
import { listShownCars } from "#src/features/cars/queries/list-cars.ts";
import type { NumberPlate } from "#src/features/plates/plate-json.ts";
import { listShownPlates } from "#src/features/plates/queries/list-plates.ts";
import { favorites } from "./tables.ts";

/** When a listing was saved, and its price then. */
export interface SavedThen {
  savedAt: number;
  savedPriceCents: number;
}

export interface Favorites {
  cars: (Car & SavedThen)[];
  numberPlates: (NumberPlate & SavedThen)[];
  /** Saved once, and shown to nobody any more. */
  gone: ({ id: string } & SavedThen)[];
}

/** What a member has saved, the newest first. */
export const listSaved = (read: Reader, userId: string): Promise<Saved[]> =>
  read
    .select({ id: favorites.listingId, priceCents: favorites.priceCents, savedAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.listingId));

/** The listings that were saved, in the same order; also what is sold or expired by now. */
export async function findFavorites(read: Reader, saved: Saved[], now: number): Promise<Favorites> {
  const ids = saved.map(({ id }) => id);
  const [cars, plates] = await Promise.all([listShownCars(read, ids, now), listShownPlates(read, ids, now)]);
  const carOf = new Map(cars.map((car) => [car.id, car]));
  const plateOf = new Map(plates.map((plate) => [plate.id, plate]));
  const found: Favorites = { cars: [], numberPlates: [], gone: [] };
  for (const { id, priceCents, savedAt } of saved) {
    const then = { savedAt, savedPriceCents: priceCents };
    const car = carOf.get(id);
    const plate = plateOf.get(id);
    if (car) found.cars.push({ ...car, ...then });
    else if (plate) found.numberPlates.push({ ...plate, ...then });
    else found.gone.push({ id, ...then });
  }
  return found;
}
