import { batches } from "#src/core/batches.ts";
import { photoFilesOf } from "#src/features/photos/actions.ts";
import { sharedPhotoName } from "#src/features/photos/schema.ts";
import { bytesOf, type PhotoReader, type StoredFile } from "#src/runtime/photo-reader.ts";
import { type PhotoFile, sha256Of } from "./repository.ts";
import type { Target } from "./target.ts";

const PHOTOS_AT_ONCE = 4;

export async function copyPhotos(
  photos: PhotoReader,
  ids: string[],
  previous: PhotoFile[],
  { isPresent, put }: Pick<Target, "isPresent" | "put">,
): Promise<{ files: PhotoFile[]; lost: string[] }> {
  const before = new Map(previous.map((file) => [file.name, file]));
  const stored = new Map<string, StoredFile>();
  for await (const page of photos.list()) for (const file of page) stored.set(file.name, file);

  const copy = async (name: string): Promise<PhotoFile | null> => {
    const file = stored.get(name);
    if (!file) return null;
    const { modifiedAt } = file;
    const old = before.get(name);
    // Photo files never change, so an equal size and time mean the same file.
    if (old?.bytes === file.bytes && old.modifiedAt === modifiedAt && isPresent(old.sha256, old.bytes))
      return old;
    const bytes = await bytesOf(photos, name);
    if (!bytes) return null;
    const sha256 = sha256Of(bytes);
    await put(sha256, bytes);
    return { name, sha256, bytes: bytes.length, modifiedAt };
  };

  const files: PhotoFile[] = [];
  const lost: string[] = [];
  for (const some of batches(ids, PHOTOS_AT_ONCE)) {
    const found = await Promise.all(some.map((id) => Promise.all(photoFilesOf(id).map(copy))));
    for (const [i, id] of some.entries()) {
      const there = (found[i] ?? []).filter((file) => file !== null);
      files.push(...there);
      if (requiredFilesOf(id).some((name) => !there.some((file) => file.name === name))) lost.push(id);
    }
  }
  return { files, lost };
}

/** Without the picture for sharing, which is created on its first request. */
export const requiredFilesOf = (id: string): string[] =>
  photoFilesOf(id).filter((name) => name !== sharedPhotoName(id));
