import { join } from "node:path";
import { type Config, photosFolder } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { type Bucket, BucketError, openBucket } from "#src/runtime/bucket.ts";
import { type FileCache, openFileCache } from "#src/runtime/file-cache.ts";
import { bucketPhotoStore } from "#src/runtime/photo-bucket.ts";
import { filePhotoStore, type PhotoStore } from "#src/runtime/photo-files.ts";
import { folderReader, type PhotoReader } from "#src/runtime/photo-reader.ts";

type Place = Pick<
  Config,
  "DATA_DIR" | "PHOTOS_URL" | "PHOTOS_CACHE_MB" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

const TIMEOUT_SECONDS = 10;

export function openPhotoStore(config: Place): PhotoStore {
  if (!config.PHOTOS_URL) return filePhotoStore(photosFolder(config));
  const cache = openFileCache(join(config.DATA_DIR, "photo-cache"), config.PHOTOS_CACHE_MB * 1e6);
  return bucketPhotoStore(bucketOf(config, config.PHOTOS_URL), cache);
}

/** The same photos for another process, without creating a folder or cache. */
export const openPhotoReader = (config: Place): PhotoReader =>
  config.PHOTOS_URL ? openPhotoBucket(config, config.PHOTOS_URL) : folderReader(photosFolder(config));

export const openPhotoBucket = (config: Place, place: string): PhotoStore =>
  bucketPhotoStore(bucketOf(config, place), NO_CACHE);

const NO_CACHE: FileCache = { get: async () => null, put: async () => {}, remove: async () => {} };

function bucketOf(config: Place, place: string): Bucket {
  if (!config.S3_ACCESS_KEY_ID || !config.S3_SECRET_ACCESS_KEY)
    throw new Error("PHOTOS_URL names a bucket. Set its keys: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  return openBucket(place, config, TIMEOUT_SECONDS);
}

/** Throws if the bucket refuses to store, list or delete; an unreachable one may come back later. */
export async function checkPhotoBucket(config: Place): Promise<void> {
  if (!config.PHOTOS_URL) return;
  const bucket = bucketOf(config, config.PHOTOS_URL);
  const probe = `.probe/${crypto.randomUUID()}`;
  try {
    await bucket.put(probe, new TextEncoder().encode("probe"));
    await Array.fromAsync(bucket.list(".probe"));
    await bucket.remove(probe);
  } catch (error) {
    if (!(error instanceof BucketError) || error.isRefusal)
      throw new Error(`PHOTOS_URL: ${reasonOf(error)}`, { cause: error });
  }
}
