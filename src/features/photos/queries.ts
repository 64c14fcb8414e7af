import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import type { PhotoJson } from "./schema.ts";
import { photos, photoUploads } from "./tables.ts";

const json = { id: photos.id, width: photos.width, height: photos.height, placeholder: photos.placeholder };

export async function findPhoto(read: Reader, id: string): Promise<PhotoJson | null> {
  const [photo] = await read.select(json).from(photos).where(eq(photos.id, id));
  return photo ?? null;
}

export async function listOwnPhotos(read: Reader, ownerId: string, ids: string[]): Promise<PhotoJson[]> {
  if (ids.length === 0) return [];
  return read
    .select(json)
    .from(photos)
    .innerJoin(photoUploads, eq(photoUploads.photoId, photos.id))
    .where(and(eq(photoUploads.ownerId, ownerId), inArray(photos.id, ids)));
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
