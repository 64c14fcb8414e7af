import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openBytes, sealBytes } from "#src/core/cipher.ts";
import { type Config, photosFolder } from "#src/config.ts";
import { type BackupStore, openStore } from "#src/features/backups/store.ts";

/** A server has no more of a file in its memory, whatever its size. */
const PART_BYTES = 4_000_000;
const FOLDER = ".exports";

/** Beside the photos, in their folder or bucket, so that every server of the site reaches it. */
export function openExports(config: Config): BackupStore {
  if (!config.PHOTOS_URL) return openStore(join(photosFolder(config), FOLDER), config);
  const place = new URL(config.PHOTOS_URL);
  place.pathname = `${place.pathname.replace(/\/+$/, "")}/${FOLDER}`;
  return openStore(place.href, config);
}

export const newExportKey = (): string => randomBytes(32).toString("base64url");

const pathOf = (id: string, part: number) => `${id}/${part}`;

/** Writes a file in encrypted parts, because a bucket may be public; returns its size. */
export async function writeExport(
  store: BackupStore,
  { id, key }: { id: string; key: string },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let [bytes, part] = [0, 0];
  for await (const plain of inParts(content)) {
    await store.put(pathOf(id, part++), sealBytes(Buffer.from(key, "base64url"), plain));
    bytes += plain.length;
  }
  await store.settle();
  return bytes;
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [pieces, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, bytes] = [[], 0];
  }
  yield Buffer.concat(pieces);
}

export async function* readExport(
  store: BackupStore,
  { id, key, bytes }: { id: string; key: string; bytes: number },
): AsyncGenerator<Uint8Array> {
  for (let [left, part] = [bytes, 0]; left > 0; part++) {
    const plain = openBytes(Buffer.from(key, "base64url"), await store.get(pathOf(id, part)));
    left -= plain.length;
    yield plain;
  }
}

/** Removes the files whose rows are gone. */
export async function removeExportsExcept(store: BackupStore, ids: Set<string>): Promise<void> {
  const paths = [...(await store.list("")).keys()];
  await store.remove(paths.filter((path) => !ids.has(path.split("/")[0] ?? "")));
}
