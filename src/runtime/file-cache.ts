import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "#src/core/errors.ts";

export type FileCache = ReturnType<typeof openFileCache>;

const UNFINISHED = ".new";

/** Keeps the files that an earlier process left in `dir`. */
export function openFileCache(dir: string, maxBytes: number) {
  mkdirSync(dir, { recursive: true });
  const sizes = new Map<string, number>();
  let total = 0;

  const note = (name: string, bytes: number) => {
    total += bytes - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes);
  };
  const remove = async (name: string): Promise<void> => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await rm(join(dir, name), { force: true });
  };

  const found = readdirSync(dir).map((name) => ({ name, ...statSync(join(dir, name)) }));
  for (const { name, size } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs))
    if (name.endsWith(UNFINISHED)) rmSync(join(dir, name));
    else note(name, size);

  return {
    get: async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
      const bytes = sizes.get(name);
      if (bytes === undefined) return null;
      note(name, bytes);
      const found = await unlessMissing(readFile(join(dir, name)), null);
      if (found) return new Uint8Array(found);
      await remove(name);
      return null;
    },
    put: async (name: string, bytes: Uint8Array) => {
      const unfinished = join(dir, `${name}-${crypto.randomUUID()}${UNFINISHED}`);
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, join(dir, name));
      note(name, bytes.length);
      for (const oldest of sizes.keys()) {
        if (total <= maxBytes) break;
        await remove(oldest);
      }
    },
    remove,
  };
}
