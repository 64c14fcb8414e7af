import { and, eq, gt, inArray, isNotNull, lte, ne } from "drizzle-orm";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import { countWhere } from "#src/db/expressions.ts";
import type { Reader } from "#src/db/open.ts";
import { countInquiries, countInquiriesByListing, listInquiriesOf } from "#src/features/inquiries/queries.ts";
import { KINDS, LISTING_KINDS, type ListName } from "#src/features/listings/kinds.ts";
import type { ListingJson } from "#src/features/listings/listing-json.ts";
import {
  LISTING_ORDER,
  type ListingStatus,
  listPhotosOf,
  type OwnCounts,
  statusOf,
} from "#src/features/listings/queries.ts";
import { byListName, findDrawings } from "#src/features/listings/register.ts";
import { SOON_MS } from "#src/features/listings/schema.ts";
import { listings } from "#src/features/listings/tables.ts";
import { listHeld } from "#src/features/moderation/queries/reviews.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import type { DashboardJson, OwnListing } from "./dashboard-json.ts";
import type { DashboardView } from "./dashboard-view.ts";

interface InquiryCountsOfListing {
  inquiryCount: number;
  newInquiryCount: number;
}

type OwnListings = Record<ListName, (ListingJson & OwnCounts & InquiryCountsOfListing)[]>;

/** A seller's listings with how often each was viewed, contacted and asked about. */
export async function listOwnListings(read: Reader, sellerId: string, now: number): Promise<OwnListings> {
  const inquiries = await countInquiriesByListing(read, { sellerId });
  return byListName(async (kind) =>
    (await kind.listOf(read, sellerId, now)).map((listing) => {
      const { total = 0, pending = 0 } = inquiries.get(listing.id) ?? {};
      const { viewCount, contactCount } = listing;
      return {
        ...kind.json(listing),
        viewCount,
        contactCount,
        inquiryCount: total,
        newInquiryCount: pending,
      };
    }),
  );
}

/** What a seller's dashboard shows; of a dealer's many listings only those in view are read. */
export async function getDashboard(
  read: Reader,
  user: SessionUser,
  view: DashboardView,
  now: number,
): Promise<DashboardJson> {
  const { kinds, heldBack, endingSoon, ...counts } = await countOwn(read, user.id, now);
  const inStatus = (status: ListingStatus) =>
    listOwnPage(read, user.id, { status, page: view[status], total: counts[status] }, now);
  const status = view.inbox === "all" ? undefined : view.inbox;
  return {
    now,
    limit: isUnlimited(user.listingLimit) ? null : user.listingLimit,
    kinds,
    used: counts.active,
    heldBack,
    endingSoon,
    listings: {
      active: await inStatus("active"),
      expired: await inStatus("expired"),
      sold: await inStatus("sold"),
    },
    inquiries: await listInquiriesOf(read, user.id, { status, page: view.inboxPage }),
    inquiryCounts: await countInquiries(read, user.id),
  };
}

const LISTINGS_A_PAGE = 12;

const isIn = (status: ListingStatus, now: number) =>
  status === "sold"
    ? eq(listings.status, "sold")
    : and(
        eq(listings.status, "active"),
        status === "active" ? gt(listings.expiresAt, now) : lte(listings.expiresAt, now),
      );

/** How many listings a seller has: by kind, by status, and of the active ones those held back and those that end soon. */
async function countOwn(read: Reader, sellerId: string, now: number) {
  const isActive = isIn("active", now);
  const ofKinds = Object.fromEntries(
    LISTING_KINDS.map((kind) => [KINDS[kind].listName, countWhere(eq(listings.kind, kind))]),
  ) as Record<ListName, ReturnType<typeof countWhere>>;
  const [counts] = await read
    .select({
      ...ofKinds,
      active: countWhere(isActive),
      expired: countWhere(isIn("expired", now)),
      sold: countWhere(isIn("sold", now)),
      heldBack: countWhere(and(isActive, isNotNull(listings.hold))),
      endingSoon: countWhere(and(isActive, lte(listings.expiresAt, now + SOON_MS))),
    })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), ne(listings.status, "removed")));
  // An aggregate without groups always answers a row.
  if (!counts) throw new Error("The listings could not be counted");
  const { active, expired, sold, heldBack, endingSoon, ...kinds } = counts;
  return { active, expired, sold, heldBack, endingSoon, kinds };
}

interface Asked {
  status: ListingStatus;
  page: number;
  /** How many there are in that status. */
  total: number;
}

/** A page of a seller's listings in a status, the newest first; the last one when there are fewer than it thought. */
async function listOwnPage(
  read: Reader,
  sellerId: string,
  { status, page: asked, total }: Asked,
  now: number,
): Promise<Page<OwnListing>> {
  const page = Math.min(asked, pageCount(total, LISTINGS_A_PAGE));
  const rows = await read
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), isIn(status, now)))
    .orderBy(...LISTING_ORDER.newest)
    .limit(LISTINGS_A_PAGE)
    .offset((page - 1) * LISTINGS_A_PAGE);
  const ids = rows.map(({ id }) => id);
  return { items: await listOwn(read, ids, now), total, page, pageSize: LISTINGS_A_PAGE };
}

const selectOwn = (read: Reader) =>
  read
    .select({
      id: listings.id,
      kind: listings.kind,
      title: listings.title,
      location: listings.location,
      priceCents: listings.priceCents,
      listedAt: listings.listedAt,
      expiresAt: listings.expiresAt,
      soldAt: listings.soldAt,
      status: listings.status,
      hold: listings.hold,
      featured: listings.featured,
      viewCount: listings.viewCount,
      contactCount: listings.contactCount,
    })
    .from(listings);

async function listOwn(read: Reader, ids: string[], now: number): Promise<OwnListing[]> {
  if (ids.length === 0) return [];
  const isOne = inArray(listings.id, ids);
  const rows = await selectOwn(read)
    .where(isOne)
    .orderBy(...LISTING_ORDER.newest);
  const photosOf = await listPhotosOf(read, ids);
  const drawingOf = await findDrawings(read, ids);
  const inquiriesOf = await countInquiriesByListing(read, { listingIds: ids });
  const heldOf = await listHeld(read, isOne);
  return rows.map(({ location, ...row }) => {
    const [cover] = photosOf.get(row.id) ?? [];
    const { total = 0, pending = 0 } = inquiriesOf.get(row.id) ?? {};
    return {
      ...row,
      place: placeLabel(location, t.language()),
      ...drawingOf(row.id),
      status: statusOf(row, now),
      held: heldOf.get(row.id) ?? null,
      cover: cover ? { id: cover.id, width: cover.width, height: cover.height } : null,
      inquiryCount: total,
      newInquiryCount: pending,
    };
  });
}
