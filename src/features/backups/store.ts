import { statSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { place as validPlace } from "#src/config-values.ts";
import { batches } from "#src/core/batches.ts";
import { syncFolder, writeSynced } from "#src/core/durable-file.ts";
import { errorCode, isMissing, reasonOf, unlessMissing } from "#src/core/errors.ts";
import { BucketError, type BucketKeys, openBucket } from "#src/runtime/bucket.ts";

/** A place for backups: small files under relative paths. */
export interface BackupStore {
  place: string;
  /** Writes a file completely or not at all; only after `settle` does it survive a power cut. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  settle(): Promise<void>;
  get(path: string): Promise<Uint8Array<ArrayBuffer>>;
  list(folder: string): Promise<Map<string, number>>;
  /** Resolves once the removal survives a power cut. */
  remove(paths: string[]): Promise<void>;
  /** Removes the half-written files of a killed backup. */
  clear(): Promise<void>;
  isOnDiskOf(folder: string): boolean;
}

export class BackupProblem extends Error {
  /** "full": no room is left; "damage": a file is damaged or missing. */
  readonly kind: "full" | "damage" | undefined;

  constructor(message: string, { kind, cause }: { kind?: "full" | "damage"; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
  }
}

export const problemIn = (place: string, error: unknown): BackupProblem =>
  error instanceof BackupProblem
    ? error
    : new BackupProblem(`${place}: ${reasonOf(error)}`, { cause: error });

export function openStore(place: string, settings: BucketKeys): BackupStore {
  const [issue] = validPlace.safeParse(place).error?.issues ?? [];
  if (issue) throw new BackupProblem(`${issue.message}.`);
  return place.includes("://") ? s3Store(place, settings) : folderStore(place);
}

const TIMEOUT_SECONDS = 60;

/** Backups in a bucket: `s3://bucket/prefix?endpoint=https://…&region=…`, with `timeout` in seconds. */
function s3Store(place: string, keys: BucketKeys): BackupStore {
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

const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof BucketError ? new BackupProblem(error.message, { cause: error }) : error;
  });

const STATS_AT_ONCE = 64;

function folderStore(place: string): BackupStore {
  const dir = resolve(place);
  const incoming = join(dir, "incoming");
  const unsettled = new Set<string>();

  const makeFolder = async (folder: string): Promise<void> => {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made)
      for (let path = folder; path.length >= made.length; path = dirname(path)) unsettled.add(dirname(path));
  };

  const put = async (path: string, bytes: Uint8Array): Promise<void> => {
    const to = join(dir, path);
    const unfinished = join(incoming, crypto.randomUUID());
    await makeFolder(incoming);
    await makeFolder(dirname(to));
    try {
      await writeSynced(unfinished, bytes);
      await rename(unfinished, to);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    unsettled.add(dirname(to));
  };

  const settle = async (): Promise<void> => {
    await Promise.all([...unsettled].map(syncFolder));
    unsettled.clear();
  };

  const list = async (folder: string): Promise<Map<string, number>> => {
    const found = new Map<string, number>();
    const reading = readdir(join(dir, folder), { recursive: true, withFileTypes: true });
    const entries = await unlessMissing(reading, []);
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const some of batches(files, STATS_AT_ONCE)) {
      const sizes = await Promise.all(some.map(async (path) => (await stat(path)).size));
      for (const [i, path] of some.entries()) found.set(relative(dir, path), sizes[i] ?? 0);
    }
    return found;
  };

  const remove = async (paths: string[]): Promise<void> => {
    for (const path of paths) {
      await rm(join(dir, path), { force: true });
      unsettled.add(dirname(join(dir, path)));
    }
    if (paths.length > 0) await settle();
  };

  const named = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
    return (...args: Args) =>
      work(...args).catch((error: unknown) => Promise.reject(problemOf(place, error)));
  };
  return {
    place,
    put: named(put),
    settle: named(settle),
    get: named(async (path) => {
      try {
        return await readFile(join(dir, path));
      } catch (error) {
        if (!isMissing(error)) throw error;
        throw new BackupProblem(`${path} is missing in ${place}.`, { kind: "damage", cause: error });
      }
    }),
    list: named(list),
    remove: named(remove),
    clear: named(() => rm(incoming, { recursive: true, force: true })),
    isOnDiskOf: (folder) => deviceOf(dir) === deviceOf(resolve(folder)),
  };
}

/** The device of a folder, or of its parent if it does not exist yet. */
function deviceOf(folder: string): number {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.dev ?? deviceOf(dirname(folder));
}

function problemOf(place: string, error: unknown): BackupProblem {
  if (error instanceof BackupProblem) return error;
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT")
    return new BackupProblem(`The disk of ${place} is full. Free up space on it, or name another place.`, {
      kind: "full",
      cause: error,
    });
  return new BackupProblem(
    `${place} cannot be used (${reasonOf(error)}). The server's user must be able to write there.`,
    { cause: error },
  );
}
