import { centsOf } from "#src/core/money.ts";
import { t } from "#t";
import type { MessageRow } from "./actions/add-message.ts";

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
