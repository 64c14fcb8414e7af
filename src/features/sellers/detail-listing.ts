import type { Listing } from "#src/features/listings/listing-json.ts";
import type { ListingRef } from "#src/features/listings/kinds.ts";

/** What the page of a car and of a plate show alike. */
export type DetailListing = Listing & ListingRef;
