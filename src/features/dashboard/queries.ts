import type { SessionUser } from "#src/auth/sessions.ts";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { Reader } from "#src/db/open.ts";
import { listCarsOf, type OwnCar } from "#src/features/cars/queries/list-cars.ts";
import { countInquiries, countInquiriesByListing, listInquiriesOf } from "#src/features/inquiries/queries.ts";
import type { ListingStatus } from "#src/features/listings/queries.ts";
import { listPlatesOf, type OwnPlate } from "#src/features/plates/queries/list-plates.ts";
import type { DashboardJson } from "./dashboard-json.ts";
import type { DashboardView } from "./dashboard-view.ts";
import { countOwn, listOwnPage } from "./queries/own-listings.ts";

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
  const inquiries = await countInquiriesByListing(read, { sellerId });
  const counted = <Own extends { id: string }>(listing: Own) => {
    const { total = 0, pending = 0 } = inquiries.get(listing.id) ?? {};
    return { ...listing, inquiryCount: total, newInquiryCount: pending };
  };
  return {
    cars: (await listCarsOf(read, sellerId, now)).map(counted),
    numberPlates: (await listPlatesOf(read, sellerId, now)).map(counted),
  };
}

/** What a seller's dashboard shows; of a dealer's many listings only those in view are read. */
export async function getDashboard(
  read: Reader,
  user: SessionUser,
  view: DashboardView,
  now: number,
): Promise<DashboardJson> {
  const { cars, plates, heldBack, endingSoon, ...counts } = await countOwn(read, user.id, now);
  const inStatus = (status: ListingStatus) =>
    listOwnPage(read, user.id, { status, page: view[status], total: counts[status] }, now);
  const status = view.inbox === "all" ? undefined : view.inbox;
  return {
    now,
    limit: isUnlimited(user.listingLimit) ? null : user.listingLimit,
    kinds: { cars, plates },
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
