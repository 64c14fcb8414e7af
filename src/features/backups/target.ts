import { statfs } from "node:fs/promises";
import { batches } from "#src/core/batches.ts";
import type { Config } from "#src/config.ts";
import { jordanDay } from "#src/core/jordan-day.ts";
import type { Repository } from "./repository.ts";
import { BackupProblem } from "./store.ts";

/** Backups leave at least this much free space on the site's own disk. */
const LEAST_FREE_BYTES = 100_000_000;
const READS_AT_ONCE = 16;
/** Each stored file is read again within this number of days. */
const ALL_READ_IN_DAYS = 64;

export interface Target {
  repository: Repository;
  present: Map<string, number>;
  /** The files written by this backup: sizes before encryption, by SHA-256. */
  written: Map<string, number>;
  isPresent(sha256: string, bytes: number): boolean;
  put(sha256: string, bytes: Uint8Array): Promise<void>;
}

export async function openTarget(config: Config, repository: Repository): Promise<Target> {
  const { store, folder, pathOf, sizeOf } = repository;
  const present = await store.list(folder);
  const written = new Map<string, number>();
  const isOnOwnDisk = store.isOnDiskOf(config.DATA_DIR);
  const isPresent = (sha256: string, bytes: number) => present.get(pathOf(sha256)) === sizeOf(bytes);
  return {
    repository,
    present,
    written,
    isPresent,
    put: async (sha256, bytes) => {
      if (isPresent(sha256, bytes.length)) return;
      if (isOnOwnDisk) await assertRoom(config, bytes.length);
      written.set(sha256, bytes.length);
      await repository.put(sha256, bytes);
      present.set(pathOf(sha256), sizeOf(bytes.length));
    },
  };
}

export async function assertRoom({ DATA_DIR }: Config, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const freeBytes = bavail * bsize;
  if (freeBytes - bytes < LEAST_FREE_BYTES)
    throw new BackupProblem(
      `The disk of ${DATA_DIR} has only ${Math.round(freeBytes / 1e6)} MB left, which the site itself needs. Free up space on it, or set BACKUPS_TO to another disk or a bucket.`,
      { kind: "full" },
    );
}

/** The paths of missing or damaged files: checks all files just written, and each day some of the others. */
export async function findWrong(
  { repository, written, isPresent }: Target,
  files: Map<string, number>,
  now: number,
): Promise<string[]> {
  const today = jordanDay(now) % ALL_READ_IN_DAYS;
  const isDue = (sha256: string) => Number.parseInt(sha256.slice(0, 4), 16) % ALL_READ_IN_DAYS === today;
  const wrong: string[] = [];
  const check = async ([sha256, bytes]: [string, number]): Promise<void> => {
    if (!isPresent(sha256, bytes)) wrong.push(repository.pathOf(sha256));
    else if (written.has(sha256) || isDue(sha256))
      await repository.get(sha256).catch((error: unknown) => {
        if (!(error instanceof BackupProblem && error.kind === "damage")) throw error;
        wrong.push(repository.pathOf(sha256));
      });
  };
  for (const some of batches([...files], READS_AT_ONCE)) await Promise.all(some.map(check));
  return wrong;
}
