import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One server a data folder: refuses where another runs; answers the way to give the folder back. */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "server.pid");
  const holder = readHolder(file);
  if (holder !== null && holder !== process.pid && isRunning(holder))
    throw new Error(
      `Another server (process ${holder}) already uses the folder ${dir}. Stop it or set another DATA_DIR.`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
