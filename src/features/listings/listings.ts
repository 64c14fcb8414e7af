import { and, asc, desc, eq, gt, isNull, notInArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SessionUser } from "#src/auth/sessions.ts";
import type { DealerRole } from "#src/auth/tables.ts";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import { amongJson, listFrom, listOf, objectOf } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { perConnection } from "#src/db/per-connection.ts";
import { dealers } from "#src/features/dealers/tables.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { t } from "#t";
import { photos } from "#src/features/photos/tables.ts";
import { askedNumber } from "./search/typed-number.ts";
import { KINDS, type ListingKind, listingPath, type ListingRef } from "./kinds.ts";
import type { PriceAt } from "./price-history.ts";
import { listingDraftPhotos, listingPhotos, listingPrices, listings, listingTexts } from "./tables.ts";

/** The dealer as rows of listings have it. */
export type ListingDealer = Pick<typeof dealers.$inferSelect, "slug" | "nameEn" | "nameAr" | "verifiedAt">;

export type ListingRow = typeof listings.$inferSelect;
export type ListingStatus = "active" | "expired" | "sold" | "withdrawn";

export function statusOf(listing: Pick<ListingRow, "status" | "expiresAt">, now: number): ListingStatus {
  if (listing.status === "sold" || listing.status === "withdrawn") return listing.status;
  return listing.expiresAt <= now ? "expired" : "active";
}

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
  and(
    notInArray(listings.status, ["withdrawn", "removed"]),
    isNull(listings.hold),
    eq(listings.sellerActive, true),
  );

/** A member, who acts for a dealer if `dealerId` is set. */
export interface Person extends Pick<SessionUser, "id"> {
  dealerId?: string | null;
  dealerRole?: DealerRole | null;
}

export const isManager = ({ dealerRole }: Person): boolean =>
  dealerRole === "owner" || dealerRole === "manager";

/** Salespeople change only what they listed; owners and managers everything of their dealer. */
export const isOwn = (
  { sellerId, dealerId }: Pick<ListingRow, "sellerId" | "dealerId">,
  person: Person,
): boolean =>
  sellerId === person.id || (dealerId !== null && dealerId === person.dealerId && isManager(person));

/** The listings that count together for the limit: the dealer's, or a person's private ones. */
export const isListedBy = ({ id, dealerId }: Person): SQL | undefined =>
  dealerId ? eq(listings.dealerId, dealerId) : and(eq(listings.sellerId, id), isNull(listings.dealerId));

export const countActive = (read: Reader, seller: Person, now: number): Promise<number> =>
  read.$count(listings, and(isListedBy(seller), eq(listings.status, "active"), gt(listings.expiresAt, now)));

/** Who sees a listing: sellers also see their own held listings, admins see all. */
export type Viewer = (Person & Pick<SessionUser, "role">) | null | undefined;

/** Returns the listing. Throws "not-found", or "gone" if it is removed or hidden from this viewer. */
export function assertShown(kind: ListingKind, listing: ListingRow | undefined, viewer?: Viewer): ListingRow {
  if (!listing) throw new AppError("not-found", KINDS[kind].unknownMessage);
  if (!isShownTo(listing, viewer)) throw new AppError("gone", KINDS[kind].removedMessage);
  return listing;
}

export function isShownTo(
  listing: Pick<ListingRow, "status" | "hold" | "sellerActive" | "sellerId" | "dealerId">,
  viewer?: Viewer,
): boolean {
  const isHeld = listing.hold !== null || !listing.sellerActive || listing.status === "withdrawn";
  const mayLook = viewer ? viewer.role === "admin" || isOwn(listing, viewer) : false;
  return listing.status !== "removed" && (!isHeld || mayLook);
}

const selectByNumber = perConnection((read) =>
  read
    .select({
      ...pick(listings, "id", "kind", "number", "slug", "sellerId", "dealerId"),
      ...pick(listings, "status", "hold", "sellerActive"),
    })
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

/** Throws "not-found" for an unknown listing and for one that is not this person's to change. */
export async function getOwnListing(read: Reader, person: Person, id: string, kind?: ListingKind) {
  const [listing] = await read
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), kind && eq(listings.kind, kind)));
  if (!listing || !isOwn(listing, person)) throw new AppError("not-found", "listingNotFound");
  if (listing.status === "removed") throw new AppError("gone", "listingGone");
  return listing;
}

export async function findDealerOf(read: Reader, { id, sellerId }: Pick<ListingRow, "id" | "sellerId">) {
  const [listing] = await read
    .select({ dealerId: listings.dealerId })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId)));
  return listing?.dealerId ?? null;
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

const photosColumn = (read: Reader) =>
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

const pricesColumn = (read: Reader) =>
  listFrom<PriceAt>(
    read
      .select({
        all: listOf(objectOf<PriceAt>(pick(listingPrices, "priceCents", "at")), asc(listingPrices.rev)),
      })
      .from(listingPrices)
      .where(eq(listingPrices.listingId, listings.id)),
  );

/** Empty for a private listing. */
const dealerColumn = (read: Reader) =>
  listFrom<ListingDealer>(
    read
      .select({
        all: listOf(
          objectOf<ListingDealer>(pick(dealers, "slug", "nameEn", "nameAr", "verifiedAt")),
          asc(dealers.id),
        ),
      })
      .from(dealers)
      .where(eq(dealers.id, listings.dealerId)),
  );

/** What belongs to a listing of any kind, for a selection from `listings`. */
export const listingColumns = (read: Reader) => ({
  listing: listings,
  photos: photosColumn(read),
  prices: pricesColumn(read),
  dealers: dealerColumn(read),
});

export const photosInUse = (read: Reader) =>
  read
    .select({ id: listingPhotos.photoId })
    .from(listingPhotos)
    .unionAll(read.select({ id: listingDraftPhotos.photoId }).from(listingDraftPhotos))
    .unionAll(read.select({ id: photos.id }).from(dealers).innerJoin(photos, eq(photos.id, dealers.logoId)));
