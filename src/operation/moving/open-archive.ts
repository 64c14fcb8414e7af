import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { reasonOf } from "#src/core/errors.ts";
import { readTarHeader, TAR_BLOCK, TAR_END_BYTES, tarPadding } from "#src/core/tar.ts";
import { type Manifest, MANIFEST, manifestIn, SUM_OF_SUMS, sumLine, SUMS } from "./manifest.ts";
import { none, one, sha256Of, textLines } from "./streams.ts";

export interface Part {
  path: string;
  size: number;
  start: number;
}

export interface Archive {
  manifest: Manifest;
  parts(): AsyncIterable<Part>;
  pieces(part: Part): AsyncIterable<Uint8Array>;
  read(part: Part): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

const PIECE_BYTES = 1 << 20;
/** More than any photo takes. */
const MAX_READ_BYTES = 8 << 20;
/** The last file contains one line of checksums, which takes less than a block. */
const LAST_BYTES = 2 * TAR_BLOCK;

/** Opens an archive and reads all of it. Throws with the damaged part, or with the reason why it cannot be read. */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, "r").catch((error: unknown) => {
    throw new Error(`${path} cannot be read (${reasonOf(error)}).`, { cause: error });
  });
  try {
    const stat = await file.stat();
    if (stat.isDirectory()) throw new Error("It is a folder; name the file that markaba export wrote.");
    const archive = { ...partsOf(file, path, stat.size), close: () => file.close() };
    const sums = await checkSums(archive);
    const manifest = await readManifest(archive, sums);
    await checkParts(archive, sums);
    return { manifest, ...archive };
  } catch (error) {
    await file.close();
    throw new Error(`${path} was not imported: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

type Parts = Omit<Archive, "manifest">;

function partsOf(file: FileHandle, path: string, size: number) {
  const at = async (start: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> => {
    const read = new Uint8Array(bytes);
    let done = 0;
    while (done < bytes) {
      const { bytesRead } = await file.read(read, done, bytes - done, start + done);
      if (bytesRead === 0) throw new Error("It is cut off.");
      done += bytesRead;
    }
    return read;
  };
  const isZero = async (start: number, bytes: number) => (await at(start, bytes)).every((byte) => byte === 0);

  async function* parts(): AsyncGenerator<Part> {
    let before = "";
    for (let start = 0; ;) {
      if (start + TAR_BLOCK > size) throw new Error(cutOff(before));
      const header = readTarHeader(await at(start, TAR_BLOCK));
      if (!header && start === 0)
        throw new Error("It was not made by markaba export, or its beginning is damaged.");
      if (!header) throw new Error(`The header of the part after ${before} is damaged.`);
      const part = { ...header, start: start + TAR_BLOCK };
      const end = part.start + part.size;
      if (end + tarPadding(part.size) > size) throw new Error(cutOff(part.path));
      if (!(await isZero(end, tarPadding(part.size)))) throw damaged(part.path);
      yield part;
      before = part.path;
      start = end + tarPadding(part.size);
      if (part.path !== SUM_OF_SUMS) continue;
      if (start + TAR_END_BYTES > size) throw new Error(cutOff(before));
      if (start + TAR_END_BYTES < size || !(await isZero(start, TAR_END_BYTES)))
        throw new Error(`The end of the archive, after ${before}, is damaged.`);
      return;
    }
  }

  return {
    parts,
    pieces: ({ start, size: bytes }: Part) =>
      bytes === 0
        ? none()
        : createReadStream(path, { start, end: start + bytes - 1, highWaterMark: PIECE_BYTES }),
    async read({ path, start, size: bytes }: Part) {
      if (bytes > MAX_READ_BYTES) throw new Error(`${path} has more than ${MAX_READ_BYTES >> 20} MB.`);
      return at(start, bytes);
    },
  };
}

const cutOff = (path: string): string =>
  `It is cut off ${path ? `in or after ${path}` : "at its beginning"}.`;

const damaged = (path: string): Error => new Error(`${path} is damaged.`);

async function checkSums(archive: Parts): Promise<Part> {
  let sums: Part | undefined;
  let last: Part | undefined;
  for await (const part of archive.parts()) {
    if (part.path === SUMS) sums = part;
    last = part;
  }
  if (!sums || !last || last.size > LAST_BYTES) throw damaged(SUMS);
  const expected = sumLine(SUMS, await sha256Of(archive.pieces(sums)));
  if (Buffer.from(await archive.read(last)).toString() !== expected)
    throw new Error(`The checksums (${SUMS}) are damaged.`);
  return sums;
}

async function readManifest(archive: Parts, sums: Part): Promise<Manifest> {
  for await (const part of archive.parts()) {
    const first = await archive.read({
      ...sums,
      size: Math.min(sums.size, sumLine(MANIFEST, "").length + 64),
    });
    const bytes = part.path === MANIFEST ? await archive.read(part) : null;
    if (!bytes || Buffer.from(first).toString() !== sumLine(MANIFEST, await sha256Of(one(bytes)))) break;
    return manifestIn(Buffer.from(bytes).toString());
  }
  throw damaged(MANIFEST);
}

async function checkParts(archive: Parts, sums: Part): Promise<void> {
  const lines = textLines(SUMS, archive.pieces(sums));
  for await (const part of archive.parts()) {
    if (part.path === SUMS || part.path === SUM_OF_SUMS) continue;
    const { value: line } = await lines.next();
    if (`${line}\n` !== sumLine(part.path, await sha256Of(archive.pieces(part)))) throw damaged(part.path);
  }
  if (!(await lines.next()).done) throw new Error("Parts are missing that its checksums name.");
}
