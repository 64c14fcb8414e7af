import { and, asc, eq, gt, inArray, notInArray, type SQL } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { photos } from "#src/features/photos/tables.ts";
import { listingPhotos, type ListingKind, listings } from "./tables.ts";

export type ListingRow = typeof listings.$inferSelect;
export type ListingStatus = "active" | "expired" | "sold";

/** Where a listing stands now; a removed one has no status, it is gone. */
export const statusOf = (listing: Pick<ListingRow, "status" | "expiresAt">, now: number): ListingStatus =>
  listing.status === "sold" ? "sold" : listing.expiresAt <= now ? "expired" : "active";

/** The condition that a listing is for sale: active, not expired, its seller not suspended. */
export const isForSale = (read: Reader, kind: ListingKind, now: number): SQL | undefined =>
  and(
    eq(listings.kind, kind),
    eq(listings.status, "active"),
    gt(listings.expiresAt, now),
    notInArray(listings.sellerId, read.select({ id: users.id }).from(users).where(eq(users.isActive, false))),
  );

/** A seller's active listings of every kind, as the limit counts them. */
export function countActive(read: Reader, sellerId: string, now: number): Promise<number> {
  return read.$count(
    listings,
    and(eq(listings.sellerId, sellerId), eq(listings.status, "active"), gt(listings.expiresAt, now)),
  );
}

/** The listing, whoever asks; throws "not-found", or "gone" for a removed one. */
export async function getListing(read: Reader, id: string): Promise<ListingRow> {
  const [listing] = await read.select().from(listings).where(eq(listings.id, id));
  if (!listing) throw new AppError("not-found", "listingNotFound");
  if (listing.status === "removed") throw new AppError("gone", "listingGone");
  return listing;
}

/** The seller's own listing; another's is as unknown as one that never was. */
export async function getOwnListing(read: Reader, sellerId: string, id: string): Promise<ListingRow> {
  const [listing] = await read
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId)));
  if (!listing) throw new AppError("not-found", "listingNotFound");
  if (listing.status === "removed") throw new AppError("gone", "listingGone");
  return listing;
}

/** The seller's listing that came under this key before. */
export async function findSubmitted(
  read: Reader,
  sellerId: string,
  submissionKey: string,
): Promise<string | null> {
  const [listing] = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.submissionKey, submissionKey)));
  return listing?.id ?? null;
}

/** The photos of many listings at once, each list in its order. */
export async function listPhotosOf(read: Reader, listingIds: string[]): Promise<Map<string, PhotoJson[]>> {
  const found = new Map<string, PhotoJson[]>(listingIds.map((id) => [id, []]));
  if (listingIds.length === 0) return found;
  const rows = await read
    .select({
      listingId: listingPhotos.listingId,
      photo: { id: photos.id, width: photos.width, height: photos.height, placeholder: photos.placeholder },
    })
    .from(listingPhotos)
    .innerJoin(photos, eq(photos.id, listingPhotos.photoId))
    .where(inArray(listingPhotos.listingId, listingIds))
    .orderBy(asc(listingPhotos.listingId), asc(listingPhotos.position));
  for (const { listingId, photo } of rows) found.get(listingId)?.push(photo);
  return found;
}

/** The ids of all photos that a listing shows, as a query. */
export const photosInUse = (read: Reader) => read.select({ id: listingPhotos.photoId }).from(listingPhotos);

export interface Seller {
  id: string;
  name: string;
  location: string | null;
  hasPhone: boolean;
  memberSince: number;
  activeListings: number;
}

/** What a buyer may know of a seller without asking for the number; throws "not-found". */
export async function getSeller(read: Reader, id: string, now: number): Promise<Seller> {
  const [user] = await read
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  if (!user) throw new AppError("not-found", "sellerNotFound");
  return {
    id: user.id,
    name: user.name,
    location: user.location,
    hasPhone: user.phone !== null,
    memberSince: user.createdAt,
    activeListings: await countActive(read, id, now),
  };
}

/** A seller's contact; throws "not-found". */
export async function getSellerContact(
  read: Reader,
  id: string,
): Promise<{ name: string; location: string | null; phone: string | null }> {
  const [user] = await read
    .select({ name: users.name, location: users.location, phone: users.phone })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  if (!user) throw new AppError("not-found", "sellerNotFound");
  return user;
}
