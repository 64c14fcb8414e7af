import fs from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#src/db/open.ts";
import type { PhotoStore } from "./photo-files.ts";

const LEAST_FREE_BYTES = 16_000_000;
const ANSWERS_WITHIN_MS = 4000;
const LOCKED_FOR_MS = 3000;

/** Why nothing can be saved right now, in a few words; null if all is well. `photosDir` is null with a bucket. */
export async function findProblem(
  site: Site,
  dataDir: string,
  photosDir: string | null,
): Promise<string | null> {
  const late = Bun.sleep(ANSWERS_WITHIN_MS).then(() => "the disk does not answer");
  return Promise.race([look(site, dataDir, photosDir), late]);
}

interface Site {
  db: Database;
  photos: PhotoStore;
}

async function look(
  { db, photos: store }: Site,
  dataDir: string,
  photosDir: string | null,
): Promise<string | null> {
  if (db.isReplaced()) return "the database file was replaced or deleted";
  try {
    await db.check();
  } catch {
    return "the database cannot be read";
  }
  if (photosDir && !(await isFolder(photosDir))) return "the photos folder is missing";
  if (store.isReplaced()) return "the photos folder is another one than at the start";
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
  return findLock(db);
}

const isFolder = async (path: string): Promise<boolean> =>
  (await fs.stat(path).catch(() => null))?.isDirectory() ?? false;

/** Begins and ends a transaction, which waits while another program holds the lock. */
async function findLock(db: Database): Promise<string | null> {
  const begun = db.withTx(async () => null).catch(() => "the database cannot be written");
  const late = Bun.sleep(LOCKED_FOR_MS).then(() => "another program has locked the database");
  return Promise.race([begun, late]);
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
