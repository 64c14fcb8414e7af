import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { AppError } from "#src/core/errors.ts";
import { pick } from "#src/core/pick.ts";
import type { Reader } from "#src/db/open.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { photos } from "#src/features/photos/tables.ts";
import { MAX_DRAFTS } from "../schema.ts";
import type { ListingKind } from "../kinds.ts";
import { listingDraftPhotos, listingDrafts } from "../tables.ts";

export interface Draft extends Omit<typeof listingDrafts.$inferSelect, "sellerId"> {
  photos: PhotoJson[];
}

export async function listDrafts(
  read: Reader,
  sellerId: string,
  { id, kind, limit = MAX_DRAFTS }: { id?: string; kind?: ListingKind; limit?: number } = {},
): Promise<Draft[]> {
  const isWanted = and(
    eq(listingDrafts.sellerId, sellerId),
    id === undefined ? undefined : eq(listingDrafts.id, id),
    kind && eq(listingDrafts.kind, kind),
  );
  const drafts = await read
    .select(pick(listingDrafts, "id", "kind", "typed", "editedAt", "createdAt"))
    .from(listingDrafts)
    .where(isWanted)
    .orderBy(desc(listingDrafts.editedAt), desc(listingDrafts.id))
    .limit(limit);
  const found = await read
    .select({
      draftId: listingDraftPhotos.draftId,
      photo: pick(photos, "id", "width", "height", "placeholder"),
    })
    .from(listingDraftPhotos)
    .innerJoin(photos, eq(photos.id, listingDraftPhotos.photoId))
    .where(
      inArray(
        listingDraftPhotos.draftId,
        drafts.map((draft) => draft.id),
      ),
    )
    .orderBy(asc(listingDraftPhotos.position));
  return drafts.map((draft) => ({
    ...draft,
    photos: found.filter(({ draftId }) => draftId === draft.id).map(({ photo }) => photo),
  }));
}

/** Throws "not-found" for an unknown draft, another seller's, and one of another kind. */
export async function getDraft(read: Reader, sellerId: string, kind: ListingKind, id: string) {
  const [draft] = await listDrafts(read, sellerId, { id, kind });
  if (!draft) throw new AppError("not-found", "draftNotFound");
  return draft;
}

export async function findLastDraft(read: Reader, sellerId: string, kind: ListingKind) {
  const [draft] = await listDrafts(read, sellerId, { kind, limit: 1 });
  return draft ?? null;
}
