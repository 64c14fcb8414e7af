import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { endTokensOf } from "#src/auth/api-tokens.ts";
import { endSessionsOf } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { pick } from "#src/core/pick.ts";
import type { Tx } from "#src/db/open.ts";
import { nextRev } from "./counters.ts";
import { isOnlyOne } from "./may-list.ts";
import { erasedListings, listings } from "../tables.ts";

/** Suspends a user, which ends sessions and tokens and hides the listings, or restores the account. */
export async function setUserActive(tx: Tx, userId: string, isActive: boolean, now: number): Promise<void> {
  await tx.update(users).set({ isActive, updatedAt: now }).where(eq(users.id, userId));
  if (isActive) await endTwinsOf(tx, userId, now);
  else for (const end of [endSessionsOf, endTokensOf]) await end(tx, userId);
  const rev = await nextRev(tx);
  await tx.update(listings).set({ sellerActive: isActive, rev }).where(eq(listings.sellerId, userId));
}

/** Expires listings whose item another seller lists. They can be relisted once that one is not for sale. */
async function endTwinsOf(tx: Tx, sellerId: string, now: number): Promise<void> {
  const own = await tx
    .select(pick(listings, "id", "kind", "soleItem"))
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, sellerId),
        eq(listings.status, "active"),
        gt(listings.expiresAt, now),
        isNull(listings.hold),
        isNotNull(listings.soleItem),
      ),
    );
  for (const listing of own)
    if (!(await isOnlyOne(tx, listing, now)))
      await tx.update(listings).set({ expiresAt: now }).where(eq(listings.id, listing.id));
}

/** Deletes a seller's listings permanently; the next cleanup removes their photos. */
export async function eraseListingsOf(tx: Tx, sellerId: string): Promise<void> {
  const own = await tx.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, sellerId));
  for (const { id } of own) await tx.insert(erasedListings).values({ listingId: id, rev: await nextRev(tx) });
  await tx.delete(listings).where(eq(listings.sellerId, sellerId));
}
