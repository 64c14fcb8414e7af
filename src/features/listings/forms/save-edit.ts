import { ApiError, send } from "#src/client/api.ts";
import type { Difference } from "../life-cycle/edit-conflict.ts";

interface EditConflict {
  rev: number;
  differences: Difference[];
}

export const editConflictIn = (error: unknown): EditConflict | null =>
  error instanceof ApiError && error.code === "listingChangedMeanwhile"
    ? (error.body as unknown as EditConflict)
    : null;

/** Sends an edit; after a conflict once more, if none of its fields was changed to another value since `rev`. */
export async function saveEdit<Answer>(path: string, edit: object, rev: number | null): Promise<Answer> {
  const save = (seenRev: number | null) => send<Answer>("PATCH", path, { ...edit, rev: seenRev });
  try {
    return await save(rev);
  } catch (error) {
    const conflict = editConflictIn(error);
    if (!conflict || conflict.differences.length > 0) throw error;
    return save(conflict.rev);
  }
}
