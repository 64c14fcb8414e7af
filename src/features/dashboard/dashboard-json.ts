import type { Page } from "#src/core/pagination.ts";
import type { InquiryJson } from "#src/features/inquiries/inquiry-json.ts";
import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import type { ListingKind, ListName } from "#src/features/listings/kinds.ts";
import type { HeldJson } from "#src/features/moderation/queries/reviews.ts";

/** What the dashboard shows of a seller's listing. */
export interface OwnListing extends ListingExample {
  kind: ListingKind;
}

/** Without a kind, as the examples for a new seller are. */
export interface ListingExample {
  id: string;
  title: string;
  priceCents: number;
  place: string;
  /** For the drawing of a car without a photo; null for other kinds. */
  bodyType: string | null;
  plate: { areaCode: string; plateNumber: string } | null;
  status: "active" | "expired" | "sold";
  /** Why buyers do not see it; null if they do. */
  hold: "review" | "rejected" | "hidden" | null;
  /** What is reviewed, or why it was taken down. */
  held: HeldJson | null;
  featured: boolean;
  cover: { id: string; width: number; height: number } | null;
  /** Epoch milliseconds, as all times here. */
  listedAt: number;
  expiresAt: number;
  soldAt: number | null;
  viewCount: number;
  contactCount: number;
  inquiryCount: number;
  newInquiryCount: number;
}

export interface DashboardJson {
  now: number;
  /** Active listings allowed; null is unlimited. */
  limit: number | null;
  used: number;
  /** How many listings of each kind, whatever their status. */
  kinds: Record<ListName, number>;
  /** Active listings that buyers do not see. */
  heldBack: number;
  endingSoon: number;
  listings: Record<OwnListing["status"], Page<OwnListing>>;
  inquiries: Page<InquiryJson>;
  inquiryCounts: Record<InquiryStatus, number>;
}
