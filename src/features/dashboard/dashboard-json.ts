import type { Page } from "#src/core/pagination.ts";
import type { InquiryJson } from "#src/features/inquiries/inquiry-json.ts";
import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import type { ListingKind, ListName } from "#src/features/listings/kinds.ts";
import type { HeldJson } from "#src/features/moderation/review-json.ts";

/** A seller's own listing, as little of it as the dashboard shows. */
export interface OwnListing extends ListingExample {
  kind: ListingKind;
}

/** The same of no kind, as the examples for a new seller are. */
export interface ListingExample {
  id: string;
  title: string;
  priceCents: number;
  /** Its place in the reader's language. */
  place: string;
  /** Drawn for a car without a photo; null for another kind. */
  bodyType: string | null;
  /** What stands on a number plate; null for another kind. */
  plate: { areaCode: string; plateNumber: string } | null;
  status: "active" | "expired" | "sold";
  /** Why buyers do not see it; null while they do. */
  hold: "review" | "rejected" | "hidden" | null;
  /** What will be looked at, or why it was taken down; null for nothing. */
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

/** Everything on a seller's dashboard at the time `now`. */
export interface DashboardJson {
  now: number;
  /** Active listings allowed; null is unlimited. */
  limit: number | null;
  /** Active listings of every kind. */
  used: number;
  /** How many listings of each kind, whatever their status. */
  kinds: Record<ListName, number>;
  /** Active listings that buyers do not see: they wait for review, or were taken down. */
  heldBack: number;
  /** Active listings that end within `SOON_MS`. */
  endingSoon: number;
  listings: Record<OwnListing["status"], Page<OwnListing>>;
  inquiries: Page<InquiryJson>;
  inquiryCounts: Record<InquiryStatus, number>;
}
