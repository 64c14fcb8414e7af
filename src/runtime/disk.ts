import { statfs } from "node:fs/promises";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/db/open.ts";

interface Site {
  config: Pick<Config, "DATA_DIR">;
  db: Database;
}

export async function measureDisk({
  config,
  db,
}: Site): Promise<{ databaseBytes: number; freeBytes: number } | null> {
  try {
    const { bavail, bsize } = await statfs(config.DATA_DIR);
    return { databaseBytes: await db.countBytes(), freeBytes: bavail * bsize };
  } catch {
    return null;
  }
}
