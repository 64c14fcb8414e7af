import { Database as Sqlite } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

// The garbage collector would close, and so unlock, a database that nothing refers to.
const locks = new Set<Sqlite>();

/** Locks a data folder for one server and returns a function that unlocks it; the system unlocks it when a server dies. */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = new Sqlite(join(dir, "server.lock"));
  try {
    lock.run("BEGIN EXCLUSIVE");
  } catch {
    throw new Error(`Another server already uses the folder ${dir}. Stop it or set another DATA_DIR.`);
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}
