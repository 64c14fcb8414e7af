import { centsOf } from "#src/core/money.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { isUnlimited } from "#src/core/listing-limit.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import { listCarsOf, type OwnCar } from "#src/features/cars/queries.ts";
import { countInquiries, countInquiriesByListing, listInquiriesOf } from "#src/features/inquiries/queries.ts";
import type { ListingJson } from "#src/features/listings/listing-json.ts";
import { countActive, type OwnCounts } from "#src/features/listings/queries.ts";
import { endsSoon } from "#src/features/listings/schema.ts";
import { listHeldOf } from "#src/features/moderation/queries/reviews.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { listPlatesOf, type OwnPlate } from "#src/features/plates/queries.ts";
import { t } from "#t";
import type { DashboardJson, OwnListing } from "./dashboard-json.ts";
import type { DashboardView } from "./dashboard-view.ts";

export const LISTINGS_A_PAGE = 12;

interface InquiryCountsOfListing {
  inquiryCount: number;
  newInquiryCount: number;
}

export interface OwnListings {
  cars: (OwnCar & InquiryCountsOfListing)[];
  numberPlates: (OwnPlate & InquiryCountsOfListing)[];
}

/** A seller's listings with how often each was viewed, contacted and asked about. */
export async function listOwnListings(read: Reader, sellerId: string, now: number): Promise<OwnListings> {
  const inquiries = await countInquiriesByListing(read, sellerId);
  const counted = <Own extends { id: string }>(listing: Own) => {
    const { total = 0, pending = 0 } = inquiries.get(listing.id) ?? {};
    return { ...listing, inquiryCount: total, newInquiryCount: pending };
  };
  return {
    cars: (await listCarsOf(read, sellerId, now)).map(counted),
    numberPlates: (await listPlatesOf(read, sellerId, now)).map(counted),
  };
}

/** What a seller's dashboard shows. */
export async function getDashboard(
  read: Reader,
  user: SessionUser,
  view: DashboardView,
  now: number,
): Promise<DashboardJson> {
  const { cars, numberPlates } = await listOwnListings(read, user.id, now);
  const held = await listHeldOf(read, user.id);
  const all = [...cars.map(ownCar), ...numberPlates.map(ownPlate)]
    .map((listing) => ({ ...listing, held: held.get(listing.id) ?? null }))
    .sort((a, b) => b.listedAt - a.listedAt);
  const inStatus = (status: OwnListing["status"]) =>
    pageOf(
      all.filter((listing) => listing.status === status),
      view[status],
    );
  const status = view.inbox === "all" ? undefined : view.inbox;
  return {
    now,
    limit: isUnlimited(user.listingLimit) ? null : user.listingLimit,
    kinds: { cars: cars.length, plates: numberPlates.length },
    used: await countActive(read, user.id, now),
    heldBack: all.filter((listing) => listing.status === "active" && listing.hold !== null).length,
    endingSoon: all.filter((listing) => listing.status === "active" && endsSoon(listing, now)).length,
    listings: { active: inStatus("active"), expired: inStatus("expired"), sold: inStatus("sold") },
    inquiries: await listInquiriesOf(read, user.id, { status, page: view.inboxPage }),
    inquiryCounts: await countInquiries(read, user.id),
  };
}

const ownCar = (car: OwnListings["cars"][number]): OwnListing => ({
  ...ownListing(car),
  kind: "car",
  bodyType: car.bodyType,
  plate: null,
});

const ownPlate = (plate: OwnListings["numberPlates"][number]): OwnListing => ({
  ...ownListing(plate),
  kind: "number-plate",
  bodyType: null,
  plate: { code: plate.areaCode, number: plate.plateNumber },
});

function ownListing(listing: ListingJson & OwnCounts & InquiryCountsOfListing) {
  const { id, title, status, featured, listedAt, expiresAt, soldAt } = listing;
  const { viewCount, contactCount, inquiryCount, newInquiryCount } = listing;
  const [cover] = listing.photos;
  return {
    id,
    title,
    place: placeLabel(listing.location, t.language()),
    status,
    hold: listing.hold,
    held: null,
    featured,
    listedAt,
    expiresAt,
    soldAt,
    viewCount,
    contactCount,
    inquiryCount,
    newInquiryCount,
    priceCents: centsOf(listing.price),
    cover: cover ? { id: cover.id, width: cover.width, height: cover.height } : null,
  };
}

/** A page of `items`; the last one when fewer are left than the address thought. */
function pageOf<T>(items: T[], asked: number): Page<T> {
  const page = Math.min(asked, pageCount(items.length, LISTINGS_A_PAGE));
  const from = (page - 1) * LISTINGS_A_PAGE;
  return {
    items: items.slice(from, from + LISTINGS_A_PAGE),
    total: items.length,
    page,
    pageSize: LISTINGS_A_PAGE,
  };
}
