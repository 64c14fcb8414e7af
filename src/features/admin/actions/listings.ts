import { and, eq } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { assertOnlyOne, emptied, nextRev } from "#src/features/listings/actions.ts";
import type { ListingRow } from "#src/features/listings/queries.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Deps } from "#src/http/env.ts";
import type { ListingPatch } from "../schema.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";

export type Admin = Pick<SessionUser, "id" | "name">;

/** What an admin acts on; with `rev`, only as long as nobody changed it since the admin looked. */
export interface Target extends ListingRef {
  rev?: number | undefined;
}

type Change = (tx: Tx, listing: ListingRow, now: number) => Promise<Partial<ListingRow>>;

/**
 * Changes any listing, writes into the audit log what changed, and answers the listing's `rev`. Throws "not-found",
 * "gone" for a removed one, "conflict" when it is no longer as the admin saw it.
 */
async function changeListing(
  { db, clock }: Deps,
  admin: Admin,
  { id, kind, rev: seen }: Target,
  action: string,
  change: Change,
): Promise<{ rev: number }> {
  return db.withTx(async (tx) => {
    const [listing] = await tx
      .select()
      .from(listings)
      .where(and(eq(listings.id, id), eq(listings.kind, kind)));
    if (!listing) throw new AppError("not-found", "listingNotFound");
    if (listing.status === "removed") throw new AppError("gone", "listingGone");
    if (seen !== undefined && seen !== listing.rev) throw new AppError("conflict", "adminListingChanged");
    const now = clock.now();
    const changes = await change(tx, listing, now);
    if (Object.keys(changes).length === 0) return { rev: listing.rev };
    const before = Object.fromEntries(
      Object.keys(changes).map((name) => [name, listing[name as keyof ListingRow]]),
    );
    const rev = await nextRev(tx);
    await tx
      .update(listings)
      .set({ ...changes, rev, updatedAt: now })
      .where(eq(listings.id, id));
    const subject = { kind: "listing", id, name: listing.title };
    await recordAudit(tx, { actor: admin, action, subject, before, after: changes }, now);
    return { rev };
  });
}

/** Puts a listing first among the newest for another period, whatever the seller's limit; throws "conflict" for a sold one. */
export const reboost = (deps: Deps, admin: Admin, target: Target): Promise<{ rev: number }> =>
  changeListing(deps, admin, target, "listing.reboost", async (tx, listing, now) => {
    if (listing.status === "sold") throw new AppError("conflict", "adminSoldNotReboosted");
    await assertOnlyOne(tx, listing, now);
    return { listedAt: now, expiresAt: now + deps.config.LISTING_DAYS * DAY_MS };
  });

/** Gives or takes the badges. */
export const markListing = (
  deps: Deps,
  admin: Admin,
  target: Target,
  patch: ListingPatch,
): Promise<{ rev: number }> => {
  const { featured, verified } = patch;
  return changeListing(deps, admin, target, "listing.badges", async () => ({
    ...(featured !== undefined && { featured }),
    ...(verified !== undefined && { verified }),
  }));
};

/** Deletes a listing as its seller would. */
export const deleteListing = (deps: Deps, admin: Admin, target: Target): Promise<{ rev: number }> =>
  changeListing(deps, admin, target, "listing.delete", (tx, { id }, now) => emptied(tx, id, now));
