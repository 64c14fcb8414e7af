import { centsOf } from "#src/core/money.ts";
import { pick } from "#src/core/pick.ts";
import { type ListingRow, statusOf } from "#src/features/listings/listings.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { t } from "#t";
import type { OfferStatus } from "../schema.ts";
import type { MessageJson, OfferJson } from "../shapes.ts";
import type { MessageRow } from "./actions/add-message.ts";
import { asksAvailability, warningIn } from "./phrases.ts";

const NOTICES: Record<string, (price: string) => string> = {
  accept: (price) => t.offerAgreed(price),
  decline: (price) => t.offerDeclined(price),
  withdraw: (price) => t.offerWithdrawn(price),
  "offer-sold": (price) => t.offerClosedSold(price),
  "offer-ended": (price) => t.offerClosedEnded(price),
  "offer-price": (price) => t.offerClosedPrice(price),
  available: () => t.answeredAvailable(),
  reserved: () => t.answeredReserved(),
  sold: () => t.answeredSold(),
};

/** What a message says, in the reader's language. */
export function messageText(
  { kind, text, amount }: Pick<MessageRow, "kind" | "text" | "amount">,
  photoCount = 1,
): string {
  const price = t.formatPrice(centsOf(amount ?? 0));
  if (kind === "notice") return NOTICES[text]?.(price) ?? "";
  if (kind === "offer") return t.offerText(price);
  return text || t.messagePhotos(photoCount);
}

/** Why an open offer on this listing ends by itself; null if it does not. */
export function endOf({ amount, priceCents }: MessageRow, listing: ListingRow | null, now: number) {
  if (listing?.status === "sold") return "offer-sold";
  if (!listing || listing.status === "removed" || statusOf(listing, now) !== "active") return "offer-ended";
  const isCheaper = listing.priceCents !== priceCents && listing.priceCents <= centsOf(amount ?? 0);
  return isCheaper ? "offer-price" : null;
}

/** Before the job has settled it, an offer may be over already. */
export function offerStatusOf(offer: MessageRow, listing: ListingRow | null, now: number): OfferStatus {
  if (offer.offerStatus !== "open") return offer.offerStatus ?? "closed";
  if ((offer.expiresAt ?? 0) <= now) return "expired";
  return endOf(offer, listing, now) ? "closed" : "open";
}

export const offerJson = (offer: MessageRow, listing: ListingRow | null, now: number): OfferJson => ({
  id: offer.id,
  amount: offer.amount ?? 0,
  by: offer.side ?? "buyer",
  status: offerStatusOf(offer, listing, now),
  expiresAt: offer.expiresAt ?? 0,
});

export const messageJson = (
  message: MessageRow,
  photosOf: Map<string, PhotoJson[]>,
  listing: ListingRow | null,
  now: number,
): MessageJson => {
  const { id, kind, side, text } = message;
  const photos = photosOf.get(id) ?? [];
  return {
    ...pick(message, "id", "kind", "createdAt"),
    from: side ?? "site",
    text: messageText(message, photos.length),
    ...(kind === "offer" && { offer: offerJson(message, listing, now) }),
    photos,
    warning: kind === "text" ? warningIn(text) : null,
    isAvailabilityAsked: side === "buyer" && kind === "text" && asksAvailability(text),
    isAgreement: kind === "notice" && text === "accept",
  };
};
