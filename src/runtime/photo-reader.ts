import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "#src/core/errors.ts";

export interface StoredFile {
  name: string;
  bytes: number;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

export interface PhotoReader {
  get(name: string): Promise<Blob | Uint8Array<ArrayBuffer> | null>;
  list(): AsyncIterable<StoredFile[]>;
}

// Names become paths, so only this shape is allowed.
const NAME = /^[0-9a-f]{32}-(?:\d{1,5}\.webp|share\.jpg)$/;

export const isPhotoName = (name: string): boolean => NAME.test(name);

export function checkedName(name: string): string {
  if (!isPhotoName(name)) throw new Error(`Not a photo name: ${name}`);
  return name;
}

export const photoPath = (dir: string, name: string): string =>
  join(dir, name.slice(0, 2), checkedName(name));

export const folderReader = (dir: string): PhotoReader => ({
  get: async (name) => {
    const file = Bun.file(photoPath(dir, name));
    return (await file.exists()) ? file : null;
  },
  list: async function* () {
    for (const folder of await unlessMissing(readdir(dir), []))
      if (/^[0-9a-f]{2}$/.test(folder)) {
        const names = (await readdir(join(dir, folder))).filter(isPhotoName);
        yield (await Promise.all(names.map((name) => foundAt(photoPath(dir, name), name)))).flat();
      }
  },
});

/** An empty list if the file was just removed. */
async function foundAt(path: string, name: string): Promise<StoredFile[]> {
  const found = await unlessMissing(stat(path), null);
  return found ? [{ name, bytes: found.size, modifiedAt: Math.floor(found.mtimeMs) }] : [];
}

export async function bytesOf(photos: PhotoReader, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await photos.get(name);
  // The file may just have been removed.
  return found instanceof Blob ? unlessMissing(found.bytes(), null) : found;
}
