import { createReadStream, createWriteStream, mkdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import type { Config } from "#src/config.ts";
import { TAR_END_BYTES, tarHeader, tarPadding } from "#src/core/tar.ts";
import { type AnyTable, tableName } from "#src/db/all-rows.ts";
import { assertDatabaseIn, readConsistently } from "#src/db/consistent-read.ts";
import { lockFile } from "#src/db/lock.ts";
import type { Reader } from "#src/db/open.ts";
import { readKey } from "#src/features/backups/back-up.ts";
import { requiredFilesOf } from "#src/features/backups/copy-photos.ts";
import { openPhotoReader } from "#src/features/photos/photo-store.ts";
import { type PhotoReader, bytesOf } from "#src/runtime/photo-reader.ts";
import { allTables } from "./all-tables.ts";
import {
  MANIFEST,
  PHOTOS,
  SECRET,
  SUMS,
  SUM_OF_SUMS,
  contentHash,
  linesOf,
  newManifest,
  partOfTable,
  sumLine,
} from "./manifest.ts";
import type { Sink } from "./sink.ts";
import { hashed, inTurn, jsonLines, none, one } from "./streams.ts";

export interface ExportOptions {
  hasPhotos: boolean;
  hasSessions: boolean;
}

const PHOTOS_AT_ONCE = 8;

/** Writes the whole site as of one moment to `sink`, while a server may use it. */
export async function exportSite(config: Config, sink: Sink, options: ExportOptions, now = Date.now()) {
  assertDatabaseIn(config);
  const unlock = lockFile(config.DATA_DIR, "export.lock", "Another export of this site is running.");
  const workDir = join(config.DATA_DIR, "export-work");
  const clear = () => rmSync(workDir, { recursive: true, force: true });
  try {
    clear();
    mkdirSync(workDir, { mode: 0o700 });
    const copy = await copyTables(config, workDir, options);
    return await writeArchive(config, sink, { workDir, copy, ...options, now });
  } catch (error) {
    await sink.discard();
    throw error;
  } finally {
    clear();
    unlock();
  }
}

type CopiedTable = { name: string; path: string; rows: number; sha256: string };

interface Copy {
  keyId: string;
  tables: CopiedTable[];
}

/** Copies the tables to disk, so that a slow reader of the archive does not keep a database transaction open. */
const copyTables = (config: Config, workDir: string, { hasSessions }: ExportOptions): Promise<Copy> =>
  readConsistently(config, async ({ read, keyId }) => {
    const tables: CopiedTable[] = [];
    for (const table of allTables)
      if (hasSessions || tableName(table) !== "sessions") tables.push(await copyTable(read, table, workDir));
    return { keyId, tables };
  });

async function copyTable(read: Reader, table: AnyTable, workDir: string): Promise<CopiedTable> {
  const name = tableName(table);
  const path = join(workDir, name);
  const hash = new Bun.CryptoHasher("sha256");
  let rows = 0;
  const lines = hashed(
    linesOf(read, table, (more) => (rows += more)),
    hash,
  );
  await pipeline(lines, createZstdCompress(), createWriteStream(path, { mode: 0o600 }));
  return { name, path, rows, sha256: hash.digest("hex") };
}

async function writeArchive(
  config: Config,
  sink: Sink,
  { workDir, copy, hasPhotos, now }: { workDir: string; copy: Copy; now: number } & ExportOptions,
) {
  const archive = await archiveWriter(sink, workDir, now);
  const content = contentHash();
  try {
    const rows = Object.fromEntries(copy.tables.map((table) => [table.name, table.rows]));
    const manifest = newManifest({ keyId: copy.keyId, tables: rows, hasPhotos }, now);
    await archive.addBytes(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const secret = readKey(config, copy.keyId);
    if (secret) await archive.addBytes(SECRET, secret);
    for (const { name, path, sha256 } of copy.tables) {
      await archive.addFile(partOfTable(name), path);
      content.addTable(partOfTable(name), sha256);
    }
    let lost = 0;
    const ids = hasPhotos ? photoIdsIn(copy.tables) : none();
    for await (const files of inTurn(ids, PHOTOS_AT_ONCE, readPhoto(openPhotoReader(config)))) {
      if (files.some(({ bytes }) => bytes === null)) lost++;
      for (const { name, bytes } of files)
        if (bytes) content.addPhoto(PHOTOS + name, await archive.addBytes(PHOTOS + name, bytes));
    }
    await archive.end();
    return { manifest, sha256: content.digest(), hasSecret: secret !== null, lost };
  } finally {
    await archive.close();
  }
}

async function* photoIdsIn(tables: CopiedTable[]): AsyncGenerator<string> {
  const copy = tables.find(({ name }) => name === "photos");
  if (!copy) return;
  const text = createReadStream(copy.path).pipe(createZstdDecompress());
  for await (const { id } of jsonLines(copy.path, text)) yield String(id);
}

const readPhoto =
  (photos: PhotoReader) =>
  (id: string): Promise<{ name: string; bytes: Uint8Array | null }[]> =>
    Promise.all(requiredFilesOf(id).map(async (name) => ({ name, bytes: await bytesOf(photos, name) })));

/** Writes a tar archive file by file, ending with a file of checksums for `sha256sum -c`. */
export async function archiveWriter(sink: Sink, workDir: string, time: number) {
  const sumsPath = join(workDir, SUMS);
  const sums = await open(sumsPath, "wx", 0o600);

  async function addPieces(path: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = new Bun.CryptoHasher("sha256");
    let bytes = 0;
    await sink.write(tarHeader(path, size, time));
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      await sink.write(piece);
    }
    if (bytes !== size) throw new Error(`${path} has ${bytes} bytes instead of ${size}.`);
    await sink.write(new Uint8Array(tarPadding(size)));
    return hash.digest("hex");
  }

  async function note(path: string, sha256: string): Promise<string> {
    await sums.appendFile(sumLine(path, sha256));
    return sha256;
  }

  const addFile = async (path: string, file: string): Promise<string> =>
    addPieces(path, Bun.file(file).size, Bun.file(file).stream());
  const addBytes = async (path: string, bytes: Uint8Array): Promise<string> =>
    addPieces(path, bytes.length, one(bytes));

  return {
    addFile: async (path: string, file: string) => note(path, await addFile(path, file)),
    addBytes: async (path: string, bytes: Uint8Array) => note(path, await addBytes(path, bytes)),
    end: async () => {
      const sha256 = await addFile(SUMS, sumsPath);
      await addBytes(SUM_OF_SUMS, Buffer.from(sumLine(SUMS, sha256)));
      await sink.write(new Uint8Array(TAR_END_BYTES));
      await sink.done();
    },
    close: () => sums.close(),
  };
}
