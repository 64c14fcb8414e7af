import { ApiError, call } from "#src/client/api.ts";
import { DRAFTS_API, type ListingKind } from "../kinds.ts";
import type { DraftCopy } from "./draft-copies.ts";

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
