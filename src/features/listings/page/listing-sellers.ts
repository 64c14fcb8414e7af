import { and, count, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { countWhere } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { type ListingKind, LISTING_KINDS } from "../kinds.ts";
import { kindOf } from "../register.ts";
import { listings } from "../tables.ts";
import type { SearchDeps } from "../search/listing-search.ts";
import type { Listing } from "../listing-json.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import { dealerName, dealerPath } from "#src/features/dealers/schema.ts";
import { findDealer } from "#src/features/dealers/queries.ts";
import { isForSale, type Viewer } from "../listings.ts";

/** Who sells a listing: a person, or the dealer that it belongs to. */
export interface Seller {
  id: string;
  type: "private" | "dealer";
  /** Their page. */
  path: string;
  name: string;
  isActive: boolean;
  location: string | null;
  hasPhone: boolean;
  memberSince: number;
  isVerified: boolean;
  hasVerifiedEmail: boolean;
  phoneConfirmedAt: number | null;
  forSale: Record<ListingKind, number>;
}

const selectUser = perConnection((read) =>
  read
    .select({
      ...pick(users, "id", "name", "isActive", "location", "phone"),
      ...pick(users, "createdAt", "verifiedAt", "emailVerifiedAt", "phoneConfirmedAt"),
    })
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
);

/** A seller without the phone number. Throws "not-found", for a suspended seller to all but admins. */
export async function getSeller(deps: SearchDeps, id: string, viewer?: Viewer): Promise<Seller> {
  const [user] = await selectUser(deps.db.read).execute({ id });
  if (!user || !(user.isActive || viewer?.role === "admin"))
    throw new AppError("not-found", "sellerNotFound");
  return {
    type: "private",
    path: `/sellers/${id}`,
    ...pick(user, "id", "name", "isActive", "location", "phoneConfirmedAt"),
    hasPhone: user.phone !== null,
    memberSince: user.createdAt,
    isVerified: user.verifiedAt !== null,
    hasVerifiedEmail: user.emailVerifiedAt !== null,
    forSale: await countForSale(deps, "seller", id),
  };
}

export async function getListingSeller(
  deps: SearchDeps,
  { sellerId, dealerId }: Pick<Listing, "sellerId" | "dealerId">,
  viewer?: Viewer,
): Promise<Seller> {
  const dealer = dealerId ? await findDealer(deps.db.read, dealerId) : null;
  if (!dealer) return getSeller(deps, sellerId, viewer);
  return {
    type: "dealer",
    path: dealerPath(dealer.slug),
    name: dealerName(dealer),
    ...pick(dealer, "id", "isActive", "location"),
    hasPhone: true,
    memberSince: dealer.createdAt,
    isVerified: dealer.verifiedAt !== null,
    hasVerifiedEmail: false,
    phoneConfirmedAt: null,
    forSale: await countForSale(deps, "dealer", dealer.slug),
  };
}

export async function countForSale(
  { catalogs, clock }: Pick<SearchDeps, "catalogs" | "clock">,
  column: "seller" | "dealer",
  value: string,
): Promise<Seller["forSale"]> {
  const counts = LISTING_KINDS.map(
    async (kind) => [kind, await kindOf(kind).catalog(catalogs).count(column, value, clock.now())] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Seller["forSale"];
}

export const DEALER_LISTINGS = 3;

/** Verified dealers, and verified sellers who work for none. */
export async function countVerifiedSellers(read: Reader): Promise<number> {
  const isVerified = and(isNotNull(users.verifiedAt), eq(users.isActive, true), isNull(users.dealerId));
  const isDealer = and(isNotNull(dealers.verifiedAt), eq(dealers.isActive, true));
  return (await read.$count(users, isVerified)) + (await read.$count(dealers, isDealer));
}

const selectHistory = perConnection((read) =>
  read
    .select({
      listed: count(),
      sold: countWhere(and(isNotNull(listings.soldAt), isNull(listings.hold))),
    })
    .from(listings)
    .where(eq(listings.sellerId, sql.placeholder("id")))
    .prepare(),
);

/** How many listings a seller has published and sold, including removed ones. */
export async function countHistoryOf(read: Reader, id: string): Promise<{ listed: number; sold: number }> {
  const [counts] = await selectHistory(read).execute({ id });
  return counts ?? { listed: 0, sold: 0 };
}

export interface Contact {
  name: string;
  location: string | null;
  phone: string | null;
}

/** Whom to call about a listing: its dealer, or the seller. */
export async function getContactFor(
  deps: Pick<SearchDeps, "db" | "clock">,
  { sellerId, dealerId }: Pick<Listing, "sellerId" | "dealerId">,
  viewer: Viewer,
): Promise<Contact> {
  const dealer = dealerId && (await findDealer(deps.db.read, dealerId));
  // Phones sort contacts by their English names.
  if (dealer && dealer.isActive) return { name: dealer.nameEn, ...pick(dealer, "location", "phone") };
  return getSellerContact(deps, sellerId, viewer);
}

/** Throws "not-found", also for users with nothing for sale, except to themselves and to admins. */
export async function getSellerContact(
  { db: { read }, clock }: Pick<SearchDeps, "db" | "clock">,
  id: string,
  viewer: Viewer,
): Promise<Contact> {
  const [user] = await read
    .select(pick(users, "name", "location", "phone"))
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  const forSale = or(...LISTING_KINDS.map((kind) => isForSale(kind, clock.now())));
  const mayLook = viewer?.id === id || viewer?.role === "admin";
  if (!user || !(mayLook || (await read.$count(listings, and(eq(listings.sellerId, id), forSale))) > 0))
    throw new AppError("not-found", "sellerNotFound");
  return user;
}

const OF_SELLER = {
  ...pick(users, "isActive", "name", "location", "phone"),
  ...pick(users, "verifiedAt", "emailVerifiedAt", "phoneConfirmedAt"),
};

const selectSellerStamp = perConnection((read) =>
  read
    .select(OF_SELLER)
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare(),
);

export async function findSellerStamp(read: Reader, id: string) {
  const [row] = await selectSellerStamp(read).execute({ id });
  return row ?? null;
}

const selectStamp = perConnection((read) =>
  read
    .select({ rev: listings.rev, ...OF_SELLER, dealer: dealers.updatedAt })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(dealers, eq(dealers.id, listings.dealerId))
    .where(eq(listings.id, sql.placeholder("id")))
    .prepare(),
);

/** Differs after every edit of the listing or its seller. */
export async function findStamp(read: Reader, id: string) {
  const [row] = await selectStamp(read).execute({ id });
  return row ?? null;
}
