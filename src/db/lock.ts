import { Database as Sqlite } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

export class FolderInUse extends Error {}

// The garbage collector would close, and so unlock, a database that nothing refers to.
const locks = new Set<Sqlite>();

/**
 * Locks a data folder for one server; throws `FolderInUse` if another one runs. Returns a function that unlocks it. The lock
 * is one of the operating system: other containers see it, and it is gone when the process ends, also after a kill.
 */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = new Sqlite(join(dir, "server.lock"), { create: true });
  try {
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")
      throw new FolderInUse(
        `Another server already uses the folder ${dir}. Stop it or set another DATA_DIR.`,
      );
    throw error;
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}
