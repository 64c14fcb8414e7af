import { and, eq, ne, sql } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { countActive, isForSale, type ListingRow } from "../queries/listings.ts";
import { listings } from "../tables.ts";

const selectLimit = perConnection((read) =>
  read
    .select({ limit: users.listingLimit })
    .from(users)
    .where(eq(users.id, sql.placeholder("sellerId")))
    .prepare(),
);

/** Throws "forbidden" if the seller has as many active listings as the limit. */
export async function assertWithinLimit(read: Reader, sellerId: string, now: number): Promise<void> {
  const [seller] = await selectLimit(read).execute({ sellerId });
  const limit = seller?.limit ?? null;
  if (limit === null || isUnlimited(limit)) return;
  if ((await countActive(read, sellerId, now)) >= limit)
    throw new AppError("forbidden", "listingLimitReached", limit);
}

type SoleListing = Pick<ListingRow, "id" | "kind" | "soleItem">;

/** Whether no other listing of the same `soleItem` is for sale. */
export async function isOnlyOne(tx: Tx, { id, kind, soleItem }: SoleListing, now: number): Promise<boolean> {
  if (soleItem === null) return true;
  const twin = and(eq(listings.soleItem, soleItem), ne(listings.id, id), isForSale(kind, now));
  return (await tx.$count(listings, twin)) === 0;
}

export async function assertOnlyOne(tx: Tx, listing: SoleListing, now: number): Promise<void> {
  if (listing.soleItem !== null && !(await isOnlyOne(tx, listing, now)))
    throw new AppError("conflict", "plateAlreadyListed", listing.soleItem);
}
