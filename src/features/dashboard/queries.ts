import type { SessionUser } from "#src/auth/sessions.ts";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { Reader } from "#src/db/open.ts";
import { countInquiries, countInquiriesByListing, listInquiriesOf } from "#src/features/inquiries/queries.ts";
import type { ListName } from "#src/features/listings/kinds.ts";
import type { ListingJson } from "#src/features/listings/listing-json.ts";
import type { ListingStatus, OwnCounts } from "#src/features/listings/queries.ts";
import { byListName } from "#src/features/listings/register.ts";
import type { DashboardJson } from "./dashboard-json.ts";
import type { DashboardView } from "./dashboard-view.ts";
import { countOwn, listOwnPage } from "./queries/own-listings.ts";

interface InquiryCountsOfListing {
  inquiryCount: number;
  newInquiryCount: number;
}

export type OwnListings = Record<ListName, (ListingJson & OwnCounts & InquiryCountsOfListing)[]>;

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
