import { formatPhone } from "#src/core/phone.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { inquiries } from "./tables.ts";

export const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 2000;

export interface Prefill {
  name: string;
  phone: string | null;
  email: string;
}

export const prefilled = (buyer: Prefill | null | undefined) => ({
  buyerName: buyer?.name ?? "",
  buyerPhone: buyer?.phone ? formatPhone(buyer.phone) : "",
  buyerEmail: buyer?.email ?? "",
});

type InquiryRow = typeof inquiries.$inferSelect;

export type SentInquiry = Pick<InquiryRow, "id" | "status" | "createdAt">;

export interface InquiryJson extends Omit<InquiryRow, "sellerId" | "buyerId" | "updatedAt"> {
  kind: ListingKind;
  listingTitle: string;
  listingUrl: string;
  /** False for a removed listing, which has no page. */
  isListed: boolean;
}
