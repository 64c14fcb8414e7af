import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";

export async function measureDisk(
  databaseFile: string,
): Promise<{ databaseBytes: number; freeBytes: number } | null> {
  try {
    const database = await stat(databaseFile);
    const log = await stat(`${databaseFile}-wal`);
    const { bavail, bsize } = await statfs(dirname(databaseFile));
    return { databaseBytes: database.size + log.size, freeBytes: bavail * bsize };
  } catch {
    return null;
  }
}
