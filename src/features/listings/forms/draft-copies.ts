import { localStore, parseList } from "#src/client/browser-store.ts";
import { DAY_MS } from "#src/core/time.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { DRAFTS_KEPT_MS, type DraftValues, SAME_AGE_MS } from "../schema.ts";
import { type ListingKind, DRAFTS_API } from "../kinds.ts";
import type { OpenedDraft } from "./form-values.ts";
import { ApiError, call } from "#src/client/api.ts";

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

/** `keepalive` completes the request even if the page is closed. */
export async function sendDraft(kind: ListingKind, copy: DraftCopy, keepalive = false): Promise<void> {
  const { id, values, photos, savedAt } = copy;
  const editedMsAgo = Math.max(0, Date.now() - savedAt);
  await call(`${DRAFTS_API}/${id}`, {
    method: "PUT",
    keepalive,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind, values, photos: photos.map((photo) => photo.id), editedMsAgo }),
  });
}

export async function deleteDraft(id: string): Promise<void> {
  await call(`${DRAFTS_API}/${id}`, { method: "DELETE" }).catch((error: unknown) => {
    // It was never saved in the account.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

type Task = () => Promise<void>;

/** Runs one task at a time, then the newest of the waiting ones. */
export function newestOnly() {
  let running: Promise<void> | null = null;
  let next: Task | null = null;
  const go = async (): Promise<void> => {
    for (let task = next; task; task = next) {
      next = null;
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await task();
    }
    running = null;
  };
  return {
    add: (task: Task): void => {
      next = task;
      running ??= go();
    },
    stop: async (): Promise<void> => {
      next = null;
      await running;
    },
  };
}
