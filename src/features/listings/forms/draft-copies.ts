import { localStore, parseList } from "#src/client/browser-store.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { DRAFTS_KEPT_MS, type DraftValues, SAME_AGE_MS } from "../life-cycle/draft-limits.ts";
import type { ListingKind } from "../kinds.ts";
import type { OpenedDraft } from "./listing-form-view.ts";

const MAX_COPIES = 5;
/** A day less than the server keeps unused photos. */
const PHOTOS_LAST_MS = 6 * DAY_MS;

/** A draft in the browser's storage until it is saved in the account. */
export interface DraftCopy {
  id: string;
  values: DraftValues;
  photos: PhotoJson[];
  /** By this browser's clock. */
  savedAt: number;
}

/** The copies of one seller, the last edited one at the end. */
export function draftCopies(kind: ListingKind, sellerId: string) {
  const key = `${kind}-drafts:${sellerId}`;
  const write = (copies: DraftCopy[]) =>
    localStore.write(key, copies.length > 0 ? JSON.stringify(copies) : null);
  const list = (now: number) =>
    (parseList(localStore.read(key)) as DraftCopy[]).filter(({ savedAt }) => now - savedAt < DRAFTS_KEPT_MS);
  return {
    list,
    keep: (copy: DraftCopy) =>
      write([...list(copy.savedAt).filter(({ id }) => id !== copy.id), copy].slice(-MAX_COPIES)),
    remove: (id: string) => write(list(Date.now()).filter((copy) => copy.id !== id)),
  };
}

/** The copy that was edited later than the account's draft `id`, if there is one. */
export function copyToOpen(
  copies: DraftCopy[],
  id: string,
  { editedMsAgo, isChosen }: OpenedDraft,
  now: number,
): DraftCopy | null {
  const copy = copies.findLast((each) => !isChosen || each.id === id);
  if (!copy) return null;
  // Compares ages, because the clocks of browser and server differ.
  const msAgo = now - copy.savedAt;
  if (editedMsAgo !== null && editedMsAgo + SAME_AGE_MS < msAgo) return null;
  return { ...copy, photos: msAgo < PHOTOS_LAST_MS ? copy.photos : [] };
}

/** The filled-in values of a form; `false` is react-hook-form's value for checkbox groups without a checked box. */
export function filledIn(values: object): DraftValues {
  const filled = Object.entries(values).filter(
    ([, value]) =>
      (typeof value === "string" && value.trim() !== "") || (Array.isArray(value) && value.length > 0),
  );
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1))) as DraftValues;
}
