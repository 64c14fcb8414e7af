import { and, eq, inArray, or } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { Reader } from "#src/db/open.ts";
import type { PhotoJson } from "./schema.ts";
import { photos, photoUploads } from "./tables.ts";
import type { Uploader } from "./uploader.ts";

const json = { id: photos.id, width: photos.width, height: photos.height, placeholder: photos.placeholder };

export async function findPhoto(read: Reader, id: string): Promise<PhotoJson | null> {
  const [photo] = await read.select(json).from(photos).where(eq(photos.id, id));
  return photo ?? null;
}

/** The photos that a person uploaded, or a colleague at the same dealer. */
export async function listOwnPhotos(
  read: Reader,
  { id, dealerId }: Uploader,
  ids: string[],
): Promise<PhotoJson[]> {
  if (ids.length === 0) return [];
  const colleagues = read
    .select({ id: users.id })
    .from(users)
    .where(eq(users.dealerId, dealerId ?? ""));
  const isOwn = dealerId
    ? or(eq(photoUploads.ownerId, id), inArray(photoUploads.ownerId, colleagues))
    : eq(photoUploads.ownerId, id);
  return read
    .selectDistinct(json)
    .from(photos)
    .innerJoin(photoUploads, eq(photoUploads.photoId, photos.id))
    .where(and(isOwn, inArray(photos.id, ids)));
}

export async function listKnownPhotos(read: Reader, ids: string[]): Promise<string[]> {
  const rows = await read.select({ id: photos.id }).from(photos).where(inArray(photos.id, ids));
  return rows.map(({ id }) => id);
}

export async function listUploads(read: Reader, ownerId: string): Promise<string[]> {
  const uploads = await read
    .select({ id: photoUploads.photoId })
    .from(photoUploads)
    .where(eq(photoUploads.ownerId, ownerId));
  return uploads.map(({ id }) => id);
}
