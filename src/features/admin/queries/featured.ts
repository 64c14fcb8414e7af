import { and, eq, inArray, ne } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { listings } from "#src/features/listings/tables.ts";

/** Those of the ids that are featured cars, also sold or expired ones, in no order. */
export async function listFeaturedOf(read: Reader, ids: string[]): Promise<string[]> {
  const isFeatured = and(
    eq(listings.kind, "car"),
    eq(listings.featured, true),
    ne(listings.status, "removed"),
  );
  const rows = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(isFeatured, inArray(listings.id, ids)));
  return rows.map(({ id }) => id);
}
