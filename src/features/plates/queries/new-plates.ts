import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "#src/features/listings/queries/listings.ts";
import type { NewListings } from "#src/features/listings/register.ts";
import { listings } from "#src/features/listings/tables.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import { plates } from "../tables.ts";

const MAX_NEW = 4;

/** The newest plates for sale that were first listed in the span of time; null where there are none. */
export async function findNewPlates(
  read: Reader,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<NewListings | null> {
  const isNew = and(
    isForSale("number-plate", now),
    gte(listings.createdAt, from),
    lt(listings.createdAt, to),
  );
  const { id, title, priceCents, location, createdAt } = listings;
  const rows = await read
    .select({ id, title, priceCents, location, areaCode: plates.areaCode, plateNumber: plates.plateNumber })
    .from(listings)
    .innerJoin(plates, eq(plates.listingId, id))
    .where(isNew)
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_NEW);
  if (rows.length === 0) return null;
  const total = await read.$count(listings, isNew);
  return {
    write: () => ({
      title: t.digestPlates(),
      count: t.digestPlateCount(total),
      items: rows.map(({ areaCode, plateNumber, location: place, ...listing }) => ({
        ...listing,
        note: placeLabel(place, t.language()),
        plate: `${areaCode}-${plateNumber}`,
      })),
      more: t.digestAllPlates(total),
    }),
  };
}
