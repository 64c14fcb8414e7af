import { and, eq } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import type { Tx } from "#src/db/open.ts";
import { listOwnPhotos } from "#src/features/photos/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { MAX_DRAFTS, SAME_AGE_MS, DRAFTS_KEPT_MS } from "../schema.ts";
import { findSubmitted } from "../listings.ts";
import { listingDraftPhotos, listingDrafts } from "../tables.ts";
import { z } from "zod/mini";
import { LISTING_KINDS } from "../kinds.ts";

/** Stores a draft, unless a later version is stored. Throws "gone" if it was already published. */
export const keepDraft = (
  { db, clock }: Deps,
  sellerId: string,
  id: string,
  { kind, values: typed, photos, editedMsAgo }: DraftInput,
): Promise<void> =>
  db.withTx(async (tx) => {
    const now = clock.now();
    const editedAt = now - editedMsAgo;
    const [before] = await tx.select().from(listingDrafts).where(eq(listingDrafts.id, id));
    if (before && (before.sellerId !== sellerId || before.kind !== kind))
      throw new AppError("not-found", "draftNotFound");
    if (await findSubmitted(tx, sellerId, id)) throw new AppError("gone", "draftPublished");
    if (before && before.editedAt > editedAt + SAME_AGE_MS) return;
    if (!before) await assertRoom(tx, sellerId);
    await tx
      .insert(listingDrafts)
      .values({ id, sellerId, kind, typed, editedAt, createdAt: now })
      .onConflictDoUpdate({ target: listingDrafts.id, set: { typed, editedAt } });
    await setPhotos(tx, sellerId, id, photos);
  });

async function assertRoom(tx: Tx, sellerId: string): Promise<void> {
  if ((await tx.$count(listingDrafts, eq(listingDrafts.sellerId, sellerId))) >= MAX_DRAFTS)
    throw new AppError("conflict", "draftsFull", MAX_DRAFTS);
}

async function setPhotos(tx: Tx, sellerId: string, draftId: string, photoIds: string[]): Promise<void> {
  await tx.delete(listingDraftPhotos).where(eq(listingDraftPhotos.draftId, draftId));
  const own = new Set((await listOwnPhotos(tx, { id: sellerId }, photoIds)).map(({ id }) => id));
  const rows = [...new Set(photoIds)]
    .filter((id) => own.has(id))
    .map((photoId, position) => ({ draftId, photoId, position }));
  if (rows.length > 0) await tx.insert(listingDraftPhotos).values(rows);
}

const isOwn = (sellerId: string, id: string) =>
  and(eq(listingDrafts.id, id), eq(listingDrafts.sellerId, sellerId));

/** Throws "not-found" for an unknown draft and for another seller's. */
export const removeDraft = ({ db }: Deps, sellerId: string, id: string): Promise<void> =>
  db.withTx(async (tx) => {
    const gone = await tx
      .delete(listingDrafts)
      .where(isOwn(sellerId, id))
      .returning({ id: listingDrafts.id });
    if (gone.length === 0) throw new AppError("not-found", "draftNotFound");
  });

export async function removePublishedDraft(tx: Tx, sellerId: string, id: string): Promise<void> {
  await tx.delete(listingDrafts).where(isOwn(sellerId, id));
}

const MAX_NAMES = 100;
const MAX_CHARACTERS = 20_000;

const text = z.string().check(z.maxLength(MAX_CHARACTERS));
const typed = z.record(z.string().check(z.maxLength(40)), z.union([text, z.array(text)])).check(
  z.refine((values) => Object.keys(values).length <= MAX_NAMES),
  z.refine((values) => JSON.stringify(values).length <= MAX_CHARACTERS),
);

export const draftInput = z.object({
  kind: z.enum(LISTING_KINDS),
  values: typed,
  photos: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
  /** The time since the last change: an age, because clocks of phones may be wrong. */
  editedMsAgo: z.int().check(z.minimum(0), z.maximum(DRAFTS_KEPT_MS)),
});
type DraftInput = z.infer<typeof draftInput>;
