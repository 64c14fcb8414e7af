import { BucketError, type BucketKeys, openBucket } from "#src/runtime/bucket.ts";
import { BackupProblem, type BackupStore } from "./store.ts";

const TIMEOUT_SECONDS = 60;

/** Backups in a bucket: `s3://bucket/prefix?endpoint=https://…&region=…`, with `timeout` in seconds. */
export function s3Store(place: string, keys: BucketKeys): BackupStore {
  if (!keys.S3_ACCESS_KEY_ID || !keys.S3_SECRET_ACCESS_KEY)
    throw new BackupProblem(`${place} needs the keys S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
  const bucket = openBucket(place, keys, TIMEOUT_SECONDS);

  return {
    place,
    put: (path, bytes) => explained(bucket.put(path, bytes)),
    settle: async () => {},
    get: async (path) => {
      const found = await explained(bucket.get(path));
      if (!found) throw new BackupProblem(`${path} is missing in ${place}.`, { kind: "damage" });
      return found;
    },
    list: (folder) => explained(sizesIn(folder)),
    remove: async (paths) => {
      for (const path of paths) await explained(bucket.remove(path));
    },
    clear: async () => {},
    isOnDiskOf: () => false,
  };

  async function sizesIn(folder: string): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for await (const page of bucket.list(folder)) for (const { key, bytes } of page) found.set(key, bytes);
    return found;
  }
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BucketError ? new BackupProblem(error.message, { cause: error }) : error;
  }
}
