import { desc, eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { byListName } from "#src/features/listings/register.ts";
import type { Saved } from "./saved-here.ts";
import { favorites } from "./tables.ts";

export interface SavedAt {
  savedAt: number;
  savedPriceCents: number;
}

export type Favorite = Listing & SavedAt;

/** `gone` are ids of listings that are no longer shown. */
export type Favorites = Awaited<ReturnType<typeof findFavorites>>;

export const listSaved = (read: Reader, userId: string): Promise<Saved[]> =>
  read
    .select({ id: favorites.listingId, priceCents: favorites.priceCents, savedAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.listingId));

export async function findFavorites(read: Reader, saved: Saved[], now: number) {
  const ids = saved.map(({ id }) => id);
  const then = new Map(
    saved.map(({ id, priceCents, savedAt }) => [id, { savedAt, savedPriceCents: priceCents }]),
  );
  const shown = new Set<string>();
  const found = await byListName(async (kind): Promise<Favorite[]> => {
    const listings = new Map((await kind.listShown(read, ids, now)).map((listing) => [listing.id, listing]));
    return [...then].flatMap(([id, saving]) => {
      const listing = listings.get(id);
      if (listing) shown.add(id);
      return listing ? [{ ...listing, ...saving }] : [];
    });
  });
  const gone = [...then].filter(([id]) => !shown.has(id)).map(([id, saving]) => ({ id, ...saving }));
  return { found, gone };
}
