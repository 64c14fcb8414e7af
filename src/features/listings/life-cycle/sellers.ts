import { and, eq, gt, isNotNull, isNull, notInArray, or, type SQL } from "drizzle-orm";
import { endTokensOf } from "#src/auth/api-tokens.ts";
import { endSessionsOf } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { pick } from "#src/core/pick.ts";
import type { Tx } from "#src/db/open.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { nextRev } from "./counters.ts";
import { isOnlyOne } from "./may-list.ts";
import { erasedListings, listings } from "../tables.ts";

/** Suspends a user, which ends sessions and tokens and hides the listings, or restores the account. */
export async function setUserActive(tx: Tx, userId: string, isActive: boolean, now: number): Promise<void> {
  await tx.update(users).set({ isActive, updatedAt: now }).where(eq(users.id, userId));
  if (isActive) await endTwinsOf(tx, eq(listings.sellerId, userId), now);
  else for (const end of [endSessionsOf, endTokensOf]) await end(tx, userId);
  const rev = await nextRev(tx);
  const suspended = tx.select({ id: dealers.id }).from(dealers).where(eq(dealers.isActive, false));
  const mayReturn = or(isNull(listings.dealerId), notInArray(listings.dealerId, suspended));
  await tx
    .update(listings)
    .set({ sellerActive: isActive, rev })
    .where(and(eq(listings.sellerId, userId), isActive ? mayReturn : undefined));
}

/** Suspends a dealer, which hides its whole stock, or restores it; the people keep their accounts. */
export async function setDealerActive(tx: Tx, dealerId: string, isActive: boolean, now: number) {
  await tx.update(dealers).set({ isActive, updatedAt: now }).where(eq(dealers.id, dealerId));
  if (isActive) await endTwinsOf(tx, eq(listings.dealerId, dealerId), now);
  const rev = await nextRev(tx);
  const suspended = tx.select({ id: users.id }).from(users).where(eq(users.isActive, false));
  await tx
    .update(listings)
    .set({ sellerActive: isActive, rev })
    .where(
      and(eq(listings.dealerId, dealerId), isActive ? notInArray(listings.sellerId, suspended) : undefined),
    );
}

/** Makes pages and searches show the dealer's new name or address. */
export async function touchStock(tx: Tx, dealerId: string): Promise<void> {
  const rev = await nextRev(tx);
  await tx.update(listings).set({ rev }).where(eq(listings.dealerId, dealerId));
}

/** Expires listings whose item another seller lists. They can be relisted once that one is not for sale. */
async function endTwinsOf(tx: Tx, isOwn: SQL, now: number): Promise<void> {
  const own = await tx
    .select(pick(listings, "id", "kind", "soleItem"))
    .from(listings)
    .where(
      and(
        isOwn,
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
