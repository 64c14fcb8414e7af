import fs from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#src/core/errors.ts";
import type { Database } from "#src/db/open.ts";
import type { PhotoStore } from "./photo-files.ts";

const LEAST_FREE_BYTES = 16_000_000;
/** A locked database is reported this much before the limit; otherwise the error would blame the disk. */
const LOCK_FIRST_MS = 1000;
const LOCKED = "another program has locked the database";

/** In a few words; null if all is well. `photosDir` is null if photos are in a bucket. */
export async function findProblem(
  site: Site,
  dataDir: string,
  photosDir: string | null,
  withinMs: number,
): Promise<string | null> {
  return Promise.race([
    look(site, dataDir, photosDir, withinMs),
    sayAfter(withinMs, "the disk does not answer"),
  ]);
}

/** Resolves with `words` after `ms`; the timer does not keep the process running. */
export const sayAfter = (ms: number, words: string): Promise<string> =>
  new Promise((resolve) => void setTimeout(resolve, ms, words).unref());

interface Site {
  db: Database;
  photos: PhotoStore;
}

async function look(
  { db, photos: store }: Site,
  dataDir: string,
  photosDir: string | null,
  withinMs: number,
): Promise<string | null> {
  if (db.isReplaced()) return "the database file was replaced or deleted";
  try {
    await db.check();
  } catch {
    return "the database cannot be read";
  }
  if (photosDir && !(await isFolder(photosDir))) return "the photos folder is missing";
  if (store.isReplaced()) return "the photos folder is not the one that the server started with";
  try {
    const { bavail, bsize } = await fs.statfs(dataDir);
    if (bavail * bsize < LEAST_FREE_BYTES) return "the disk is full";
    await writeProbe(dataDir);
    if (photosDir) await writeProbe(photosDir);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full";
    if (code === "EROFS") return "the disk is read-only";
    return "the data folder cannot be written";
  }
  return findLock(db, withinMs - LOCK_FIRST_MS);
}

const isFolder = async (path: string): Promise<boolean> =>
  (await fs.stat(path).catch(() => null))?.isDirectory() ?? false;

/** Begins and ends a write transaction, which waits while another program holds the lock. */
async function findLock(db: Database, withinMs: number): Promise<string | null> {
  const begun = db
    .withTx(async () => null)
    .catch((error: unknown) =>
      error instanceof AppError && error.key === "databaseBusy" ? LOCKED : "the database cannot be written",
    );
  return Promise.race([begun, sayAfter(withinMs, LOCKED)]);
}

async function writeProbe(dir: string): Promise<void> {
  const path = join(dir, `.probe-${crypto.randomUUID()}`);
  try {
    const file = await fs.open(path, "wx");
    try {
      await file.writeFile("probe");
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await fs.rm(path, { force: true });
  }
}
