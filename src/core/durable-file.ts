import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
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

export function syncFile(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes a file and syncs its content without blocking the event loop; its folder is not synced. */
export async function writeSynced(path: string, bytes: Uint8Array, modifiedAt?: number): Promise<void> {
  await using file = await open(path, "wx", 0o600);
  await file.writeFile(bytes);
  if (modifiedAt !== undefined) await file.utimes(modifiedAt / 1000, modifiedAt / 1000);
  await file.sync();
}

export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, "r");
  await folder.sync();
}
