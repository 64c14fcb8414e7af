import { eq } from "drizzle-orm";
import { endSessionsOf } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import type { Tx } from "#src/db/open.ts";
import { nextRev } from "./own-listings.ts";
import { erasedListings, listings } from "../tables.ts";

/** Suspends a user, which ends sessions and hides the listings, or lifts it. */
export async function setUserActive(tx: Tx, userId: string, isActive: boolean, now: number): Promise<void> {
  await tx.update(users).set({ isActive, updatedAt: now }).where(eq(users.id, userId));
  if (!isActive) await endSessionsOf(tx, userId);
  const rev = await nextRev(tx);
  await tx.update(listings).set({ sellerActive: isActive, rev }).where(eq(listings.sellerId, userId));
}

/** Deletes a seller's listings for good; the next sweep takes their photos. */
export async function eraseListingsOf(tx: Tx, sellerId: string): Promise<void> {
  const own = await tx.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, sellerId));
  for (const { id } of own) await tx.insert(erasedListings).values({ listingId: id, rev: await nextRev(tx) });
  await tx.delete(listings).where(eq(listings.sellerId, sellerId));
}
