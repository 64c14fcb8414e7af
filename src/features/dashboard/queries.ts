import type { SessionUser } from "#src/auth/sessions.ts";
import { isUnlimited } from "#src/core/listing-limit.ts";
import { type Page, pageCount } from "#src/core/pagination.ts";
import type { Reader } from "#src/db/open.ts";
import { listCarsOf } from "#src/features/cars/queries.ts";
import { countInquiries, countInquiriesByListing, listInquiriesOf } from "#src/features/inquiries/queries.ts";
import { countActive } from "#src/features/listings/queries.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { t } from "#t";
import type { DashboardJson, OwnListing } from "./dashboard-json.ts";
import type { DashboardView } from "./dashboard-view.ts";
import { endsSoon } from "./time-left.ts";

export const LISTINGS_A_PAGE = 12;

/** A seller's cars with how often each was viewed, contacted and asked about. */
export async function listOwnCars(read: Reader, sellerId: string, now: number) {
  const cars = await listCarsOf(read, sellerId, now);
  const inquiries = await countInquiriesByListing(read, sellerId);
  return cars.map((car) => {
    const { total = 0, pending = 0 } = inquiries.get(car.id) ?? {};
    return { ...car, inquiryCount: total, newInquiryCount: pending };
  });
}

/** What a seller's dashboard shows. */
export async function getDashboard(
  read: Reader,
  user: SessionUser,
  view: DashboardView,
  now: number,
): Promise<DashboardJson> {
  const all = (await listOwnCars(read, user.id, now)).map(ownListing);
  const inStatus = (status: OwnListing["status"]) =>
    pageOf(
      all.filter((listing) => listing.status === status),
      view[status],
    );
  const status = view.inbox === "all" ? undefined : view.inbox;
  return {
    now,
    limit: isUnlimited(user.listingLimit) ? null : user.listingLimit,
    used: await countActive(read, user.id, now),
    endingSoon: all.filter((listing) => listing.status === "active" && endsSoon(listing, now)).length,
    listings: { active: inStatus("active"), expired: inStatus("expired"), sold: inStatus("sold") },
    inquiries: await listInquiriesOf(read, user.id, { status, page: view.inboxPage }),
    inquiryCounts: await countInquiries(read, user.id),
  };
}

function ownListing(car: Awaited<ReturnType<typeof listOwnCars>>[number]): OwnListing {
  const { id, title, bodyType, status, featured, listedAt, expiresAt, soldAt } = car;
  const { viewCount, contactCount, inquiryCount, newInquiryCount } = car;
  const [cover] = car.photos;
  return {
    id,
    title,
    place: placeLabel(car.location, t.language()),
    bodyType,
    status,
    featured,
    listedAt,
    expiresAt,
    soldAt,
    viewCount,
    contactCount,
    inquiryCount,
    newInquiryCount,
    priceCents: Math.round(car.price * 100),
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
