import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "#src/features/listings/queries/listings.ts";
import type { NewListings } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { cars } from "../tables.ts";

const MAX_NEW = 6;

/** The newest cars for sale that were first listed in the span of time; null where there are none. */
export async function findNewCars(
  read: Reader,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<NewListings | null> {
  const isNew = and(isForSale("car", now), gte(listings.createdAt, from), lt(listings.createdAt, to));
  const { id, title, priceCents, location, createdAt } = listings;
  const rows = await read
    .select({ id, title, priceCents, location, year: cars.year, mileageKm: cars.mileageKm })
    .from(listings)
    .innerJoin(cars, eq(cars.listingId, id))
    .where(isNew)
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_NEW);
  if (rows.length === 0) return null;
  const total = await read.$count(listings, isNew);
  return {
    write: () => ({
      title: t.digestCars(),
      count: t.digestCarCount(total),
      items: rows.map(({ year, mileageKm, location: place, ...listing }) => ({
        ...listing,
        note: [year, t.formatKm(mileageKm), placeLabel(place, t.language())].join(" · "),
      })),
      more: t.digestAllCars(total),
    }),
  };
}
