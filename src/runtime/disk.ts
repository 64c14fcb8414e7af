import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";

/** The size of the database with its log, and what is free on its disk, in bytes; null where there is no such folder. */
export async function measureDisk(
  dataDir: string,
): Promise<{ databaseBytes: number; freeBytes: number } | null> {
  try {
    const database = await stat(join(dataDir, "markaba.sqlite"));
    const log = await stat(join(dataDir, "markaba.sqlite-wal"));
    const { bavail, bsize } = await statfs(dataDir);
    return { databaseBytes: database.size + log.size, freeBytes: bavail * bsize };
  } catch {
    return null;
  }
}
