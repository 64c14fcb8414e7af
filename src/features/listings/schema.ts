import type { ListingKind } from "./tables.ts";

/** A listing of either kind, as addresses name it. */
export interface ListingRef {
  kind: ListingKind;
  id: string;
}

const COLLECTION: Record<ListingKind, string> = { car: "/cars", "number-plate": "/number-plates" };

/** The path of a listing's page, without its language; its API is the same path under `/api`. */
export const listingPath = ({ kind, id }: ListingRef): string => `${COLLECTION[kind]}/${id}`;

/** From here on a listing counts as ending: its bar turns amber, its seller hears of it, and it may be relisted. */
export const SOON_MS = 3 * 24 * 60 * 60 * 1000;

export const endsSoon = ({ expiresAt }: { expiresAt: number }, now: number): boolean =>
  expiresAt - now <= SOON_MS;
