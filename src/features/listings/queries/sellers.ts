import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { isForSaleBy } from "./listings.ts";
import { listings } from "../tables.ts";
import { type ListingKind, LISTING_KINDS } from "../kinds.ts";

export interface Seller {
  id: string;
  name: string;
  location: string | null;
  hasPhone: boolean;
  memberSince: number;
  isVerified: boolean;
  hasVerifiedEmail: boolean;
  forSale: Record<ListingKind, number>;
}

/** Without the phone number; throws "not-found". */
export async function getSeller(read: Reader, id: string, now: number): Promise<Seller> {
  const [user] = await read
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  if (!user) throw new AppError("not-found", "sellerNotFound");
  const counts = LISTING_KINDS.map(
    async (kind) => [kind, await read.$count(listings, isForSaleBy(id, kind, now))] as const,
  );
  return {
    id: user.id,
    name: user.name,
    location: user.location,
    hasPhone: user.phone !== null,
    memberSince: user.createdAt,
    isVerified: user.verifiedAt !== null,
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    forSale: Object.fromEntries(await Promise.all(counts)) as Seller["forSale"],
  };
}

export const DEALER_LISTINGS = 3;

export const totalForSale = ({ forSale }: Pick<Seller, "forSale">): number =>
  Object.values(forSale).reduce((sum, count) => sum + count, 0);

/** All listings of a seller, and the sold ones, including removed ads. */
export async function countHistoryOf(
  read: Reader,
  sellerId: string,
): Promise<{ listed: number; sold: number }> {
  const isOfSeller = eq(listings.sellerId, sellerId);
  return {
    listed: await read.$count(listings, isOfSeller),
    sold: await read.$count(listings, and(isOfSeller, isNotNull(listings.soldAt), isNull(listings.hold))),
  };
}

/** Throws "not-found", also for users who never listed anything. */
export async function getSellerContact(
  read: Reader,
  id: string,
): Promise<{ name: string; location: string | null; phone: string | null }> {
  const [user] = await read
    .select({ name: users.name, location: users.location, phone: users.phone })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  if (!user || (await read.$count(listings, eq(listings.sellerId, id))) === 0)
    throw new AppError("not-found", "sellerNotFound");
  return user;
}

const OF_SELLER = {
  isActive: users.isActive,
  name: users.name,
  location: users.location,
  phone: users.phone,
  verifiedAt: users.verifiedAt,
  emailVerifiedAt: users.emailVerifiedAt,
};

export async function findSellerStamp(read: Reader, id: string) {
  const [row] = await read.select(OF_SELLER).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Changes with every edit of the listing and of its seller. */
export async function findStamp(read: Reader, id: string) {
  const [row] = await read
    .select({ rev: listings.rev, ...OF_SELLER })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listings.id, id));
  return row ?? null;
}
