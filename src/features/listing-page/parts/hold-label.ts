import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { t } from "#t";

const HOLDS = {
  review: () => t.heldReview(),
  rejected: () => t.heldRejected(),
  hidden: () => t.heldHidden(),
  suspended: () => t.heldSuspended(),
};

export function holdLabel(listing: Pick<Listing, "hold">, seller: Pick<Seller, "isActive">): string | null {
  const hold = listing.hold ?? (seller.isActive ? null : "suspended");
  return hold && HOLDS[hold]();
}
