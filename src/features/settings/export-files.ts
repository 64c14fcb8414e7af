import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Config, photosFolder } from "#src/config.ts";
import { type BackupStore, openStore } from "#src/features/backups/store.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
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

export const newExportKey = (): string => randomBytes(KEY_BYTES).toString("base64url");

const pathOf = (id: string, part: number) => `${id}/${part}`;

/** Writes a file in encrypted parts, because a bucket may be public; returns its size. */
export async function writeExport(
  store: BackupStore,
  { id, key }: { id: string; key: string },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let [bytes, part] = [0, 0];
  for await (const plain of inParts(content)) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, Buffer.from(key, "base64url"), nonce);
    const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
    await store.put(pathOf(id, part++), Buffer.concat(sealed));
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
    const sealed = await store.get(pathOf(id, part));
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, Buffer.from(key, "base64url"), nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    decipher.final();
    left -= plain.length;
    yield plain;
  }
}

/** Removes the files whose rows are gone. */
export async function removeExportsExcept(store: BackupStore, ids: Set<string>): Promise<void> {
  const paths = [...(await store.list("")).keys()];
  await store.remove(paths.filter((path) => !ids.has(path.split("/")[0] ?? "")));
}
