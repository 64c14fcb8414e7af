import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file and syncs it to disk; a power cut leaves either the old or the new content, complete. */
export function writeDurably(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  syncFile(`${path}.new`);
  moveDurably(`${path}.new`, path);
}

export function moveDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFile(dirname(to));
}

/** Syncs a file's content or a folder's entries to disk. */
export function syncFile(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
