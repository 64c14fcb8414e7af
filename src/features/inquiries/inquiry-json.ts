import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { InquiryStatus } from "./tables.ts";

/** Characters of a message to a seller. */
export const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 2000;

/** What a buyer learns of an inquiry that was sent. */
export interface SentInquiry {
  id: string;
  status: InquiryStatus;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** An inquiry as its seller reads it. */
export interface InquiryJson extends SentInquiry {
  kind: ListingKind;
  listingId: string;
  listingTitle: string;
  /** False once the listing was removed: there is no page to link to. */
  isListed: boolean;
  message: string;
  buyerName: string;
  /** E.164 where it is a Jordanian mobile, else as typed. */
  buyerPhone: string;
  buyerEmail: string;
}
