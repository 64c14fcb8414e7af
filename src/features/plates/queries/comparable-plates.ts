import { and, eq, ne } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { isForSale } from "#src/features/listings/queries/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import { plates } from "../tables.ts";

const MAX_PRICES = 500;

export async function listComparablePrices(read: Reader, id: string, now: number): Promise<number[]> {
  const [plate] = await read.select().from(plates).where(eq(plates.listingId, id));
  if (!plate) return [];
  const rows = await read
    .select({ priceCents: listings.priceCents, tags: plates.tags })
    .from(plates)
    .innerJoin(listings, eq(listings.id, plates.listingId))
    .where(
      and(eq(plates.digitCount, plate.digitCount), ne(plates.listingId, id), isForSale("number-plate", now)),
    )
    .limit(MAX_PRICES);
  const isPlain = plate.tags.length === 0;
  return rows.filter(({ tags }) => (tags.length === 0) === isPlain).map(({ priceCents }) => priceCents);
}
