import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { InquiryStatus } from "./tables.ts";

/** Characters of a message to a seller. */
export const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 2000;

/** An inquiry as its buyer sees it. */
export interface SentInquiry {
  id: string;
  status: InquiryStatus;
  createdAt: number;
}

/** An inquiry as its seller sees it. */
export interface InquiryJson extends SentInquiry {
  kind: ListingKind;
  listingId: string;
  listingTitle: string;
  /** False for a removed listing, which has no page. */
  isListed: boolean;
  message: string;
  buyerName: string;
  /** E.164 where it is a Jordanian mobile, else as typed. */
  buyerPhone: string;
  buyerEmail: string;
}
