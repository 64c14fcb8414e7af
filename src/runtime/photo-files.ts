import { mkdirSync, rmSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoStore } from "./photo-store.ts";

// A name is used as a path: nothing but this shape may reach the disk.
const NAME = /^[0-9a-f]{32}-(?:\d{1,5}\.webp|share\.jpg)$/;

const incomingOf = (dir: string) => join(dir, "incoming");

/** Removes what a killed server left half-written; not while another one serves, whose uploads are on their way here. */
export const removeHalfWritten = (dir: string): void =>
  rmSync(incomingOf(dir), { recursive: true, force: true });

/** Keeps the pictures as files under `dir`, in sub-folders by the first two characters of their names. */
export function filePhotoStore(dir: string): PhotoStore {
  const incoming = incomingOf(dir);
  const folderOf = (name: string) => join(dir, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), checked(name));

  mkdirSync(incoming, { recursive: true });

  const putOne = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    const path = pathOf(name);
    const half = join(incoming, crypto.randomUUID());
    try {
      await writeDurably(half, bytes);
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  };

  return {
    put: async (files) => {
      const folders = new Set(files.map(({ name }) => folderOf(checked(name))));
      for (const folder of folders) if (await mkdir(folder, { recursive: true })) await syncFolder(dir);
      await Promise.all(files.map(({ name, bytes }) => putOne(name, bytes)));
      for (const folder of folders) await syncFolder(folder);
    },
    get: async (name) => {
      const file = Bun.file(pathOf(name));
      return (await file.exists()) ? file : null;
    },
    names: async function* () {
      for (const folder of await readdir(dir))
        if (/^[0-9a-f]{2}$/.test(folder))
          yield (await readdir(join(dir, folder))).filter((name) => NAME.test(name));
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
  };
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error(`Not the name of a photo: ${name}`);
  return name;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
