import { Database as Sqlite } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { requiredFilesOf } from "#src/features/backups/copy-photos.ts";
import { photos } from "#src/features/photos/tables.ts";
import { photoPath } from "#src/runtime/photo-reader.ts";
import { rowWriter } from "./row-writer.ts";

export const PHOTOS = 10_000;
/** The sizes of a photo's six files, as from the encoder. */
const FILE_BYTES = [8_000, 15_000, 24_000, 45_000, 65_000, 110_000];

/** Adds photos to the market and writes their files; returns the number of bytes. */
export async function writePhotos(folder: string): Promise<number> {
  const sqlite = new Sqlite(join(folder, "markaba.sqlite"));
  const add = rowWriter(sqlite, photos);
  const listIds = () => sqlite.query("SELECT id FROM photos").values() as [string][];
  sqlite.run("BEGIN");
  for (let i = listIds().length; i < PHOTOS; i++)
    add({
      id: new Bun.CryptoHasher("sha256").update(`photo ${i}`).digest("hex").slice(0, 32),
      width: 1600,
      height: 1200,
      placeholder: "",
      createdAt: 0,
    });
  sqlite.run("COMMIT");
  const ids = listIds();
  sqlite.close();
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  let bytes = 0;
  for (const [number, [id]] of ids.entries())
    for (const [at, name] of requiredFilesOf(id).entries()) {
      const path = photoPath(join(folder, "photos"), name);
      mkdirSync(dirname(path), { recursive: true });
      const size = FILE_BYTES[at] ?? 0;
      const file = Buffer.alloc(size, noise);
      file.writeUInt32LE(number * FILE_BYTES.length + at);
      await Bun.write(path, file);
      bytes += size;
    }
  return bytes;
}
