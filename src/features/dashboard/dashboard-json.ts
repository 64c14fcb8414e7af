import type { Page } from "#src/core/pagination.ts";
import type { InquiryJson } from "#src/features/inquiries/inquiry-json.ts";
import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import type { ListingKind, ListName } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { ListingDrawing, Worth } from "#src/features/listings/register.ts";
import type { HeldJson } from "#src/features/moderation/queries/reviews.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";

/** Counts for each of the last days in Jordan, oldest first. */
export interface DayCounts {
  first: number;
  views: number[];
  contacts: number[];
  inquiries: number[];
}

type Name = "id" | "title" | "priceCents" | "status" | "hold" | "featured";

export interface ShownListing
  extends Pick<Listing, Name | "listedAt" | "expiresAt" | "soldAt">, ListingDrawing {
  /** Missing for examples. */
  number?: number;
  place: string;
  /** How its price compares; null if too little is known. */
  worth: Worth | null;
  held: HeldJson | null;
  cover: Pick<PhotoJson, "id" | "width" | "height"> | null;
  viewCount: number;
  contactCount: number;
  inquiryCount: number;
  newInquiryCount: number;
  /** Null for an example. */
  days: DayCounts | null;
}

export interface OwnListing extends ShownListing {
  kind: ListingKind;
  number: number;
  url: string;
}

export interface DraftJson extends ListingDrawing {
  id: string;
  kind: ListingKind;
  name: string;
  cover: ShownListing["cover"];
  editedAt: number;
  /** When the draft is deleted unless it is edited. */
  endsAt: number;
}

export interface Statistics {
  /** Active listings allowed; null is unlimited. */
  limit: number | null;
  used: number;
  expired: number;
  sold: number;
  kinds: Record<ListName, number>;
  /** The number of active listings that buyers cannot see. */
  heldBack: number;
  endingSoon: number;
  /** The totals of all listings, including removed ones. */
  days: DayCounts;
  inquiryCounts: Record<InquiryStatus, number>;
}

export interface DashboardJson extends Statistics {
  now: number;
  drafts: DraftJson[];
  listings: Record<OwnListing["status"], Page<OwnListing>>;
  inquiries: Page<InquiryJson>;
  /** What a user without listings saved as a buyer; null for sellers. */
  buying: Buying | null;
}

export interface Buying {
  searches: number;
  /** Listings found by the saved searches since each was last opened. */
  newListings: number;
  favorites: number;
}
