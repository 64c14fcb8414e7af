import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import { users } from "#src/auth/tables.ts";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { Reader, Tx } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import { tooMany } from "#src/http/rate-limit.ts";
import type { ListingKind } from "../kinds.ts";
import { countActive, isForSale, isListedBy, type ListingRow, type Person } from "../listings.ts";
import { SOON_MS } from "../schema.ts";
import { listings } from "../tables.ts";

const selectLimit = perConnection((read) =>
  read
    .select({ limit: users.listingLimit })
    .from(users)
    .where(eq(users.id, sql.placeholder("sellerId")))
    .prepare(),
);

/** Null stands for no limit. Throws "forbidden" if the dealer is suspended. */
async function limitOf(read: Reader, { id: sellerId, dealerId }: Person): Promise<number | null> {
  if (!dealerId) {
    const [seller] = await selectLimit(read).execute({ sellerId });
    return seller?.limit ?? null;
  }
  const dealer = await findDealer(read, dealerId);
  if (!dealer?.isActive) throw new AppError("forbidden", "dealerSuspended");
  return dealer.listingLimit;
}

/** Throws "forbidden" if the seller has as many active listings as the limit; returns the limit, null without one. */
export async function assertWithinLimit(read: Reader, seller: Person, now: number): Promise<number | null> {
  const limit = await limitOf(read, seller);
  if (limit === null || isUnlimited(limit)) return null;
  if ((await countActive(read, seller, now)) >= limit)
    throw new AppError("forbidden", "listingLimitReached", limit);
  return limit;
}

const NEW_SELLER_MS = 14 * DAY_MS;

export async function isNewSeller(read: Reader, id: string, now: number): Promise<boolean> {
  const isNew = and(gt(users.createdAt, now - NEW_SELLER_MS), isNull(users.verifiedAt));
  return (await read.$count(users, and(eq(users.id, id), isNew, eq(users.role, "user")))) > 0;
}

/** Throws "forbidden" if the seller must confirm a phone number first. */
async function assertPhone(read: Reader, config: Config, { id, dealerId }: Person, now: number) {
  const { LISTING_NEEDS_PHONE: who, PHONE_CODES } = config;
  if (who === "nobody" || (who === "new-sellers" && !(await isNewSeller(read, id, now)))) return;
  const hasNone = and(eq(users.id, id), eq(users.role, "user"), isNull(users.phoneConfirmedAt));
  if ((await read.$count(users, hasNone)) === 0) return;
  if (dealerId && (await findDealer(read, dealerId))?.verifiedAt) return;
  throw new AppError("forbidden", PHONE_CODES === "off" ? "listingNeedsCall" : "listingNeedsPhone");
}

/** A day's new listings, including removed ones, are at most the limit times this. */
const TIMES_A_DAY = 3;

export async function assertMayPublish(read: Reader, config: Config, seller: Person, now: number) {
  await assertPhone(read, config, seller, now);
  const limit = await assertWithinLimit(read, seller, now);
  if (limit === null) return;
  const [first] = await read
    .select({ at: listings.createdAt })
    .from(listings)
    .where(and(isListedBy(seller), gt(listings.createdAt, now - DAY_MS)))
    .orderBy(desc(listings.createdAt))
    .limit(1)
    .offset(limit * TIMES_A_DAY - 1);
  if (first) throw tooMany(first.at + DAY_MS - now, "listingsTooManyToday");
}

/** Removed or sold by the seller before it could be put on top again. */
export const isFormer = (kind: ListingKind, seller: Person, now: number, lastsMs: number) =>
  and(
    isListedBy(seller),
    eq(listings.kind, kind),
    ne(listings.status, "active"),
    gt(listings.listedAt, now - lastsMs + SOON_MS),
  );

type SoleListing = Pick<ListingRow, "id" | "kind" | "soleItem">;

export async function isOnlyOne(tx: Tx, { id, kind, soleItem }: SoleListing, now: number): Promise<boolean> {
  if (soleItem === null) return true;
  const twin = and(eq(listings.soleItem, soleItem), ne(listings.id, id), isForSale(kind, now));
  return (await tx.$count(listings, twin)) === 0;
}

export async function assertOnlyOne(tx: Tx, listing: SoleListing, now: number): Promise<void> {
  if (listing.soleItem !== null && !(await isOnlyOne(tx, listing, now)))
    throw new AppError("conflict", "plateAlreadyListed", listing.soleItem);
}
