import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import type { DashboardJson, OwnListing } from "./dashboard-json.ts";

/** The dashboard once inquiry `id` stands at `status`. It stays in the list that is shown: somebody is reading it. */
export function withInquiryStatus(
  dashboard: DashboardJson,
  id: string,
  status: InquiryStatus,
): DashboardJson {
  const inquiry = dashboard.inquiries.items.find((item) => item.id === id);
  if (!inquiry || inquiry.status === status) return dashboard;
  const counts = { ...dashboard.inquiryCounts };
  counts[inquiry.status]--;
  counts[status]++;
  const newOnes = Number(status === "pending") - Number(inquiry.status === "pending");
  const recount = (listing: OwnListing) =>
    listing.id === inquiry.listingId
      ? { ...listing, newInquiryCount: listing.newInquiryCount + newOnes }
      : listing;
  const { active, expired, sold } = dashboard.listings;
  return {
    ...dashboard,
    inquiryCounts: counts,
    inquiries: {
      ...dashboard.inquiries,
      items: dashboard.inquiries.items.map((item) => (item === inquiry ? { ...item, status } : item)),
    },
    listings: {
      active: { ...active, items: active.items.map(recount) },
      expired: { ...expired, items: expired.items.map(recount) },
      sold: { ...sold, items: sold.items.map(recount) },
    },
  };
}
