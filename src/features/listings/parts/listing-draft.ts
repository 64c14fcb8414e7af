import { atomWithStorage } from "#src/client/atoms.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import type { ListingKind } from "../kinds.ts";

export interface Draft<Values> {
  values: Partial<Values>;
  photos: PhotoJson[];
  savedAt: number;
}

/**
 * What was typed into the form of a new listing, kept in this browser until it is published: for its seller alone, since
 * others may sign in here.
 */
export const draftAtom = <Values>(kind: ListingKind, sellerId: string) =>
  atomWithStorage<Draft<Values> | null>(`${kind}-draft:${sellerId}`, null, undefined, { getOnInit: true });

// The server forgets photos that no listing uses after a day; an hour less leaves time to publish.
const PHOTOS_LAST_MS = 23 * HOUR_MS;

/** The draft's photos that the server still has. */
export const draftPhotos = <Values>({ photos, savedAt }: Draft<Values>): PhotoJson[] =>
  Date.now() - savedAt < PHOTOS_LAST_MS ? photos : [];
