import { and, eq, inArray } from "drizzle-orm";
import { batches } from "#src/core/batches.ts";
import type { Tx } from "#src/db/open.ts";
import type { UserRow } from "#src/features/accounts/queries.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { conversationSides, inquiries } from "#src/features/conversations/tables.ts";
import { nextRev } from "#src/features/listings/life-cycle/counters.ts";
import { listingPhotos, listings } from "#src/features/listings/tables.ts";
import { photoUploads } from "#src/features/photos/tables.ts";

const UPLOADS_AT_ONCE = 1000;

/** Gives a person's listings and messages at the dealer to another, with the right to use the photos. */
export async function handOver(
  tx: Tx,
  from: string,
  to: Pick<UserRow, "id" | "isActive">,
  { id: dealerId, isActive }: Pick<DealerRow, "id" | "isActive">,
): Promise<void> {
  const isTheirs = and(eq(listings.sellerId, from), eq(listings.dealerId, dealerId));
  const shown = tx
    .select({ id: listingPhotos.photoId })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listingId))
    .where(isTheirs);
  const uploads = await tx
    .select()
    .from(photoUploads)
    .where(and(eq(photoUploads.ownerId, from), inArray(photoUploads.photoId, shown)));
  for (const some of batches(uploads, UPLOADS_AT_ONCE))
    await tx
      .insert(photoUploads)
      .values(some.map((upload) => ({ ...upload, ownerId: to.id })))
      .onConflictDoNothing();
  await tx
    .update(listings)
    // The new seller may have used the same key.
    .set({
      sellerId: to.id,
      submissionKey: null,
      sellerActive: isActive && to.isActive,
      rev: await nextRev(tx),
    })
    .where(isTheirs);
  for (const column of ["sellerId", "takenBy"] as const)
    // oxlint-disable-next-line no-await-in-loop -- two
    await tx
      .update(inquiries)
      .set({ [column]: to.id })
      .where(and(eq(inquiries[column], from), eq(inquiries.dealerId, dealerId)));
  for (const column of ["userId", "takenBy"] as const)
    // oxlint-disable-next-line no-await-in-loop -- two
    await tx
      .update(conversationSides)
      .set({ [column]: to.id })
      .where(and(eq(conversationSides[column], from), eq(conversationSides.dealerId, dealerId)));
}
