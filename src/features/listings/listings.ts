import { and, asc, desc, eq, gt, isNull, ne, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { amongJson, listFrom, listOf, objectOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { t } from "#t";
import { photos } from "#src/features/photos/tables.ts";
import { askedNumber } from "./search/typed-number.ts";
import { KINDS, type ListingKind, listingPath, type ListingRef } from "./kinds.ts";
import type { PriceAt } from "./price-history.ts";
import { listingDraftPhotos, listingPhotos, listingPrices, listings, listingTexts } from "./tables.ts";

export type ListingRow = typeof listings.$inferSelect;
export type ListingStatus = "active" | "expired" | "sold";

export const statusOf = (listing: Pick<ListingRow, "status" | "expiresAt">, now: number): ListingStatus =>
  listing.status === "sold" ? "sold" : listing.expiresAt <= now ? "expired" : "active";

export const isForSale = (kind: ListingKind, now: number | Placeholder): SQL | undefined =>
  and(
    eq(listings.kind, kind),
    eq(listings.status, "active"),
    gt(listings.expiresAt, now),
    isNull(listings.hold),
    eq(listings.sellerActive, true),
  );

/** Has a public page; sold and expired listings do. */
export const isShown = (): SQL | undefined =>
  and(ne(listings.status, "removed"), isNull(listings.hold), eq(listings.sellerActive, true));

export const countActive = (read: Reader, sellerId: string, now: number): Promise<number> =>
  read.$count(
    listings,
    and(eq(listings.sellerId, sellerId), eq(listings.status, "active"), gt(listings.expiresAt, now)),
  );

/** Who sees a listing: sellers also see their own held listings, admins see all. */
export type Viewer = Pick<SessionUser, "id" | "role"> | null | undefined;

/** Returns the listing. Throws "not-found", or "gone" if it is removed or hidden from this viewer. */
export function assertShown(kind: ListingKind, listing: ListingRow | undefined, viewer?: Viewer): ListingRow {
  if (!listing) throw new AppError("not-found", KINDS[kind].unknownMessage);
  if (!isShownTo(listing, viewer)) throw new AppError("gone", KINDS[kind].removedMessage);
  return listing;
}

export function isShownTo(
  listing: Pick<ListingRow, "status" | "hold" | "sellerActive" | "sellerId">,
  viewer?: Viewer,
): boolean {
  const isHeld = listing.hold !== null || !listing.sellerActive;
  const mayLook = viewer?.id === listing.sellerId || viewer?.role === "admin";
  return listing.status !== "removed" && (!isHeld || mayLook);
}

const selectByNumber = perConnection((read) =>
  read
    .select(pick(listings, "id", "kind", "number", "slug", "sellerId", "status", "hold", "sellerActive"))
    .from(listings)
    .where(eq(listings.number, sql.placeholder("number")))
    .prepare(),
);

/** Label and address of the listing whose number is the search text, if it is public. */
export async function findAsked(read: Reader, q: string) {
  const asked = askedNumber(q);
  const listing = asked && (await findByNumber(read, asked.number));
  return listing && isShownTo(listing)
    ? { id: listing.id, label: t.listingNumber(listing.number), url: listingPath(listing) }
    : null;
}

export async function findDocByNumber(read: Reader, number: number): Promise<number | null> {
  const [text] = await read
    .select({ docId: listingTexts.docId })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .where(eq(listings.number, number));
  return text?.docId ?? null;
}

export async function findByNumber(read: Reader, number: number) {
  const [listing] = await selectByNumber(read).execute({ number });
  return listing ?? null;
}

export async function getListing(read: Reader, { id, kind }: ListingRef): Promise<ListingRow> {
  const [listing] = await read
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind)));
  return assertShown(kind, listing);
}

/** Throws "not-found" for an unknown listing and for another seller's. */
export async function getOwnListing(read: Reader, sellerId: string, id: string, kind?: ListingKind) {
  const [listing] = await read
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId), kind && eq(listings.kind, kind)));
  if (!listing) throw new AppError("not-found", "listingNotFound");
  if (listing.status === "removed") throw new AppError("gone", "listingGone");
  return listing;
}

export async function findSubmitted(read: Reader, sellerId: string, submissionKey: string) {
  const [listing] = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.submissionKey, submissionKey)));
  return listing?.id ?? null;
}

export const NEWEST_FIRST = [desc(listings.listedAt), desc(listings.id)];

const selectPhotos = perConnection((read) =>
  read
    .select({
      listingId: listingPhotos.listingId,
      photo: pick(photos, "id", "width", "height", "placeholder"),
    })
    .from(listingPhotos)
    .innerJoin(photos, eq(photos.id, listingPhotos.photoId))
    .where(amongJson(listingPhotos.listingId, sql.placeholder("ids")))
    .orderBy(asc(listingPhotos.listingId), asc(listingPhotos.position))
    .prepare(),
);

export async function listPhotosOf(read: Reader, listingIds: string[]): Promise<Map<string, PhotoJson[]>> {
  const found = new Map<string, PhotoJson[]>(listingIds.map((id) => [id, []]));
  const rows = await selectPhotos(read).execute({ ids: JSON.stringify(listingIds) });
  for (const { listingId, photo } of rows) found.get(listingId)?.push(photo);
  return found;
}

export const photosColumn = (read: Reader) =>
  listFrom<PhotoJson>(
    read
      .select({
        all: listOf(
          objectOf<PhotoJson>(pick(photos, "id", "width", "height", "placeholder")),
          asc(listingPhotos.position),
        ),
      })
      .from(listingPhotos)
      .innerJoin(photos, eq(photos.id, listingPhotos.photoId))
      .where(eq(listingPhotos.listingId, listings.id)),
  );

export const pricesColumn = (read: Reader) =>
  listFrom<PriceAt>(
    read
      .select({
        all: listOf(objectOf<PriceAt>(pick(listingPrices, "priceCents", "at")), asc(listingPrices.rev)),
      })
      .from(listingPrices)
      .where(eq(listingPrices.listingId, listings.id)),
  );

export const photosInUse = (read: Reader) =>
  read
    .select({ id: listingPhotos.photoId })
    .from(listingPhotos)
    .unionAll(read.select({ id: listingDraftPhotos.photoId }).from(listingDraftPhotos));
