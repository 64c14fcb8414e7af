import { closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createReadStream } from "node:fs";
import { syncFile } from "#src/core/durable-file.ts";
import { listKnownPhotos } from "#src/features/photos/queries.ts";
import type { Deps } from "#src/http/env.ts";
import { bytesOf } from "#src/runtime/photo-reader.ts";
import { PHOTOS } from "./manifest.ts";
import type { Archive, Part } from "./open-archive.ts";
import { inTurn, textLines } from "./streams.ts";

const FILES_AT_ONCE = 48;
const ROWS_AT_ONCE = 500;

const journalOf = ({ config }: Deps): string => join(config.DATA_DIR, "import-unfinished");

/** Writes the photos, which are not visible until their rows exist. Calls `noted` with the hash of each file. */
export async function putPhotos(deps: Deps, archive: Archive, noted: (path: string, sha256: string) => void) {
  const path = journalOf(deps);
  const journal = openSync(path, "wx", 0o600);
  try {
    syncFile(deps.config.DATA_DIR);
    const put = async (part: Part) => {
      const name = part.path.slice(PHOTOS.length);
      const bytes = await archive.read(part);
      const there = await bytesOf(deps.photos, name);
      // Files that existed before do not belong to this import.
      if (there === null) writeSync(journal, `${name}\n`);
      if (there === null || !Buffer.from(there).equals(bytes)) await deps.photos.put([{ name, bytes }]);
      return { path: part.path, sha256: Bun.SHA256.hash(bytes, "hex") };
    };
    for await (const { path, sha256 } of inTurn(photosOf(archive), FILES_AT_ONCE, put)) noted(path, sha256);
  } finally {
    closeSync(journal);
  }
}

async function* photosOf(archive: Archive): AsyncGenerator<Part> {
  for await (const part of archive.parts()) if (part.path.startsWith(PHOTOS)) yield part;
}

/** Removes the photos of a failed or killed import, which left no rows; if there are rows, the import was complete. */
export async function endImport(deps: Deps): Promise<void> {
  const path = journalOf(deps);
  if (!existsSync(path)) return;
  let names: string[] = [];
  const removeUnknown = async () => {
    const ids = new Set(names.map(idIn));
    for (const id of await listKnownPhotos(deps.db.read, [...ids])) ids.delete(id);
    await deps.photos.remove(names.filter((name) => ids.has(idIn(name))));
    names = [];
  };
  for await (const name of textLines(path, createReadStream(path)))
    if (names.push(name) === ROWS_AT_ONCE) await removeUnknown();
  await removeUnknown();
  rmSync(path);
}

const idIn = (name: string): string => name.slice(0, name.indexOf("-"));
