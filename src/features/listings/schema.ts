import type { ListingKind } from "./tables.ts";

/** A listing of either kind, as addresses name it. */
export interface ListingRef {
  kind: ListingKind;
  id: string;
}

const COLLECTION: Record<ListingKind, string> = { car: "/cars", "number-plate": "/number-plates" };

/** The path of a listing's page, without its language; its API is the same path under `/api`. */
export const listingPath = ({ kind, id }: ListingRef): string => `${COLLECTION[kind]}/${id}`;
