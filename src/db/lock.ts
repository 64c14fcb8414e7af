import { Database as Sqlite } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "#src/core/errors.ts";

export class FolderInUse extends Error {}

// Keeps the locked databases referenced: the garbage collector would close, and so unlock, an unreferenced one.
const locks = new Set<Sqlite>();

/** Locks a data folder for one server; throws `FolderInUse` if another one runs. Returns a function that unlocks it. */
export const lockFolder = (dir: string): (() => void) =>
  lockFile(
    dir,
    "server.lock",
    `Another server already uses the folder ${dir}. Stop it or set another DATA_DIR.`,
  );

/** Locks a file with an operating system lock: other containers see it, and it ends with the process, even after a kill. */
export function lockFile(dir: string, name: string, inUse: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = new Sqlite(join(dir, name), { create: true });
  try {
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (errorCode(error) === "SQLITE_BUSY") throw new FolderInUse(inUse);
    throw error;
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}
