import { Database as Sqlite } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

export class FolderInUse extends Error {}

// The garbage collector would close, and so unlock, a database that nothing refers to.
const locks = new Set<Sqlite>();

/** Locks a data folder for one server; throws `FolderInUse` if another one runs. Returns a function that unlocks it. */
export const lockFolder = (dir: string): (() => void) =>
  lockFile(
    dir,
    "server.lock",
    `Another server already uses the folder ${dir}. Stop it or set another DATA_DIR.`,
  );

/** The lock is one of the operating system: other containers see it, and it is gone when the process ends, also after a kill. */
export function lockFile(dir: string, name: string, inUse: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = new Sqlite(join(dir, name), { create: true });
  try {
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")
      throw new FolderInUse(inUse);
    throw error;
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}
